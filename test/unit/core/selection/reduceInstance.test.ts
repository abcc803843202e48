import assert from 'node:assert/strict';
import { reduceInstance } from '../../../../src/core/selection/reduceInstance.ts';
import { instanceOf } from '../../../support/instances.ts';

describe('reduceInstance', () => {
  const reduced = reduceInstance(instanceOf({
    lengths: [100, 500, 100, 100, 100],
    supplies: [[0, 1, 0, 2], [9, 9, 9, 9], [0, 0, 7, 0], [1, 0, 0, 0.5], [0, 0.01, 0, 0]],
    demand: [0.5, 1, 0, 1], kappa: 0.001, budget: 400,
  }));

  it('drops skills that are too long, supply nothing demanded, or are not worth their tokens', () => {
    assert.deepEqual([...reduced.skills], [0, 3]);
    assert.deepEqual([...reduced.lengths], [100, 100]);
    assert.equal(reduced.limit, 2);
  });

  it('keeps demanded dimensions only, renumbered in order', () => {
    assert.deepEqual([...reduced.demand.values], [0.5, 1, 1]);
    assert.deepEqual([...reduced.demand.dims], [0, 1, 2]);
    assert.deepEqual([...reduced.supplies.offsets], [0, 2, 4]);
    assert.deepEqual([...reduced.supplies.dims], [1, 2, 0, 2]);
    assert.deepEqual([...reduced.supplies.values], [1, 2, 1, 0.5]);
  });

  it('knows the gain of each skill alone and what each supply covers', () => {
    assert.deepEqual([...reduced.covers], [1, 2, 1, 0.5].map((supply) => -Math.expm1(-supply)));
    assert.equal(reduced.alone[1], 0.5 * -Math.expm1(-1) - Math.expm1(-0.5));
  });
});
