import assert from 'node:assert/strict';
import { numbersFor } from '../../../../src/webview/numbers.ts';
import { totalsModel } from '../../../../src/webview/selection/totalsModel.ts';
import { previewReport } from '../selectionStates.ts';

describe('totalsModel', () => {
  const totals = (change: Parameters<typeof previewReport>[0] = {}) => totalsModel(previewReport(change), 1, '', numbersFor('en'));

  it('sums up the answer', () => {
    const { skills, tokens, free, covers, objective } = totals();
    assert.deepEqual([skills, tokens, free, covers, objective], ['2 skills', '2,410 of 4,000 tokens', '1,590 free', '75% of demand covered', '0.726']);
  });

  it('certifies the answer against the bound, rounded down', () => {
    assert.equal(totals().certificate, 'At least 98.4% of the best possible');
    assert.equal(totals({ objective: 0.73759999 }).certificate, 'At least 99.9% of the best possible');
  });

  it('calls an answer the best only where it reaches the bound', () => {
    assert.equal(totals({ objective: 0.7376 }).certificate, 'The best possible');
  });

  it('certifies nothing where the objective is not positive', () => {
    assert.equal(totals({ objective: 0 }).certificate, undefined);
    assert.equal(totals({ objective: -0.1, upperBound: 0.2 }).certificate, undefined);
  });

  it('has the bar of tokens in words, names isolated', () => {
    assert.equal(totals().barText, '2,410 of 4,000 tokens: \u2068pdf\u2069 1,500, \u2068sheets\u2069 910');
  });
});
