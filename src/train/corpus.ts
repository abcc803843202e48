import { wordsOf } from '../core/capability/words.ts';
import { isSilent } from '../core/capability/commonWords.ts';
import { proseOf } from '../core/capability/prose.ts';
import { termsOf } from '../core/capability/termsOf.ts';
import { readSkill } from '../core/skill/readSkill.ts';
import { grayMatterSplitter } from '../worker/grayMatterSplitter.ts';

/** A public skill to train on. */
export interface CorpusLine {
  readonly text: string;
  readonly repo?: string;
  readonly licence?: string;
}

/** Terms of one skill in order, the description first. */
export interface TrainingText {
  readonly head: readonly string[];
  readonly body: readonly string[];
}

/** In English prose a third of all words is silent; in other languages next to none is. */
const leastSilent = 0.12;
const plain = /^[a-z0-9+#]{2,}$/;
const mostBody = 60_000;

/** The terms of a skill, or undefined where it is not in English: mixed languages would teach which words are foreign. */
export function trainingText({ text }: CorpusLine): TrainingText | undefined {
  const skill = readSkill(new TextEncoder().encode(text), 'SKILL.md', grayMatterSplitter);
  const head = `${skill.name}\n${skill.description}`;
  const body = proseOf(skill.text.slice(skill.bodyRange.start, skill.bodyRange.end).slice(0, mostBody));
  let words = 0;
  let silent = 0;
  for (const { folded } of wordsOf(`${head}\n${body}`)) {
    words++;
    if (isSilent(folded)) silent++;
  }
  if (silent < leastSilent * words) return undefined;
  const terms = (part: string) => Array.from(termsOf(part), ({ key }) => key).filter((term) => plain.test(term));
  return { head: terms(head), body: terms(body) };
}
