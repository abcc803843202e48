import assert from 'node:assert/strict';
import { numbersFor } from '../../../../src/core/util/numbers.ts';
import { limitsModel } from '../../../../src/webview/selection/limitsModel.ts';
import { parseMaxSkills, parsePrice, parseReserve } from '../../../../src/webview/selection/parseLimits.ts';

describe('limitsModel', () => {
  const limits = (price: number, maxSkills?: number, reserve = 0) => limitsModel({ price, maxSkills, reserve }, numbersFor('en'));

  it('says in a few words what holds', () => {
    assert.equal(limits(0).summary, 'price 0, any number of skills');
    assert.equal(limits(0.5, 1).summary, 'price 0.5, at most 1 skill');
    assert.equal(limits(1, undefined, 1_500).summary, 'price 1, any number of skills, 1,500 tokens kept free');
  });

  it('warns of what a limit takes away', () => {
    assert.equal(limits(1).caveat, undefined);
    assert.match(limits(1, 3).caveat ?? '', /guarantee does not hold/);
  });

  it('shows values as they are read back', () => {
    for (const price of [0, 0.25, 1e-7, 999_999]) assert.deepEqual(parsePrice(limits(price).price), { text: limits(price).price });
    assert.deepEqual(parseMaxSkills(limits(0, 12_000).maxSkills), { text: '12000' });
    assert.deepEqual(parseMaxSkills(limits(0).maxSkills), { text: '' });
    for (const [written, text] of [['2k', '2,000'], ['', ''], ['0', '']] as const) assert.deepEqual(parseReserve(written), { text });
    assert.ok('error' in parseReserve('-5'));
    assert.deepEqual(parseReserve(limits(0, undefined, 12_000).reserve), { text: '12,000' });
  });
});
