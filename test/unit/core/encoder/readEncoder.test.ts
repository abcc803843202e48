import assert from 'node:assert/strict';
import { readEncoder } from '../../../../src/core/encoder/readEncoder.ts';
import { packEncoder } from '../../../../src/train/encoder/packEncoder.ts';

const packed = packEncoder({ dims: 2, documents: 9, terms: ['bread', 'käse'], holders: [4, 5], rows: Float32Array.of(7, 0, -3.5, 1.75) });

describe('encoder weights', () => {
  it('are read as they were packed, wherever the bytes lie in memory', () => {
    const shifted = new Uint8Array(packed.length + 3);
    shifted.set(packed, 3);
    for (const bytes of [packed, shifted.subarray(3)]) {
      const { dims, documents, rowOf, holders, scales, rows } = readEncoder(bytes);
      assert.deepEqual([dims, documents, [...rowOf], [...holders]], [2, 9, [['bread', 0], ['käse', 1]], [4, 5]]);
      for (const [n, value] of [7, 0, -3.5, 1.75].entries()) assert.ok(Math.abs(rows[n]! * scales[n >> 1]! - value) <= scales[n >> 1]! / 2 + 1e-6, `number ${n}`);
    }
  });

  it('are refused where they are damaged', () => {
    const changed = (at: number, ...values: number[]) => {
      const bytes = packed.slice();
      bytes.set(values, at);
      return bytes;
    };
    const damaged = [
      new Uint8Array(0), packed.slice(0, 20), packed.slice(0, -1), Uint8Array.of(...packed, 0), changed(0, 0), changed(4, 2), changed(8, 255, 255, 255, 255),
      changed(12, 3), changed(packed.indexOf(10, 24), 32), changed(24, 0, 0, 192, 127), changed(24, 0, 0, 128, 191),
    ];
    for (const [n, bytes] of damaged.entries()) assert.throws(() => readEncoder(bytes), RangeError, `damage ${n}`);
  });
});
