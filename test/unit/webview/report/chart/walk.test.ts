import assert from 'node:assert/strict';
import { nearestPoint, walk } from '../../../../../src/webview/report/chart/walk.ts';

const rising = { points: [0, 1, 2].map((x) => ({ x, y: x })) };
const flat = { points: [0, 1, 2].map((x) => ({ x, y: 1 })) };
const empty = { points: [] };

describe('walk', () => {
  const from = { series: 0, point: 1 };

  it('goes along a series and stops at its ends', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
    assert.deepEqual(keys.map((key) => walk([rising, flat], from, key)?.point), [0, 2, 0, 2]);
    assert.deepEqual(walk([rising], { series: 0, point: 2 }, 'ArrowRight'), { series: 0, point: 2 });
  });

  it('goes up and down by the values at about the same place', () => {
    assert.deepEqual(walk([rising, flat], { series: 0, point: 0 }, 'ArrowUp'), { series: 1, point: 0 });
    assert.deepEqual(walk([rising, flat], { series: 0, point: 2 }, 'ArrowDown'), { series: 1, point: 2 });
    assert.deepEqual(walk([rising, flat], { series: 0, point: 2 }, 'ArrowUp'), { series: 0, point: 2 });
  });

  it('reaches each of the series that meet', () => {
    assert.deepEqual(walk([rising, flat], from, 'ArrowUp'), { series: 1, point: 1 });
    assert.deepEqual(walk([rising, flat], { series: 1, point: 1 }, 'ArrowDown'), from);
  });

  it('begins with the first point, whichever the key, and leaves other keys alone', () => {
    assert.deepEqual(walk([empty, rising], undefined, 'End'), { series: 1, point: 0 });
    assert.equal(walk([rising], from, 'a'), undefined);
    assert.equal(walk([empty], undefined, 'End'), undefined);
    assert.deepEqual(walk([rising, empty], from, 'ArrowUp'), from);
  });
});

describe('nearestPoint', () => {
  it('is the closest within reach', () => {
    assert.deepEqual(nearestPoint([rising, flat], 1.9, 1.2, 1), { series: 1, point: 2 });
    assert.equal(nearestPoint([rising, flat], 9, 9, 1), undefined);
  });
});
