import { isSilent } from '../../core/capability/commonWords.ts';
import { proseOf } from '../../core/capability/prose.ts';
import { termsOf } from '../../core/capability/termsOf.ts';
import { wordsOf } from '../../core/capability/words.ts';
import { readSkillText } from '../../core/skill/readSkill.ts';
import { grayMatterSplitter } from '../../worker/grayMatterSplitter.ts';
import { statedRequests } from './statedRequests.ts';

/** How often each term stands in a text. */
export type TermCounts = ReadonlyMap<string, number>;

/** What is learned from one skill: that its requests and sections lie near its name and description. */
export interface Example {
  readonly name: string;
  /** Terms of all of it, in order, for what stands near what. */
  readonly sequence: readonly string[];
  /** Name and description. */
  readonly head: TermCounts;
  /** What the description says it is to be called for; part of `head`. */
  readonly requests: readonly TermCounts[];
  /** Parts of the body under one heading each. */
  readonly sections: readonly TermCounts[];
}

/** In English prose a third of all words is silent; in other languages next to none is. */
const leastSilent = 0.12;
const plain = /^[a-z0-9+#]{2,}$/;
const mostBody = 60_000;
const mostSections = 24;
const leastTerms = 8;
const mostTerms = 120;
const beforeHeading = /\n(?=#{1,4}\s)/;

/** @returns undefined where a skill is not in English: mixed languages would teach which words are foreign */
export function exampleOf(text: string): Example | undefined {
  const skill = readSkillText(text, 'SKILL.md', grayMatterSplitter);
  const head = `${skill.name}\n${skill.description}`;
  const body = proseOf(skill.text.slice(skill.bodyRange.start, skill.bodyRange.end).slice(0, mostBody));
  if (!isEnglish(`${head}\n${body}`)) return undefined;
  const sections = body.split(beforeHeading).map((section) => termsIn(section).slice(0, mostTerms));
  const requests = statedRequests(skill.description).map((query) => new Map([...query].map(([term, { count }]) => [term, count])));
  return {
    name: skill.name,
    sequence: [...termsIn(head), ...termsIn(body)],
    head: countsOf(termsIn(head)),
    requests,
    sections: sections.filter((terms) => terms.length >= leastTerms).slice(0, mostSections).map(countsOf),
  };
}

function isEnglish(text: string): boolean {
  let words = 0;
  let silent = 0;
  for (const { folded } of wordsOf(text)) {
    words++;
    if (isSilent(folded)) silent++;
  }
  return silent >= leastSilent * words;
}

function termsIn(text: string): readonly string[] {
  return Array.from(termsOf(text), ({ key }) => key).filter((term) => plain.test(term));
}

function countsOf(terms: readonly string[]): TermCounts {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
