import { readFileSync } from 'node:fs';
import { memberOf } from '../../src/core/lint/library/memberOf.ts';
import type { Member } from '../../src/core/lint/library/member.ts';
import type { RivalPair } from '../../src/core/lint/library/rivalPair.ts';
import { rivalPairsOf } from '../../src/core/lint/library/rivalPairs.ts';
import { readWordVectors } from '../../src/core/lint/library/wordVectors.ts';
import { readSkill } from '../../src/core/skill/readSkill.ts';
import { finish } from '../../src/core/util/steps.ts';
import { grayMatterSplitter } from '../../src/worker/grayMatterSplitter.ts';
import { readSkillCorpus } from '../support/skillCorpus.ts';

// Rival descriptions: how many of the written pairs are found among public skills, how fast, and which public pairs are
// reported, to be read by a person. SKILL_LOADOUT_DATA names the folder with the data; FROM=0 TO=1000 the skills of it
// that make the library; SHOW=60 prints so many of the pairs, spread over all.

interface WrittenPair {
  readonly kind: 'reworded' | 'narrow' | 'near-miss';
  readonly a: { readonly name: string; readonly description: string };
  readonly b: { readonly name: string; readonly description: string };
}

const [from, to, show] = [['FROM', 0], ['TO', 1_000], ['SHOW', 0]].map(([name, usual]) => Number(process.env[name as string] ?? usual)) as [number, number, number];
const corpus = readSkillCorpus();
if ('missing' in corpus) console.log(`Without public skills: ${corpus.missing}.`);
const vectors = readWordVectors(readFileSync(new URL('../../media/words.vectors', import.meta.url)));
const written = JSON.parse(readFileSync(new URL('../fixtures/lint/pairs.json', import.meta.url), 'utf8')) as readonly WrittenPair[];
const publicTexts = 'missing' in corpus ? [] : corpus.slice(from, to);
const writtenTexts = written.flatMap(({ a, b }) => [a, b]).map(({ name, description }) => `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`);

const skills = [...publicTexts, ...writtenTexts].map((text) => readSkill(new TextEncoder().encode(text), 'skill/SKILL.md', grayMatterSplitter));
const [members, readMs] = timed(() => skills.map((skill) => memberOf(skill, vectors)));
const [, pairMs] = timed(() => pairsOf(members));
const publicMembers = members.slice(0, publicTexts.length);
const publicPairs = pairsOf(publicMembers);
console.log(`${members.length} skills: read in ${(readMs / members.length).toFixed(2)} ms each, compared in ${pairMs.toFixed(0)} ms`);
report('written pairs alone', pairsOf(members.slice(publicTexts.length)), 0);
report(`written pairs among ${publicTexts.length} public skills`, pairsOf(members), publicTexts.length);
console.log(`public pairs: ${publicPairs.filter(({ kind }) => kind === 'same').length} the same, ${publicPairs.filter(({ kind }) => kind === 'inside').length} one inside the other`);
const step = show > 0 ? Math.max(1, publicPairs.length / show) : Infinity;
for (let n = 0; n < publicPairs.length && step < Infinity; n += step) print(publicPairs[Math.floor(n)]!);

function pairsOf(library: readonly Member[]): readonly RivalPair[] {
  return finish(rivalPairsOf(library.map(({ profile }) => profile)));
}

function report(title: string, pairs: readonly RivalPair[], start: number): void {
  const found = new Map(pairs.map(({ kind, first, second }) => [`${Math.min(first, second)} ${Math.max(first, second)}`, kind]));
  const counts = (['reworded', 'narrow', 'near-miss'] as const).map((kind) => {
    const own = written.flatMap((pair, n) => (pair.kind === kind ? [found.get(`${start + 2 * n} ${start + 2 * n + 1}`)] : []));
    return `${kind} ${own.filter((verdict) => verdict !== undefined).length} of ${own.length}`;
  });
  console.log(`${title}: found ${counts.join(', ')}`);
}

function print({ kind, first, second, likeness }: RivalPair): void {
  console.log(`\n${kind} ${likeness.toFixed(2)}`);
  for (const position of [first, second]) {
    const { name, description } = publicMembers[position]!.profile;
    console.log(`  ${name}: ${description.replace(/\s+/g, ' ').slice(0, 300)}`);
  }
}

function timed<T>(compute: () => T): [T, number] {
  const started = performance.now();
  const result = compute();
  return [result, performance.now() - started];
}
