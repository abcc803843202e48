import type { CapabilityText } from '../../capability/capabilityModel.ts';
import { isWorkaday } from '../../capability/commonWords.ts';
import { proseOf } from '../../capability/prose.ts';
import { termsOf } from '../../capability/termsOf.ts';
import { claimsOf } from './disclaimers.ts';
import { statementOf, type Reading, type Statement } from './statement.ts';
import { termSetOf, type TermSet } from './termSet.ts';
import type { WordVectors } from './wordVectors.ts';

/** What is compared of one skill; depends on its own text only and may be kept as long as that stays the same. */
export interface Profile {
  readonly name: string;
  /** Clipped. */
  readonly description: string;
  /** Name and description, without what the skill says it is not for. */
  readonly claims: Statement;
  readonly body: Statement;
  /** Telling terms of the name: no workaday words. */
  readonly nameTerms: ReadonlySet<string>;
  /** Those of `nameTerms` that the description writes like the name of a product, language or format. */
  readonly properTerms: ReadonlySet<string>;
  /** Every term of name, description and body. */
  readonly allTerms: TermSet;
}

const mostName = 200;
const mostDescription = 4_000;
const mostBody = 60_000;

/** Profile of one skill; time linear in its text up to fixed limits. */
export function profileOf(text: CapabilityText, vectors: WordVectors): Profile {
  const name = text.name.slice(0, mostName);
  const description = text.description.slice(0, mostDescription);
  const prose = proseOf(text.body.slice(0, mostBody));
  const ofDescription: Reading = { halfAt: 1, mostTerms: 48, common: vectors.commonOf.description };
  const ofBody: Reading = { halfAt: 4, mostTerms: 64, common: vectors.commonOf.body };
  const nameTerms = new Set(Array.from(termsOf(name), ({ key }) => key).filter((term) => !isWorkaday(term)));
  const proper = properTermsOf(description);
  return {
    name,
    description,
    claims: statementOf(`${name}\n${claimsOf(description)}`, vectors, ofDescription),
    body: statementOf(prose, vectors, ofBody),
    nameTerms,
    properTerms: new Set([...nameTerms].filter((term) => proper.has(term))),
    allTerms: termSetOf(Array.from(termsOf(`${name}\n${description}\n${text.headings.join('\n')}\n${prose}`), ({ key }) => key)),
  };
}

/** Terms that are written with a capital inside a sentence, in capitals, or with a digit. */
function properTermsOf(description: string): ReadonlySet<string> {
  const proper = new Set<string>();
  for (const sentence of description.split(/[.!?:;\n]\s*/u)) {
    for (const [n, { key, written }] of [...termsOf(sentence)].entries()) {
      const capital = /^\p{Lu}/u.test(written) && (n > 0 || /^\P{Ll}+$|\p{Ll}\p{Lu}/u.test(written));
      if (capital || /\p{N}/u.test(written)) proper.add(key);
    }
  }
  return proper;
}
