import assert from 'node:assert/strict';
import { scaleFor } from '../../../../../src/webview/report/chart/scale.ts';
import { randomNumbers } from './randomNumbers.ts';

const linear = { scale: 'linear', format: 'decimal' } as const;
const symlog = { scale: 'symlog', format: 'count' } as const;
const roomy = { most: 6, ends: 'ticks' } as const;

describe('scaleFor', () => {
  it('puts round ticks around the values, from 0 on', () => {
    const { ticks, place } = scaleFor(linear, [0.21, 0.79], roomy);
    assert.deepEqual(ticks, [0, 0.2, 0.4, 0.6, 0.8]);
    assert.equal(place(0.4), 0.5);
  });

  it('ends with the values where it is to', () => {
    const { ticks, place } = scaleFor({ scale: 'linear', format: 'count' }, [0, 7400], { most: 4, ends: 'values' });
    assert.deepEqual(ticks, [0, 2000, 4000, 6000]);
    assert.equal(place(7400), 1);
  });

  it('does not begin at 0 where that would flatten the values', () => {
    assert.deepEqual(scaleFor(linear, [0.92, 0.97], roomy).ticks, [0.92, 0.93, 0.94, 0.95, 0.96, 0.97]);
  });

  it('has no ticks that would be written alike', () => {
    assert.deepEqual(scaleFor({ scale: 'linear', format: 'count' }, [0, 2], roomy).ticks, [0, 1, 2]);
    assert.deepEqual(scaleFor({ scale: 'linear', format: 'share' }, [0.9, 0.91], roomy).ticks, [0.9, 0.91]);
  });

  it('has a place for 0 on a logarithmic axis, a decade before the smallest value', () => {
    const { ticks, place } = scaleFor(symlog, [0, 10, 100, 1000], roomy);
    assert.deepEqual(ticks, [0, 10, 100, 1000]);
    const gaps = ticks.slice(1).map((tick, index) => place(tick) - place(ticks[index] ?? 0));
    for (const gap of gaps) assert.ok(Math.abs(gap - 1 / 3) < 0.02, String(gaps));
  });

  it('thins out powers of ten, and fills up where there are few', () => {
    assert.deepEqual(scaleFor(symlog, [0, 1, 2, 3, 1e8], { ...roomy, most: 4 }).ticks, [0, 100, 1e5, 1e8]);
    assert.deepEqual(scaleFor(symlog, [0, 10, 11, 90], roomy).ticks, [0, 10, 20, 50]);
    assert.deepEqual(scaleFor(symlog, [-100, -99, 100], roomy).ticks, [-100, 0, 100]);
  });

  it('names on a logarithmic axis just the few values that there are', () => {
    for (const values of [[0], [0, 3], [0, 7, 90], [5]]) assert.deepEqual(scaleFor(symlog, [...values, ...values], roomy).ticks, values);
  });

  it('takes what is not a number, one value, or none', () => {
    for (const axis of [linear, symlog]) {
      for (const values of [[], [0], [5], [-3], [NaN, Infinity, 2]]) {
        const { ticks, place } = scaleFor(axis, values, roomy);
        assert.ok(ticks.length > 0 && ticks.every(Number.isFinite), `${axis.scale} ${values.join()}: ${ticks.join()}`);
        for (const value of values.filter(Number.isFinite)) assert.ok(place(value) >= 0 && place(value) <= 1);
      }
    }
  });

  it('places all values and ticks within the axis, in order, for any values', () => {
    for (const values of randomNumbers(300)) {
      for (const axis of [linear, symlog, { scale: 'linear', format: 'share' }] as const) {
        for (const ends of ['ticks', 'values'] as const) {
          const { ticks, place } = scaleFor(axis, values, { most: 5, ends });
          const places = [...values].sort((a, b) => a - b).map(place);
          const told = `${axis.scale} ${ends} ${values.join()}: ${ticks.join()}`;
          assert.ok(ticks.length <= 5 && ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? 0)), told);
          assert.ok([...places, ...ticks.map(place)].every((at) => at >= -1e-6 && at <= 1 + 1e-6), told);
          assert.deepEqual(places, [...places].sort((a, b) => a - b), told);
        }
      }
    }
  });
});
