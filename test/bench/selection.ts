// npm run bench:selection [-- --long] [-- --stress N]: Best Prefix Selection against the literal Algorithm 1 and its own chain.
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { bps } from '../../src/core/selection/bps.ts';
import { Chain } from '../../src/core/selection/chain.ts';
import type { Selection, SelectionInstance } from '../../src/core/selection/instance.ts';
import { literalBps } from '../../src/core/selection/literalBps.ts';
import { reduceInstance } from '../../src/core/selection/reduceInstance.ts';
import { finish } from '../../src/core/util/steps.ts';
import { libraryInstance, oddInstance } from '../support/instances.ts';

interface Case {
  readonly skills: number;
  readonly dense: boolean;
  readonly instances: number;
  readonly literal: boolean;
}

const { values: options } = parseArgs({ options: { long: { type: 'boolean', default: false }, stress: { type: 'string', default: '0' } } });

const cases: Case[] = [
  { skills: 124, dense: false, instances: 30, literal: true },
  { skills: 124, dense: true, instances: 9, literal: true },
  { skills: 1000, dense: false, instances: 30, literal: false },
  { skills: 1000, dense: true, instances: 9, literal: false },
  { skills: 5000, dense: false, instances: 9, literal: false },
  { skills: 10_000, dense: false, instances: 6, literal: false },
  ...(options.long ? [{ skills: 1000, dense: false, instances: 3, literal: true }] : []),
];

const REPEATS = 9;
let wrong = 0;
warmUp();
console.log('d = 64, B = 4,000, kappa = rho / B with rho 0, 1, 2 by turns; medians over instances, each the best of repeated runs');
console.table(cases.map(run));
stress(Number(options.stress));
process.exitCode = wrong === 0 ? 0 : 1;

function run({ skills, dense, instances, literal }: Case): Record<string, string | number> {
  const rows = Array.from({ length: instances }, (_, seed) => {
    const instance = libraryInstance(seed + 1, { skills, width: 64, dense, budget: 4000, price: seed % 3 });
    const fast = timed(() => finish(bps(instance)), REPEATS);
    const slow = literal ? timed(() => literalBps(instance), skills > 200 ? 1 : 3) : undefined;
    if (slow && !same(fast.result, slow.result)) wrong++;
    const { objective, upperBound, work } = fast.result;
    return {
      fast: fast.time, chain: chainTime(instance), literal: slow?.time ?? NaN, chains: work.chains, seeds: work.seeds,
      evaluations: work.evaluations, gap: 100 * (1 - objective / upperBound!),
    };
  });
  const each = (value: (row: (typeof rows)[number]) => number): number[] => rows.map(value).sort((a, b) => a - b);
  return {
    case: `L = ${skills} ${dense ? 'dense' : 'sparse'}`,
    'bps ms': median(each((row) => row.fast)).toFixed(2),
    'max ms': each((row) => row.fast).at(-1)!.toFixed(2),
    'literal ms': literal ? median(each((row) => row.literal)).toFixed(1) : '-',
    'literal / bps': literal ? median(each((row) => row.literal / row.fast)).toFixed(0) : '-',
    'bps / chain': median(each((row) => row.fast / row.chain)).toFixed(0),
    seeds: median(each((row) => row.seeds)),
    chains: median(each((row) => row.chains)),
    evaluations: median(each((row) => row.evaluations)),
    'gap %': median(each((row) => row.gap)).toFixed(2),
    'max gap %': each((row) => row.gap).at(-1)!.toFixed(2),
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

function stress(count: number): void {
  let different = 0;
  for (let seed = 1; seed <= count; seed++) {
    const instance = oddInstance(1_000_000 + seed, seed % 5 === 0 ? 60 : 25);
    if (same(finish(bps(instance)), literalBps(instance))) continue;
    different++;
    console.log(`seed ${seed}: the two versions differ`);
  }
  if (count > 0) console.log(`${count} odd instances against the literal algorithm: ${different} differ`);
  wrong += different;
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

function median(ascending: readonly number[]): number {
  return ascending[ascending.length >> 1]!;
}
