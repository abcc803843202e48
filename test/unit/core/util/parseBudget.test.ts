import assert from 'node:assert/strict';
import { parseBudget } from '../../../../src/core/util/parseBudget.ts';

describe('parseBudget', () => {
  for (const [text, tokens] of [
    ['4000', 4000],
    [' 8k ', 8000],
    ['8K', 8000],
    ['8,000', 8000],
    ['1_000_000', 1_000_000],
    ['8 000', 8000],
    ['1.5k', 1500],
    ['1.005k', 1005],
    ['2m', 2_000_000],
    ['+12', 12],
    ['4000 tokens', 4000],
  ] as const) {
    it(`reads ${JSON.stringify(text)} as ${tokens} tokens`, () => assert.deepEqual(parseBudget(text), { tokens }));
  }

  it('calls the number what it is', () => {
    for (const text of ['0', '-5', '', 'big', '999999999999']) {
      const parsed = parseBudget(text, 'context window');
      assert.ok('error' in parsed && /context window/.test(parsed.error) && !/budget/.test(parsed.error), text);
    }
  });

  for (const [text, reason] of [
    ['', /empty/],
    ['0', /at least 1 token/],
    ['0k', /at least 1 token/],
    ['-5', /negative/],
    ['lots', /"lots" is not a budget/],
    ['1.5', /whole number/],
    ['8,00', /not a budget/],
    ['4.000', /may mean 4,000 or 4/],
    ['NaN', /not a budget/],
    ['1e9', /not a budget/],
    ['999999999999', /larger than/],
  ] as const) {
    it(`refuses ${JSON.stringify(text)} and says why`, () => {
      const parsed = parseBudget(text);
      assert.ok('error' in parsed);
      assert.match(parsed.error, reason);
      assert.match(parsed.error, /such as 4000/);
    });
  }
});
