import assert from 'node:assert/strict';
import { parseBudget } from '../../../../src/core/util/parseBudget.ts';
import { numbersFor } from '../../../../src/webview/numbers.ts';
import { budgetModel } from '../../../../src/webview/selection/budgetModel.ts';
import { selectionState } from '../selectionStates.ts';

describe('budgetModel', () => {
  it('writes the budget so that it is read back the same, whatever the language', () => {
    const { text } = budgetModel(selectionState({ budget: 12_500 }), numbersFor('de'));
    assert.deepEqual(parseBudget(text), { tokens: 12_500 });
  });

  it('marks the preset that holds', () => {
    const chosen = (budget: number) => budgetModel(selectionState({ budget }), numbersFor('en')).presets.filter((preset) => preset.chosen);
    assert.deepEqual(chosen(2000), [{ value: '2000', label: '2,000', chosen: true }]);
    assert.deepEqual(chosen(2001), []);
  });

  it('names the other limits that hold', () => {
    const limits = (change: object) => budgetModel(selectionState(change), numbersFor('en')).limits;
    assert.equal(limits({}), '');
    assert.equal(limits({ maxSkills: 3, price: 0.5 }), 'Also: at most 3 skills, price 0.5.');
  });
});
