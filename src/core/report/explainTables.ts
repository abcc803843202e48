import { percent, tokenCount } from './document/wording.ts';
import type { ChosenBeside, DemandedSupply, ExplainReport, WordMatch } from './explainReport.ts';

/** Of what a skill covers alone, a smaller part tells people nothing. */
const leastPart = 0.01;
const mostCapabilities = 8;
/** Words in a sentence or a cell. */
const mostListed = 8;
/** Rows of words. */
const mostRows = 20;

/** The first words and how many there are beside them. @param count of all, where `words` are not */
export function listed(words: readonly string[], count = words.length): string {
  const shown = words.slice(0, mostListed);
  return count > shown.length ? `${shown.join(', ')} and ${tokenCount(count - shown.length)} more` : shown.join(', ');
}

/** One thing that speaks for a skill: words of the task and of the skill, and the part (0 to 1) that they are of it. */
export interface Speaking {
  readonly task: string;
  readonly skill: string;
  readonly where: string;
  readonly share: number;
  readonly line?: number;
}

/** What speaks for a skill, a row each; words that there is no room for in one row, nearness in meaning last. */
export function speaking({ match: { words, meaning } }: ExplainReport): readonly Speaking[] {
  if (words.length === 0) return [];
  const rows = words.slice(0, mostRows).map((word): Speaking => ({ task: word.task, skill: word.skill ?? '', where: whereInWords(word), share: word.share, ...(word.line === undefined ? {} : { line: word.line }) }));
  const rest = words.slice(mostRows);
  const restShare = rest.reduce((sum, { share }) => sum + share, 0);
  return [
    ...rows,
    ...(rest.length > 0 ? [{ task: `(${rest.length} more)`, skill: '', where: '', share: restShare }] : []),
    ...(meaning && meaning.share > 0 ? [{ task: '(in other words)', skill: '(near in meaning)', where: `name and description, nearness ${meaning.nearness.toFixed(2)} of 1`, share: meaning.share }] : []),
  ];
}

/** What the table of the chosen skills shows. */
export function besideCaption({ chosen }: ExplainReport): string {
  const first = chosen.some(({ givesWay }) => givesWay) ? ', first what gives way to it in the best set with it' : '';
  return `The chosen skills beside it${first}, with the task's words that only one of the two has`;
}

/** `3.4 %`, `<0.1 %`. */
export function chanceInWords(chance: number): string {
  return chance > 0 && chance < 0.001 ? '<0.1 %' : percent(chance);
}

/** `description, line 3`. */
export function whereInWords({ field, line }: WordMatch): string {
  return field === undefined ? '' : `${field}, ${line === undefined ? "the folder's" : `line ${line}`}`;
}

/** The demanded capabilities of which a skill covers something to speak of. */
export function telling(capabilities: readonly DemandedSupply[]): readonly DemandedSupply[] {
  const all = capabilities.reduce((sum, { alone }) => sum + alone, 0);
  return capabilities.filter(({ alone }) => alone >= leastPart * all).slice(0, mostCapabilities);
}

/** The name of a chosen skill, with its path where the explained one is named alike. */
export function nameBeside({ name, path, givesWay }: ChosenBeside, { skill }: ExplainReport): string {
  return `${name === skill.name ? `${name} (${path})` : name}${givesWay ? ' (gives way)' : ''}`;
}
