import assert from 'node:assert/strict';
import { DensityFill } from '../../../../src/core/selection/densityFill.ts';
import { random } from '../../../support/random.ts';

describe('DensityFill', () => {
  it('fills as a sort by density would, with many equal densities', () => {
    const fill = new DensityFill();
    for (let seed = 0; seed < 500; seed++) {
      const draw = random(seed);
      const count = draw.int(40);
      const values = draw.pick([1, 3, 1000]);
      const densities = Float64Array.from({ length: count }, () => draw.int(values));
      const lengths = Float64Array.from({ length: count }, () => 1 + draw.int(9));
      const room = draw.int(120);
      const items = Uint32Array.from(densities.keys());
      fill.fill(items, count, densities, lengths, room);

      const worth = (list: Iterable<number>): number => {
        let left = room;
        let sum = 0;
        for (const i of list) {
          const part = Math.min(left, lengths[i]!);
          sum += part * densities[i]!;
          left -= part;
        }
        return sum;
      };
      const sorted = Array.from(densities.keys()).sort((i, j) => densities[j]! - densities[i]!);
      assert.deepEqual(items.slice().sort(), Uint32Array.from(densities.keys()), 'the items are rearranged, none is lost');
      assert.ok(Math.abs(worth(items.subarray(0, fill.full + 1)) - worth(sorted)) < 1e-9);
      const whole = items.subarray(0, fill.full).reduce((sum, i) => sum + lengths[i]!, 0);
      assert.equal(fill.left, room - whole);
      if (fill.full < count) assert.ok(lengths[items[fill.full]!]! > fill.left);
    }
  });
});
