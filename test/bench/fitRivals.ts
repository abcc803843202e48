import { readFileSync, writeFileSync } from 'node:fs';
import { capabilityText } from '../../src/core/capability/capabilityText.ts';
import { insideEvidence, sameEvidence, turned, type Encounter, type InsideEvidence, type SameEvidence } from '../../src/core/lint/library/evidence.ts';
import { profileOf, type Profile } from '../../src/core/lint/library/profile.ts';
import { areToldApart, isWeighable, mayBeInside, mayBeSame } from '../../src/core/lint/library/rivalPair.ts';
import { encountersOf } from '../../src/core/lint/library/rivalPairs.ts';
import { readWordVectors } from '../../src/core/lint/library/wordVectors.ts';
import { readSkill } from '../../src/core/skill/readSkill.ts';
import { seededRandom } from '../../src/core/util/seededRandom.ts';
import { finish } from '../../src/core/util/steps.ts';
import { grayMatterSplitter } from '../../src/worker/grayMatterSplitter.ts';
import { fitLogistic, type Observation } from '../../src/train/fitLogistic.ts';
import { readOlderPairs, readOpenPairs, textsOf, type OverlapKind, type WrittenPair } from '../support/overlapSet.ts';
import { readSkillCorpus } from '../support/skillCorpus.ts';

// Fits the two models of src/core/lint/library/rivalModel.ts and writes their weights: on the open half of the overlap
// set (alone, and among 1,000 public skills), on the earlier pairs, and on neighbours in libraries of public skills, which
// are taken for no rivals unless they are nearly the same text. SKILL_LOADOUT_DATA names the folder with the public
// skills, of which the first 3,000 are used. Ten-fold cross-validation by pair is printed. DRY=1 writes nothing.

type Kind = OverlapKind | 'public' | 'other';

interface Example {
  readonly key: string;
  readonly kind: Kind;
  readonly library: string;
  readonly encounter: Encounter;
}

/** Neighbours this much alike may well be the same: they teach nothing. */
const unsure = { cosine: 0.85, words: 0.6 };
const ridge = 3e-4;
const folds = 10;

const corpus = readSkillCorpus();
if ('missing' in corpus) throw new Error(corpus.missing);
const vectors = readWordVectors(readFileSync(new URL('../../media/words.vectors', import.meta.url)));
const open = readOpenPairs();
const older = readOlderPairs();
const published = profilesOf(corpus.slice(0, 3_000));
const openProfiles = profilesOf(textsOf(open));

const examples: Example[] = [
  ...examplesIn('alone', openProfiles, written(open, 'open')),
  ...examplesIn('among 1,000', [...openProfiles, ...published.slice(0, 1_000)], written(open, 'open')).filter(({ kind }) => kind !== 'other'),
  ...examplesIn('earlier', profilesOf(textsOf(older)), written(older, 'earlier')).filter(({ kind }) => kind !== 'other'),
  ...examplesIn('public', published.slice(1_000, 2_000), (first, second) => ({ key: `${first + 1_000} ${second + 1_000}`, kind: 'public' })),
];
const next = seededRandom(42);
for (let library = 0; library < 8; library++) {
  const drawn = [...new Set(Array.from({ length: 150 }, () => Math.floor(next() * published.length)))].sort((a, b) => a - b);
  examples.push(...examplesIn('small', drawn.map((n) => published[n]!), (first, second) => ({ key: `${drawn[first]!} ${drawn[second]!}`, kind: 'public' })));
}

const same = fit('same', {
  holds: (kind) => kind === 'exact' || kind === 'reworded',
  teaches: (kind) => kind !== 'narrow',
  sidesOf: (encounter) => (mayBeSame(encounter) ? [{ isFirst: true, evidence: sameEvidence(encounter) }] : []),
});
const inside = fit('inside', {
  holds: (kind) => kind === 'narrow',
  teaches: (kind) => kind !== 'exact' && kind !== 'reworded',
  sidesOf: (encounter) => [encounter, turned(encounter)].flatMap((side, n) => (mayBeInside(side) ? [{ isFirst: n === 0, evidence: insideEvidence(side) }] : [])),
});
if (!process.env['DRY']) {
  writeFileSync(
    new URL('../../src/core/lint/library/rivalWeights.ts', import.meta.url),
    `import type { InsideEvidence, SameEvidence } from './evidence.ts';\nimport type { Weights } from './rivalModel.ts';\n\n// Written by test/bench/fitRivals.ts; not to be edited by hand.\n` +
      `export const sameWeights: Weights<SameEvidence> = ${inCode(same)};\nexport const insideWeights: Weights<InsideEvidence> = ${inCode(inside)};\n`,
  );
}

