import assert from 'node:assert/strict';
import { seededRandom } from '../../../../src/core/util/seededRandom.ts';
import { calibrate } from '../../../../src/train/demand/calibrate.ts';
import { chooseKappa, kappas } from '../../../../src/train/demand/chooseKappa.ts';
import { fitLogistic } from '../../../../src/train/fitLogistic.ts';
import { readLabelledTasks, type LabelledTask } from '../../../../src/train/demand/labelledTask.ts';
import type { Observation } from '../../../../src/train/demand/observations.ts';
import type { Trial } from '../../../../src/train/demand/trySelection.ts';

describe('fitLogistic', () => {
  it('finds the coefficients that outcomes were drawn by', () => {
    const next = seededRandom(3);
    const [truth, constant] = [[2, 0.5], -1];
    const cases = Array.from({ length: 20_000 }, () => {
      const features = [4 * next() - 2, 4 * next() - 2];
      const chance = 1 / (1 + Math.exp(-features.reduce((sum, value, n) => sum + value * truth[n]!, constant)));
      return { features, holds: next() < chance, weight: 1 };
    });
    const { base, coefficients } = fitLogistic(cases, 1e-6);
    assert.ok(Math.abs(base - constant) < 0.1);
    for (const [n, value] of coefficients.entries()) assert.ok(Math.abs(value - truth[n]!) < 0.1, `${n}: ${value}`);
  });

  it('stays finite where cases can be told apart without a mistake', () => {
    const { base, coefficients } = fitLogistic([-2, -1, 1, 2].map((value) => ({ features: [value], holds: value > 0, weight: 1 })), 1e-6);
    assert.ok(Number.isFinite(base) && Number.isFinite(coefficients[0]) && coefficients[0]! > 1);
  });
});

const task = (needed: readonly number[]): LabelledTask => ({ id: 't', task: 'do it', needed, alternatives: [] });

describe('calibrate', () => {
  it('tells served tasks from others by their best, and needed skills by their relevance', () => {
    const observations: Observation[] = [1.2, 1.3, 1.4, 1.5].flatMap((best): Observation[] => [
      { task: task([0]), skills: 100, relevance: [best, best - 0.6, best - 0.8], needed: [true, false, false] },
      { task: task([]), skills: 100, relevance: [best - 0.9, best - 1], needed: [false, false] },
    ]);
    const { served, needed } = calibrate(observations);
    assert.ok(served[1] > 0 && needed[1] > 0 && needed[2] < 0);
  });
});

describe('chooseKappa', () => {
  it('takes the largest price that costs at most a fifth of a point of recall', () => {
    const trial = (hits: number): Trial => ({ task: task(Array.from({ length: 1_000 }, (_, n) => n)), chosen: 5, hits, tokens: 1 });
    const hits = [900, 905, 903, 899, 904, 890, 700];
    assert.equal(chooseKappa(new Map(kappas.map((kappa, n) => [kappa, [trial(hits[n]!)]]))), kappas[4]);
  });
});

describe('readLabelledTasks', () => {
  const placeOf = new Map([['7', 0], ['a/SKILL.md', 1]]);

  it('reads tasks with and without skills', () => {
    const lines = '{"id":"x","task":"do","skills":["a/SKILL.md"],"alternatives":["7"]}\n\n{"id":"y","task":"none"}\n';
    assert.deepEqual(readLabelledTasks(lines, placeOf), [{ id: 'x', task: 'do', needed: [1], alternatives: [0] }, { id: 'y', task: 'none', needed: [], alternatives: [] }]);
  });

  it('names the task whose skill is not there', () => {
    assert.throws(() => readLabelledTasks('{"id":"x","task":"do","skills":["8"]}', placeOf), /task x names skill 8/);
  });
});
