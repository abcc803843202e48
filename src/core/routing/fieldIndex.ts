import { proseAndCode } from '../capability/prose.ts';
import { termsOf } from '../capability/termsOf.ts';
import type { Steps } from '../util/steps.ts';
import type { RoutingSkill } from './routingSkill.ts';

/** The fields of a skill that retrieval tells apart, by number. */
export const fields = ['name', 'description', 'headings', 'prose', 'code'] as const;

/** Where a term occurs: skills ascending, each field of a skill by itself. */
export interface Postings {
  /** Skill times `fields.length`, plus the field. */
  readonly keys: number[];
  /** Occurrences there, > 0. */
  readonly counts: number[];
}

/** Raw term counts of all skills of an evaluation; what they weigh depends on the library, so it is for the query to say. */
export interface FieldIndex {
  readonly postings: ReadonlyMap<string, Postings>;
  /** Terms in each field of each skill, by the keys of the postings. */
  readonly lengths: Float64Array;
}

/** Characters of a field that are read; a body beyond it is data rather than instructions. */
const mostCharacters = 120_000;

/** Counts the terms of every field once; time and memory linear in the texts. */
export function* indexFields(skills: readonly RoutingSkill[]): Steps<FieldIndex> {
  const postings = new Map<string, Postings>();
  const lengths = new Float64Array(skills.length * fields.length);
  for (const [skill, { text }] of skills.entries()) {
    yield;
    const { prose, code } = proseAndCode(text.body.slice(0, mostCharacters));
    const texts = [text.name, text.description, text.headings.join('\n'), prose, code];
    for (const [field, content] of texts.entries()) {
      const key = skill * fields.length + field;
      for (const { key: term } of termsOf(content.slice(0, mostCharacters))) {
        lengths[key]!++;
        let list = postings.get(term);
        if (list === undefined) postings.set(term, (list = { keys: [], counts: [] }));
        const last = list.keys.length - 1;
        if (list.keys[last] === key) list.counts[last]!++;
        else {
          list.keys.push(key);
          list.counts.push(1);
        }
      }
    }
  }
  return { postings, lengths };
}
