// npm run bench:selection [-- --long] [-- --study] [-- --stress N]: Best Prefix Selection against the literal
// Algorithm 1, its own chain and the other rules. SKILL_LOADOUT_DATA names the folder of bench:capability.
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { bps } from '../../src/core/selection/bps.ts';
import { Chain } from '../../src/core/selection/chain.ts';
import type { Selection, SelectionInstance } from '../../src/core/selection/instance.ts';
import { literalBps } from '../../src/core/selection/literalBps.ts';
import { optimal } from '../../src/core/selection/optimal.ts';
import { reduceInstance } from '../../src/core/selection/reduceInstance.ts';
import { finish } from '../../src/core/util/steps.ts';
import { libraryInstance, oddInstance } from '../support/instances.ts';
import { realInstances } from './selectionReal.ts';
import { study, testbedInstance } from './selectionStudy.ts';

interface Case {
  readonly name: string;
  readonly instances: readonly SelectionInstance[];
  readonly repeats: number;
  readonly literal?: boolean;
}

const { values: options } = parseArgs({
  options: { long: { type: 'boolean', default: false }, study: { type: 'boolean', default: false }, stress: { type: 'string', default: '0' } },
});
const data = process.env['SKILL_LOADOUT_DATA'];

const cases: Case[] = [
  { ...synthetic(124, false, 30), repeats: 20, literal: true },
  { ...synthetic(124, true, 15), repeats: 9, literal: true },
  { ...synthetic(1000, false, 30), repeats: 9 },
  { ...synthetic(1000, true, 9), repeats: 3 },
  { ...synthetic(5000, false, 9), repeats: 3 },
  { ...synthetic(10_000, false, 9), repeats: 1 },
  ...[16_000, 50_000, 100_000].map((budget) => ({ ...synthetic(1000, false, 3, budget), repeats: 1 })),
  ...(data === undefined ? [] : [4_000, 16_000].map((budget) => ({ name: `real skills, B = ${budget}`, instances: realInstances(data, budget, 1), repeats: 3 }))),
  ...(options.long ? [{ ...synthetic(1000, false, 2), repeats: 1, literal: true }] : []),
];

let wrong = 0;
warmUp();
console.log('Synthetic: d = 64, B = 4,000 unless said, kappa = rho / B with rho 0, 1, 2 by turns. Over instances; each time is the best of repeated runs.');
console.table(cases.map(run));
if (data === undefined) console.log('Real skills skipped: set SKILL_LOADOUT_DATA to a folder with routing/tasks.jsonl, routing/skills/ and pool.jsonl.xz.');
if (options.study) {
  const tiled = (count: number, tiles: number) => Array.from({ length: count }, (_, n) => testbedInstance(1000 * tiles + n, tiles));
  console.table([...study('80 of 31 skills', tiled(80, 1)), ...study('900 of 31-124 skills', [1, 2, 3, 4].flatMap((tiles) => tiled(225, tiles)))]);
}
stress(Number(options.stress));
process.exitCode = wrong === 0 ? 0 : 1;

function synthetic(skills: number, dense: boolean, count: number, budget = 4000): { name: string; instances: SelectionInstance[] } {
  const instances = Array.from({ length: count }, (_, n) => libraryInstance(n + 1, { skills, width: 64, dense, budget, price: (n + 1) % 3 }));
  return { name: `L = ${skills} ${dense ? 'dense' : 'sparse'}${budget === 4000 ? '' : `, B = ${budget}`}`, instances };
}

function run({ name, instances, repeats, literal = false }: Case): Record<string, string | number> {
  const rows = instances.map((instance) => {
    const fast = timed(() => finish(bps(instance)), repeats);
    const slow = literal ? timed(() => literalBps(instance), instance.lengths.length > 200 ? 1 : 3) : undefined;
    if (slow && !same(fast.result, slow.result)) wrong++;
    const { objective, upperBound, work, complete } = fast.result;
    return {
      fast: fast.time, ratio: fast.time / chainTime(instance), complete: complete ? 1 : 0, chains: work.chains, evaluations: work.evaluations,
      literal: slow ? slow.time / fast.time : NaN, gap: objective > 0 ? 100 * (1 - objective / upperBound!) : 0, memory: memoryOf(instance),
    };
  });
  const at = (share: number, value: (row: (typeof rows)[number]) => number): number => {
    const ascending = rows.map(value).sort((a, b) => a - b);
    return ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))]!;
  };
  const both = (value: (row: (typeof rows)[number]) => number, digits: number): string => `${at(0.5, value).toFixed(digits)} / ${at(0.95, value).toFixed(digits)}`;
  return {
    'median / p95': name,
    ms: both(({ fast }) => fast, 2),
    'times one chain': both(({ ratio }) => ratio, 0),
    'literal is x slower': literal ? at(0.5, (row) => row.literal).toFixed(0) : '-',
    chains: both(({ chains }) => chains, 0),
    'gap %': both(({ gap }) => gap, 2),
    'ended %': ((100 * rows.reduce((sum, { complete }) => sum + complete, 0)) / rows.length).toFixed(0),
    'bytes / supply': at(0.5, ({ memory }) => memory).toFixed(0),
  };
}

/** The engine's own chain from the empty seed, arrays prepared, in ms. */
function chainTime(instance: SelectionInstance): number {
  const reduced = reduceInstance(instance);
  const chain = new Chain(reduced);
  return timed(() => {
    chain.restart();
    for (let next = chain.next(); next >= 0 && chain.density > reduced.kappa; next = chain.next()) chain.add(next);
  }, 50).time;
}

/** Bytes of typed arrays that a search makes beside its instance, for each supply > 0 of the instance; nothing freed in between. */
function memoryOf(instance: SelectionInstance): number {
  const before = process.memoryUsage().arrayBuffers;
  finish(bps(instance, 1));
  return Math.max(0, process.memoryUsage().arrayBuffers - before) / instance.supplies.values.length;
}

function stress(count: number): void {
  let [different, unsound] = [0, 0];
  for (let seed = 1; seed <= count; seed++) {
    const instance = oddInstance(1_000_000 + seed, seed % 5 === 0 ? 60 : 25);
    // Without a limit on effort: with one the search may stop where thousands of sets tie.
    const fast = finish(bps(instance, Infinity));
    if (!same(fast, literalBps(instance))) {
      different++;
      console.log(`seed ${seed}: the two versions differ`);
    }
    const best = finish(optimal(instance));
    if (best.objective < fast.objective || best.objective > fast.upperBound! + 1e-9) unsound++;
  }
  if (count > 0) console.log(`${count} odd instances against the literal algorithm: ${different} differ; against the optimum: ${unsound} bounds or optima unsound`);
  wrong += different + unsound;
}

function same(a: Selection, b: Selection): boolean {
  return isDeepStrictEqual([a.chosen, a.gains, a.seedSize, a.objective], [b.chosen, b.gains, b.seedSize, b.objective]);
}

function timed<T>(work: () => T, times: number): { result: T; time: number } {
  let best = Infinity;
  let result!: T;
  for (let n = 0; n < times; n++) {
    const start = performance.now();
    result = work();
    best = Math.min(best, performance.now() - start);
  }
  return { result, time: best };
}

function warmUp(): void {
  for (let seed = 0; seed < 60; seed++) {
    const instance = libraryInstance(seed, { skills: 60, width: 64, dense: seed % 2 === 0, budget: 4000, price: 1 });
    for (let n = 0; n < 10; n++) finish(bps(instance));
    literalBps(instance);
  }
}
