import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export type OverlapKind = 'exact' | 'reworded' | 'narrow' | 'near-miss';

/** A skill of a written pair. */
export interface WrittenSkill {
  readonly name: string;
  readonly description: string;
  readonly body?: string;
}

/** Two skills written to overlap, or written to look as if they did. Of a narrow pair the second lies inside the first or the other way round. */
export interface WrittenPair {
  readonly kind: OverlapKind;
  readonly a: WrittenSkill;
  readonly b: WrittenSkill;
}

const folder = new URL('../fixtures/lint/', import.meta.url);

/** The half of the overlap set that may be looked at and tuned on. */
export function readOpenPairs(): readonly WrittenPair[] {
  return linesOf(readFileSync(new URL('overlap.open.jsonl', folder), 'utf8'));
}

/** The other half: to count on, never to look at. */
export function readSealedPairs(): readonly WrittenPair[] {
  return linesOf(gunzipSync(readFileSync(new URL('overlap.sealed.jsonl.gz', folder))).toString());
}

/** Earlier pairs, without bodies. */
export function readOlderPairs(): readonly WrittenPair[] {
  return JSON.parse(readFileSync(new URL('pairs.json', folder), 'utf8')) as readonly WrittenPair[];
}

/** The pair's skills as files, those of one pair next to each other. */
export function textsOf(pairs: readonly WrittenPair[]): readonly string[] {
  return pairs.flatMap(({ a, b }) => [a, b]).map(({ name, description, body = '' }) => `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`);
}

function linesOf(text: string): readonly WrittenPair[] {
  return text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as WrittenPair);
}
