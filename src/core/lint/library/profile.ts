import type { CapabilityText } from '../../capability/capabilityModel.ts';
import { proseOf } from '../../capability/prose.ts';
import { stem } from '../../capability/stem.ts';
import { termsOf } from '../../capability/termsOf.ts';
import { wordsOf } from '../../capability/words.ts';
import { claimsOf, tellsOrder } from './disclaimers.ts';
import { scopeOf, type Scope } from './scope.ts';
import { countTerms, statementOf, statementOfCounts, type Reading, type Statement } from './statement.ts';
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
  /** Unit vector of what description and body mean together, or all 0 where no word is known. */
  readonly sense: Float32Array;
  readonly scope: Scope;
  /** Whether the description places the skill before or after another step. */
  readonly inOrder: boolean;
  /** Stems of all words of the name: in a name no word is silent. */
  readonly nameTerms: ReadonlySet<string>;
  /** Terms that the description writes like the name of a product, language or format. */
  readonly properTerms: ReadonlySet<string>;
  /** Every term of name, description and body. */
  readonly allTerms: TermSet;
  /** Every term of the description without its disclaimers; the name is not in it. */
  readonly describedTerms: TermSet;
}

/** What the description counts beside the body. */
const claimsShare = 1.2;
const mostName = 200;
const mostDescription = 4_000;
const mostBody = 60_000;

/** How descriptions and bodies are read. */
export function readings({ commonOf }: WordVectors): { readonly description: Reading; readonly body: Reading } {
  return {
    description: { halfAt: 1, mostTerms: 48, common: commonOf.description },
    body: { halfAt: 4, mostTerms: 64, common: commonOf.body },
  };
}

/** Profile of one skill; time linear in its text up to fixed limits. */
export function profileOf(text: CapabilityText, vectors: WordVectors): Profile {
  const name = text.name.slice(0, mostName);
  const description = text.description.slice(0, mostDescription);
  const bodyTerms = countTerms(keysOf(proseOf(text.body.slice(0, mostBody))));
  const reading = readings(vectors);
  const nameTerms = new Set(Array.from(wordsOf(name), ({ folded }) => stem(folded)));
  const claimed = claimsOf(description);
  const claims = statementOf(keysOf(`${name}\n${claimed}`), vectors, reading.description);
  const body = statementOfCounts(bodyTerms, vectors, reading.body);
  return {
    name,
    description,
    claims,
    body,
    sense: together(claims.sense, body.sense),
    scope: scopeOf(claimed),
    inOrder: tellsOrder(description),
    nameTerms,
    properTerms: properTermsOf(claimed),
    describedTerms: termSetOf(new Set(keysOf(claimed))),
    allTerms: termSetOf(new Set([...keysOf(`${name}\n${description}`), ...bodyTerms.keys()])),
  };
}

function together(claims: Float32Array, body: Float32Array): Float32Array {
  const sum = claims.map((value, n) => claimsShare * value + body[n]!);
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

function keysOf(text: string): readonly string[] {
  return Array.from(termsOf(text), ({ key }) => key);
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
