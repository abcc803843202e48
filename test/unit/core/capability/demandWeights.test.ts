import assert from 'node:assert/strict';
import { chanceNeeded, chanceServed, fittedCalibration, leastChanceServed } from '../../../../src/core/capability/calibration.ts';
import { demandWeights, wholeDemand } from '../../../../src/core/capability/demandWeights.ts';
import { sumOf } from './smallLibrary.ts';

const weigh = (relevance: readonly number[], skills = 100, speakers: readonly number[] = [...relevance.keys()]) =>
  demandWeights(Float64Array.from(relevance), speakers, skills, fittedCalibration);

describe('chances', () => {
  it('rise with relevance, and fall with the size of the library and with how far the best is ahead', () => {
    for (const value of [0.2, 0.6, 1]) {
      assert.ok(chanceServed(value + 0.1, 100, fittedCalibration) > chanceServed(value, 100, fittedCalibration));
      assert.ok(chanceServed(value, 100, fittedCalibration) > chanceServed(value, 1_000, fittedCalibration));
      assert.ok(chanceNeeded(value, 1.2, 100, fittedCalibration) > chanceNeeded(value, 1.2, 1_000, fittedCalibration));
      assert.ok(chanceNeeded(value, 1.2, 100, fittedCalibration) > chanceNeeded(value, 1.6, 100, fittedCalibration));
    }
    assert.equal(chanceNeeded(0, 0, 0, fittedCalibration), 0);
  });
});

describe('demandWeights', () => {
  it('demands nothing where the best is no better than chance', () => {
    const { served: [constant, perBest, perDecade] } = fittedCalibration;
    const limit = (Math.log(leastChanceServed / (1 - leastChanceServed)) - constant - perDecade * 2) / perBest;
    assert.equal(weigh([limit - 1e-6, 0.1]).dims.length, 0);
    assert.ok(weigh([limit + 1e-6, 0.1]).dims.length > 0);
    assert.equal(weigh([]).dims.length, 0);
    assert.equal(weigh([0, 0], 0).dims.length, 0);
  });

  it('shares the whole among what is needed, the more relevant the more', () => {
    const { dims, values } = weigh([1.5, 0, 1.4, 0.1, 1.45]);
    assert.deepEqual([...dims], [0, 2, 4]);
    assert.ok(values[0]! > values[2]! && values[2]! > values[1]!);
    assert.ok(sumOf(values) <= wholeDemand && sumOf(values) > 0.95 * wholeDemand);
  });

  it('takes what one skill is asked for as one need, under however many names', () => {
    const [alone, named] = [weigh([1.5, 1.5]), weigh([1.5, 1.5, 1.5], 100, [0, 1, 1])];
    assert.equal(named.dims.length, 3);
    assert.ok(Math.abs(named.values[1]! + named.values[2]! - alone.values[1]!) < 1e-9 && named.values[1] === named.values[2]);
  });

  it('falls short of the whole where what it finds is doubtful', () => {
    assert.ok(sumOf(weigh([0.75]).values) < 0.9 * wholeDemand);
  });

  it('demands a few dozen capabilities at most', () => {
    assert.ok(weigh(Array.from({ length: 500 }, () => 2)).dims.length <= 48);
  });
});
