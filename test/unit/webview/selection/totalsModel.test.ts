import assert from 'node:assert/strict';
import { numbersFor } from '../../../../src/core/util/numbers.ts';
import { totalsModel } from '../../../../src/webview/selection/totalsModel.ts';
import { previewReport } from '../selectionStates.ts';

describe('totalsModel', () => {
  const totals = (change: Parameters<typeof previewReport>[0] = {}) => totalsModel(previewReport(change), 1, '', numbersFor('en'));

  it('sums up the answer', () => {
    const { skills, tokens, free, covers, objective } = totals();
    assert.deepEqual([skills, tokens, free, covers, objective], ['2 skills', '2,410 of 4,000 tokens', '1,590 free', '75% of demand covered', '0.726']);
  });

  it('says by how much pinned skills exceed the budget', () => {
    const { free, isOver, bar } = totals({ budget: 2000 });
    assert.deepEqual([free, isOver], ['410 over', true]);
    assert.ok(bar.reduce((sum, { share }) => sum + share, 0) <= 1 + 1e-9);
  });

  it('has the bar of tokens in words, names isolated', () => {
    assert.equal(totals().barText, '2,410 of 4,000 tokens: \u2068pdf\u2069 1,500, \u2068sheets\u2069 910');
  });
});
