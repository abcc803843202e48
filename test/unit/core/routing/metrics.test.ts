import assert from 'node:assert/strict';
import { bootstrapInterval, meanOf, quantile } from '../../../../src/core/routing/bootstrap.ts';
import { compareStrategies } from '../../../../src/core/routing/compare.ts';
import type { Outcome } from '../../../../src/core/routing/evaluation.ts';
import { resultsCsv } from '../../../../src/core/routing/csv.ts';
import { summarise } from '../../../../src/core/routing/summarise.ts';
import { random } from '../../../support/random.ts';

const tasks = [
  { id: 'a', task: '', needed: [0] },
  { id: 'b', task: '', needed: [0, 1] },
  { id: 'c', task: '', needed: [1, 2] },
  { id: 'd', task: '', needed: [] },
  { id: 'e', task: '', needed: [] },
];

function outcomes(...chosen: readonly (readonly number[])[]): readonly Outcome[] {
  return chosen.map((set, task) => ({ strategy: 's', scale: 3, task, chosen: set, tokens: 10 * set.length, ms: task + 1 }));
}

describe('the figures of an evaluation', () => {
  it('agree with a calculation by hand', () => {
    const result = summarise(tasks, { outcomes: outcomes([0, 7], [1], [], [], [4]), prepareMs: [3, 1, 2] }, 42);
    assert.equal(result.tasks, 3);
    assert.equal(result.recall, (1 + 0.5 + 0) / 3);
    assert.equal(result.precision, (0.5 + 1) / 2, 'over the sets that are not empty');
    assert.equal(result.allGold, 1 / 3);
    assert.equal(result.emptyRate, 1 / 3);
    assert.deepEqual([result.tasksWithoutNeed, result.emptyRateWithoutNeed], [2, 0.5]);
    assert.deepEqual([result.tokens, result.skills], [10, 1], 'over the tasks that need skills');
    assert.deepEqual([result.ms, result.prepareMs], [{ p50: 2, p95: 3 }, 2]);
    assert.deepEqual(result.byGolden.map(({ golden, tasks: count, recall, allGold }) => [golden, count, recall, allGold]), [[1, 1, 1, 1], [2, 2, 0.25, 0]]);
  });

  it('are null, not 0, where no task has any', () => {
    const { recall, recallInterval, precision, ms, emptyRateWithoutNeed } = summarise(tasks.slice(3), { outcomes: outcomes([], []), prepareMs: [] }, 42);
    assert.deepEqual([recall, recallInterval, precision, ms.p50, emptyRateWithoutNeed], [null, null, null, null, 1]);
  });

  it('have quantiles that are values themselves', () => {
    assert.deepEqual([quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 0.95), quantile([9], 0.025)], [2, 4, 9]);
  });

  it('compare strategies task by task, tasks without need left out', () => {
    const run = (...chosen: number[][]) => ({ outcomes: outcomes(...chosen), prepareMs: [] });
    const runs = new Map([['bm25', run([0], [0], [], [], [])], ['bps', run([0], [0, 1], [1], [1], [])]]);
    const [comparison, ...others] = compareStrategies(tasks, 3, runs, 42);
    assert.deepEqual(others, []);
    assert.deepEqual([comparison?.scale, comparison?.strategy, comparison?.against, comparison?.recallLead], [3, 'bps', 'bm25', 1 / 3]);
    assert.deepEqual(comparison?.interval, [0, 0.5]);
  });

  it('are written as comma-separated values', () => {
    const [titles, row, end] = resultsCsv([{ strategy: 's', scale: 3, ...summarise(tasks, { outcomes: outcomes([0], [0], [1, 2]), prepareMs: [] }, 1) }]).split('\n');
    assert.match(titles!, /^strategy,scale,tasks,recall,recall_lo,recall_hi,precision,/);
    assert.match(row!, /^s,3,3,0\.8333333333333334,0\.5,1,1,/);
    assert.equal(row!.split(',').length, titles!.split(',').length);
    assert.equal(end, '');
  });
});

describe('a bootstrap interval', () => {
  it('holds the mean, depends on the seed alone and narrows with more tasks', () => {
    const source = random(9);
    for (let n = 1; n < 40; n++) {
      const values = Array.from({ length: n }, () => (source.next() < 0.1 ? undefined : source.int(4) / 3));
      const interval = bootstrapInterval(values, 42);
      const mean = meanOf(values);
      if (mean === null) assert.equal(interval, null);
      else assert.ok(interval !== null && interval[0] <= mean && mean <= interval[1], JSON.stringify(values));
      assert.deepEqual(interval, bootstrapInterval(values, 42));
    }
    const width = (n: number) => {
      const [lo, hi] = bootstrapInterval(Array.from({ length: n }, (_, at) => at % 2), 1)!;
      return hi - lo;
    };
    assert.ok(width(400) < width(20) / 3);
  });

  it('of 100 tasks half of which succeed is that of the binomial distribution', () => {
    const [lo, hi] = bootstrapInterval(Array.from({ length: 100 }, (_, n) => n % 2), 42)!;
    assert.ok(Math.abs(lo - 0.4) <= 0.015 && Math.abs(hi - 0.6) <= 0.015, `${lo} ${hi}`);
  });
});
