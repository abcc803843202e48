import assert from 'node:assert/strict';
import type { FittedCapabilities } from '../../../../src/core/capability/capabilityModel.ts';
import { overlapOf } from '../../../../src/core/report/overlapOf.ts';

/** Three skills over the capabilities "wool", "needles" and "cotton". */
const fitted: FittedCapabilities = {
  capabilities: [{ name: 'wool' }, { name: 'needles' }, { name: 'cotton' }],
  supplies: { offsets: Uint32Array.of(0, 2, 4, 5), dims: Uint32Array.of(0, 1, 0, 1, 2), values: Float64Array.of(2, 1, 2, 3, 5), width: 3 },
  demand: () => assert.fail('no task is asked for'),
};
const lengths = [100, 240, 1_000];

describe('what two skills have in common', () => {
  it('is named by what the lesser of them supplies, with the tokens and the benefit that the other adds', () => {
    const { capabilities, tokens, added } = overlapOf(fitted, lengths, 0, [1]);
    assert.deepEqual([capabilities, tokens], [['wool', 'needles'], 240]);
    const covered = (supply: number) => 1 - Math.exp(-supply);
    const [wool, needles] = [covered(2), covered(1)];
    assert.ok(Math.abs(added! - ((wool * covered(4) + needles * covered(4)) / (wool * covered(2) + needles * covered(1)) - 1)) < 1e-12);
  });

  it('is nothing where they supply different things', () => {
    assert.deepEqual(overlapOf(fitted, lengths, 0, [2]), { capabilities: [], tokens: 1_000, added: undefined });
  });

  it('is what all of them supply where there are more', () => {
    assert.deepEqual(overlapOf(fitted, lengths, 0, [1, 2]), { capabilities: [], tokens: 1_240, added: undefined });
    assert.deepEqual(overlapOf(fitted, lengths, 0, [1, 1]).tokens, 480);
  });

  it('costs what nobody knows where tokens were not counted', () => {
    assert.equal(overlapOf(fitted, [0, 0, 0], 0, [1]).tokens, undefined);
  });
});
