import type { Steps } from '../util/steps.ts';
import type { LexicalFeatures } from './lexicalFeatures.ts';

/** Copies share so much of the terms of their descriptions (Jaccard): one word of a short one makes another skill. */
const sameDescription = 0.9;
/** And so much of all their terms. */
const sameText = 0.7;

// MinHash (Broder 1997): descriptions meet where all rows of one band agree, at a likeness of 0.9 with 99.5 %.
const bands = 4;
const rows = 3;
/** Originals that a bucket keeps; more are a family of templates, and work on it stays bounded. */
const mostInBucket = 8;

/**
 * Finds the skills that are copies of one another, renamed or hardly edited; time linear in the number of their terms.
 * @returns for each skill the first one that it is a copy of, itself where it is the first
 */
export function* copiesOf(library: readonly LexicalFeatures[]): Steps<Uint32Array> {
  const originalOf = new Uint32Array(library.length);
  const buckets = new Map<string, number[]>();
  for (const [n, skill] of library.entries()) {
    if (n % 64 === 63) yield;
    const keys = bandKeys(statedBy(skill));
    const met = new Set(keys.flatMap((key) => buckets.get(key) ?? []));
    const original = [...met].sort((a, b) => a - b).find((other) => isCopy(library[other]!, skill));
    originalOf[n] = original ?? n;
    if (original !== undefined) continue;
    for (const key of keys) {
      const bucket = buckets.get(key);
      if (bucket === undefined) buckets.set(key, [n]);
      else if (bucket.length < mostInBucket) bucket.push(n);
    }
  }
  return originalOf;
}

function isCopy(one: LexicalFeatures, other: LexicalFeatures): boolean {
  return likeness(statedBy(one), statedBy(other)) >= sameDescription && likeness(one.terms, other.terms) >= sameText;
}

/** A skill without a description is what its text says. */
function statedBy({ descriptionTerms, terms }: LexicalFeatures): readonly string[] {
  return descriptionTerms.length > 0 ? descriptionTerms : terms;
}

function bandKeys(terms: readonly string[]): readonly string[] {
  const least = new Uint32Array(bands * rows).fill(0xffff_ffff);
  for (const term of terms) {
    const hash = hashOf(term);
    for (let n = 0; n < least.length; n++) least[n] = Math.min(least[n]!, mix(hash, n));
  }
  return Array.from({ length: bands }, (_, band) => `${band}:${least.subarray(band * rows, (band + 1) * rows).join()}`);
}

/** FNV-1a over UTF-16 units. */
function hashOf(term: string): number {
  let hash = 0x811c_9dc5;
  for (let n = 0; n < term.length; n++) hash = Math.imul(hash ^ term.charCodeAt(n), 0x0100_0193);
  return hash;
}

/** The n-th of several unrelated hashes of a hash (the finalizer of MurmurHash3). */
function mix(hash: number, n: number): number {
  let mixed = hash ^ Math.imul(n + 1, 0x9e37_79b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Jaccard's likeness of two sets, 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const known = new Set(one);
  const shared = other.filter((term) => known.has(term)).length;
  const all = one.length + other.length - shared;
  return all === 0 ? 1 : shared / all;
}
