import { readFileSync } from 'node:fs';
import { capabilityText } from '../../src/core/capability/capabilityText.ts';
import { profileOf, type Profile } from '../../src/core/lint/library/profile.ts';
import { plainlyAlike, type RivalPair } from '../../src/core/lint/library/rivalPair.ts';
import { rivalPairsOf } from '../../src/core/lint/library/rivalPairs.ts';
import { readWordVectors } from '../../src/core/lint/library/wordVectors.ts';
import { readSkill } from '../../src/core/skill/readSkill.ts';
import { finish } from '../../src/core/util/steps.ts';
import { grayMatterSplitter } from '../../src/worker/grayMatterSplitter.ts';
import { readOlderPairs, readOpenPairs, readSealedPairs, textsOf, type OverlapKind, type WrittenPair } from '../support/overlapSet.ts';
import { readSkillCorpus } from '../support/skillCorpus.ts';

// Rival descriptions: how many of the written pairs are found, as a library of their own and among public skills, how
// fast, and which public pairs are reported, to be read by a person. SKILL_LOADOUT_DATA names the folder with the data;
// FROM=0 TO=1000 EVERY=1 the skills of it that make the library; SHOW=60 prints so many of the pairs, the most alike first;
// SEALED=1 counts on the sealed half of the overlap set instead of the open one, and prints nothing but counts.

const [from, to, every, show] = [['FROM', 0], ['TO', 1_000], ['EVERY', 1], ['SHOW', 0]].map(([name, usual]) => Number(process.env[name as string] ?? usual)) as [number, number, number, number];
const sealed = Boolean(process.env['SEALED']);
const kinds: readonly OverlapKind[] = ['exact', 'reworded', 'narrow', 'near-miss'];

const corpus = readSkillCorpus();
if ('missing' in corpus) console.log(`Without public skills: ${corpus.missing}.`);
const vectors = readWordVectors(readFileSync(new URL('../../media/words.vectors', import.meta.url)));
const publicProfiles = profilesOf('missing' in corpus ? [] : corpus.slice(from, to).filter((_, n) => n % every === 0));

for (const [title, pairs] of [[sealed ? 'sealed' : 'open', sealed ? readSealedPairs() : readOpenPairs()], ['earlier', readOlderPairs()]] as const) {
  const profiles = profilesOf(textsOf(pairs));
  report(`${title} pairs alone`, pairs, pairsOf(profiles));
  if (publicProfiles.length > 0) report(`${title} pairs among ${publicProfiles.length} public skills`, pairs, pairsOf([...profiles, ...publicProfiles]));
}
if (!sealed && publicProfiles.length > 0) reportPublic();

function reportPublic(): void {
  const times = Array.from({ length: 3 }, () => timed(() => pairsOf(publicProfiles)));
  const found = times[0]![0];
  const count = (wanted: (pair: RivalPair) => boolean): number => found.filter(wanted).length;
  console.log(`${publicProfiles.length} public skills compared in ${Math.min(...times.map(([, ms]) => ms)).toFixed(0)} ms (best of ${times.length})`);
  console.log(
    `public pairs: ${count(({ kind, likeness }) => kind === 'same' && likeness >= plainlyAlike)} the same (warnings), ` +
      `${count(({ kind, likeness }) => kind === 'same' && likeness < plainlyAlike)} seem the same, ${count(({ kind }) => kind === 'inside')} one inside the other`,
  );
  for (const pair of found.slice(0, show)) print(pair);
}

function profilesOf(texts: readonly string[]): readonly Profile[] {
  return texts.map((text) => profileOf(capabilityText(readSkill(new TextEncoder().encode(text), 'skill/SKILL.md', grayMatterSplitter)), vectors));
}

function pairsOf(profiles: readonly Profile[]): readonly RivalPair[] {
  return finish(rivalPairsOf(profiles));
}

/** The pairs' skills stand at the start of the library, those of one pair next to each other. */
function report(title: string, written: readonly WrittenPair[], found: readonly RivalPair[]): void {
  const verdicts = new Map(found.map(({ kind, first, second }) => [`${Math.min(first, second)} ${Math.max(first, second)}`, kind]));
  const counts = kinds.flatMap((kind) => {
    const own = written.flatMap((pair, n) => (pair.kind === kind ? [verdicts.get(`${2 * n} ${2 * n + 1}`)] : []));
    const named = own.filter((verdict) => verdict === (kind === 'narrow' ? 'inside' : 'same')).length;
    const reported = own.filter((verdict) => verdict !== undefined).length;
    return own.length === 0 ? [] : [`${kind} ${reported} of ${own.length}${kind === 'near-miss' ? '' : ` (${named} by the right name)`}`];
  });
  console.log(`${title}: ${counts.join(', ')}`);
}

function print({ kind, first, second, likeness }: RivalPair): void {
  console.log(`\n${kind} ${likeness.toFixed(2)}`);
  for (const position of [first, second]) {
    const { name, description } = publicProfiles[position]!;
    console.log(`  ${name}: ${description.replace(/\s+/g, ' ').slice(0, 300)}`);
  }
}

function timed<T>(compute: () => T): [T, number] {
  const started = performance.now();
  const result = compute();
  return [result, performance.now() - started];
}