interface Task {
  readonly holds: (kind: Kind) => boolean;
  readonly teaches: (kind: Kind) => boolean;
  /** What is judged of a pair; where its kind holds, it holds for the first side. */
  readonly sidesOf: (encounter: Encounter) => readonly { readonly isFirst: boolean; readonly evidence: SameEvidence | InsideEvidence }[];
}

function fit(title: string, { holds, teaches, sidesOf }: Task) {
  const judged = examples.map((example) => ({ ...example, fold: foldOf(example.key), sides: sidesOf(example.encounter).map(({ isFirst, evidence }) => ({ isFirst, features: Object.values(evidence) as number[] })) }));
  const observations = (taken: typeof judged): Observation[] =>
    taken.flatMap(({ kind, library, sides }) => sides.map(({ isFirst, features }) => ({ features, holds: holds(kind) && isFirst, weight: weightOf(kind, library, holds(kind)) })));
  const teaching = judged.filter(({ kind, encounter }) => teaches(kind) && !isUnsure(kind, encounter));
  const scored = Array.from({ length: folds }, (_, fold) => {
    const model = fitLogistic(observations(teaching.filter((example) => example.fold !== fold)), ridge);
    return judged.filter((example) => example.fold === fold).map((example) => ({ ...example, odds: Math.max(...example.sides.map(({ features }) => oddsBy(model, features))) }));
  }).flat();
  console.log(`\n${title}, cross-validated: found with log odds of at least`);
  for (const least of [-0.5, -0.9, -1.3, -1.7, -2.1]) {
    const count = (library: string, kind: Kind): string => {
      const all = scored.filter((example) => example.library === library && example.kind === kind && !isUnsure(kind, example.encounter));
      return `${kind} ${all.filter(({ odds }) => odds >= least).length}`;
    };
    const written = ['alone', 'among 1,000', 'earlier'].map((library) => `${library}: ${(['reworded', 'narrow', 'near-miss'] as const).map((kind) => count(library, kind)).join(', ')}`);
    console.log(`${least}  ${written.join('; ')}; alone: ${count('alone', 'other')}; 1,000: ${count('public', 'public')}; 8 x 150: ${count('small', 'public')}`);
  }
  const { base, coefficients } = fitLogistic(observations(teaching), ridge);
  const names = Object.keys(examples.flatMap(({ encounter }) => sidesOf(encounter))[0]!.evidence);
  return { base, of: Object.fromEntries(names.map((name, n) => [name, coefficients[n]!])) };
}

function oddsBy({ base, coefficients }: ReturnType<typeof fitLogistic>, features: readonly number[]): number {
  return coefficients.reduce((sum, value, n) => sum + value * features[n]!, base);
}

/** Near misses were made to mislead and count more; the earlier pairs have no bodies and count less. */
function weightOf(kind: Kind, library: string, holds: boolean): number {
  if (library === 'earlier') return kind === 'near-miss' ? 2 : 0.3;
  return kind === 'near-miss' && !holds ? 3 : 1;
}

function isUnsure(kind: Kind, { likeness, nearness }: Encounter): boolean {
  return kind === 'public' && (nearness.cosine > unsure.cosine || likeness.words > unsure.words);
}

function examplesIn(library: string, profiles: readonly Profile[], about: (first: number, second: number) => { readonly key: string; readonly kind: Kind }): Example[] {
  const met = finish(encountersOf(profiles)).filter(({ encounter }) => !areToldApart(encounter) && isWeighable(encounter));
  return met.map(({ first, second, encounter }) => ({ library, encounter, ...about(first, second) }));
}

/** Tells the pairs of a set, which stand next to each other from the start, from all others. */
function written(pairs: readonly WrittenPair[], set: string) {
  return (first: number, second: number): { readonly key: string; readonly kind: Kind } => {
    const isPair = first % 2 === 0 && second === first + 1 && second < 2 * pairs.length;
    return { key: `${set} ${first >> 1} ${second >> 1}`, kind: isPair ? pairs[first / 2]!.kind : 'other' };
  };
}

function profilesOf(texts: readonly string[]): readonly Profile[] {
  return texts.map((text) => profileOf(capabilityText(readSkill(new TextEncoder().encode(text), 'skill/SKILL.md', grayMatterSplitter)), vectors));
}

/** The same pair falls into the same fold in every library. */
function foldOf(key: string): number {
  let hash = 7;
  for (const sign of key) hash = (hash * 31 + sign.charCodeAt(0)) >>> 0;
  return hash % folds;
}

function inCode({ base, of }: { readonly base: number; readonly of: Readonly<Record<string, number>> }): string {
  const rounded = (value: number): string => String(Number(value.toFixed(3)));
  return `{\n  base: ${rounded(base)},\n  of: { ${Object.entries(of).map(([name, value]) => `${name}: ${rounded(value)}`).join(', ')} },\n}`;
}
