import assert from 'node:assert/strict';
import { parseBudget } from '../../../../src/core/util/parseBudget.ts';
import { numbersFor } from '../../../../src/core/util/numbers.ts';
import { budgetModel } from '../../../../src/webview/selection/budgetModel.ts';
import { selectionState } from '../selectionStates.ts';

describe('budgetModel', () => {
  it('writes the budget so that it is read back the same, whatever the language', () => {
    const { text } = budgetModel(selectionState({ budget: 12_500 }), numbersFor('de'));
    assert.deepEqual(parseBudget(text), { tokens: 12_500 });
  });

  it('offers the presets and says which one holds', () => {
    const { presets, chosen } = budgetModel(selectionState({ budget: 2000, presets: [1000, 2000] }), numbersFor('en'));
    assert.deepEqual(presets, [{ value: '1000', label: '1,000' }, { value: '2000', label: '2,000' }]);
    assert.equal(chosen, '2000');
  });
});
