import { readFileSync } from 'node:fs';
import { libraryFindings } from '../../../../../src/core/lint/library/libraryFindings.ts';
import type { LibraryFinding, WantedFindings } from '../../../../../src/core/lint/library/libraryFinding.ts';
import type { LocatedMember } from '../../../../../src/core/lint/library/locatedMember.ts';
import { memberOf } from '../../../../../src/core/lint/library/memberOf.ts';
import type { OverlapOf } from '../../../../../src/core/lint/library/overlap.ts';
import { readWordVectors } from '../../../../../src/core/lint/library/wordVectors.ts';
import { readSkill } from '../../../../../src/core/skill/readSkill.ts';
import { finish, type Steps } from '../../../../../src/core/util/steps.ts';
import { grayMatterSplitter } from '../../../../../src/worker/grayMatterSplitter.ts';

/** The word vectors that ship. */
export const vectors = readWordVectors(readFileSync(new URL('../../../../../media/words.vectors', import.meta.url)));

/** A skill by name and description. */
export interface Written {
  readonly name: string;
  readonly description: string;
  readonly body?: string;
}

export function located({ name, description, body = '' }: Written): LocatedMember {
  const text = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
  const skill = readSkill(new TextEncoder().encode(text), `${name}/SKILL.md`, grayMatterSplitter);
  return { uri: `file:///l/${name}/SKILL.md`, root: 'l', path: `${name}/SKILL.md`, text: skill.text, member: memberOf(skill, vectors) };
}

export function findingsOf(skills: readonly Written[], wanted: WantedFindings = { redundant: true, distractors: true }): readonly LibraryFinding[] {
  return finish(libraryFindings(skills.map(located), wanted, noOverlap));
}

/** Each finding as `code name < first rival`. */
export function inShort(findings: readonly LibraryFinding[]): readonly string[] {
  const nameOf = (path: string | undefined): string => path?.split('/')[0] ?? '';
  return findings.map(({ code, path, related }) => `${code} ${nameOf(path)} < ${nameOf(related[0]?.path)}`);
}

/** Skills of other subjects, so that pairs stand among something. */
export const others: readonly Written[] = [
  { name: 'sourdough-baking', description: 'Bakes sourdough bread: starters, long fermentation, shaping, steam and scoring.' },
  { name: 'violin-practice', description: 'Plans violin practice: scales, bowing exercises, difficult passages and memorising a concerto.' },
  { name: 'beehive-care', description: 'Looks after bee colonies through the year: swarms, mites, feeding, honey harvest and wintering.' },
  { name: 'orbital-mechanics', description: 'Computes satellite orbits: transfers, launch windows, delta-v budgets and ground tracks.' },
  { name: 'family-tree', description: 'Researches ancestors in parish registers and census records and draws the family tree.' },
];

// eslint-disable-next-line require-yield -- nothing to compute
function* noOverlap(): Steps<OverlapOf> {
  return () => ({ capabilities: [], tokens: undefined, added: undefined });
}
