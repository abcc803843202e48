import type { CapabilityText } from './capabilityModel.ts';
import { proseAndCode } from './prose.ts';
import { SharedStrings } from './sharedStrings.ts';
import { termsOf } from './termsOf.ts';

/** What the lexical model keeps of one skill: plain data, a few kilobytes, independent of the library. */
export interface LexicalFeatures {
  /** The skill's name as written. */
  readonly name: string;
  /** Stems, the heaviest first, each once. */
  readonly terms: readonly string[];
  /** For each term its field-weighted frequency (BM25F's pseudo-frequency), > 0. */
  readonly frequencies: Float32Array;
  /** The part of each frequency that comes from name, description and declared capabilities, >= 0. */
  readonly headline: Float32Array;
  /** Words of the description as written, without repeats, in order. */
  readonly descriptionWords: readonly string[];
  /** The stem of each of `descriptionWords`. */
  readonly descriptionTerms: readonly string[];
  readonly declared: readonly string[];
}

/** How one field counts: its weight, how far its length is normalised (BM25's b), its usual length in terms, its cap in characters. */
interface Field {
  readonly weight: number;
  readonly b: number;
  readonly usualTerms: number;
  readonly mostCharacters: number;
}

// Fixed usual lengths, not the library's means: features then depend on one skill alone and can be cached.
const headline: Field = { weight: 1, b: 0.75, usualTerms: 36, mostCharacters: 4_000 };
const headings: Field = { weight: 0.3, b: 0.75, usualTerms: 40, mostCharacters: 20_000 };
const body: Field = { weight: 0.12, b: 1, usualTerms: 550, mostCharacters: 120_000 };
// Libraries, commands and formats stand in code; it tells skills apart as well as prose does.
const code: Field = { weight: 0.12, b: 1, usualTerms: 230, mostCharacters: 60_000 };

/** Characters that are read of a value of the front matter, and of a body. */
export const [mostOfValue, mostOfBody] = [headline.mostCharacters, body.mostCharacters];

/** A field shorter than this share of its usual length gains no more: two words are not all that a skill is about. */
const shortest = 0.1;

/** The heaviest terms that are kept; the tail of a long body tells nothing apart. */
const mostTerms = 500;
const mostDescriptionWords = 40;

/**
 * Features of one skill; time linear in its text, memory bounded whatever the text.
 * @param words those of all skills that features are kept of
 */
export function lexicalFeatures(text: CapabilityText, words = new SharedStrings()): LexicalFeatures {
  const frequencies = new Map<string, number>();
  addField(frequencies, [text.name, text.description, ...text.declared].join('\n'), headline);
  const stated = new Map(frequencies);
  addField(frequencies, text.headings.join('\n'), headings);
  const parts = proseAndCode(text.body.slice(0, body.mostCharacters));
  addField(frequencies, parts.prose, body);
  addField(frequencies, parts.code, code);
  const heaviest = [...frequencies].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, mostTerms);
  const described = distinctWords(text.description);
  return {
    name: text.name.slice(0, 200),
    terms: heaviest.map(([term]) => words.share(term)),
    frequencies: Float32Array.from(heaviest, ([, frequency]) => frequency),
    headline: Float32Array.from(heaviest, ([term]) => stated.get(term) ?? 0),
    descriptionWords: Array.from(described.values(), (word) => words.share(word)),
    descriptionTerms: Array.from(described.keys(), (term) => words.share(term)),
    declared: text.declared,
  };
}

/** Adds w_f tf / (1 - b + b len / usual) of every term: BM25F, Robertson and Zaragoza 2009, section 3.6. */
function addField(frequencies: Map<string, number>, text: string, field: Field): void {
  const counts = new Map<string, number>();
  let length = 0;
  for (const { key } of termsOf(text.slice(0, field.mostCharacters))) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    length++;
  }
  const relativeLength = Math.max(shortest, 1 - field.b + (field.b * length) / field.usualTerms);
  const scale = field.weight / relativeLength;
  for (const [term, count] of counts) frequencies.set(term, (frequencies.get(term) ?? 0) + count * scale);
}

function distinctWords(description: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { key, written } of termsOf(description.slice(0, headline.mostCharacters))) {
    if (!words.has(key)) words.set(key, written);
    if (words.size === mostDescriptionWords) break;
  }
  return words;
}
