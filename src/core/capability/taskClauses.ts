import { taskParts } from './taskParts.ts';
import { termsOf } from './termsOf.ts';

/** What joins the clauses of a sentence; commas inside numbers do not. */
const joint = /[,;:]\s+(?:and\s+)?(?:then\s+)?|\s+(?:and|then)\s+(?:then\s+)?|(?<=[、，；：])/iu;

/** With more clauses only sentences are told apart: work on a huge task stays bounded. */
const mostClauses = 96;
/** A shorter piece belongs to the clause before it (`fill and sign the form`). */
const leastTerms = 2;

/**
 * The parts of a task with the clauses of each: `clean the export, draw a chart and mail it to the board` asks for three
 * things. Sentences stay parts beside their clauses, since clauses share context. Linear time.
 */
export function taskClauses(task: string): readonly string[] {
  const parts = taskParts(task);
  const all = parts.flatMap((part) => {
    const clauses = clausesOf(part);
    return clauses.length > 1 ? [part, ...clauses] : [part];
  });
  return all.length > mostClauses ? parts : all;
}

function clausesOf(part: string): readonly string[] {
  const clauses: string[] = [];
  for (const piece of part.split(joint)) {
    if (clauses.length > 0 && countTerms(piece) < leastTerms) clauses.push(`${clauses.pop()!} ${piece}`);
    else clauses.push(piece);
  }
  return clauses;
}

function countTerms(text: string): number {
  return new Set(Array.from(termsOf(text), ({ key }) => key)).size;
}
