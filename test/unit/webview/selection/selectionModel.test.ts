import assert from 'node:assert/strict';
import { numbersFor } from '../../../../src/core/util/numbers.ts';
import { selectionModel } from '../../../../src/webview/selection/selectionModel.ts';
import { previewReport, selectionState } from '../selectionStates.ts';

describe('selectionModel', () => {
  const model = (change: Parameters<typeof selectionState>[0] = {}) => selectionModel(selectionState(change), numbersFor('en'));
  const unasked = { task: ' ', status: { kind: 'idle' }, report: undefined } as const;

  it('shows an answer without a message, and announces it', () => {
    const { message, results, announcement, busy } = model();
    assert.deepEqual([message, busy, results?.chosen.rows.length], [undefined, undefined, 2]);
    assert.equal(announcement, '2 skills selected, 2,410 of 4,000 tokens.');
  });

  it('explains an empty answer, with what was left out below', () => {
    const emptyBecause = 'Every skill is longer than the budget.';
    const { message, results, announcement } = model({ report: previewReport({ selected: [], emptyBecause }) });
    assert.equal(message?.kind, 'empty');
    assert.equal(announcement, `No skill would be loaded. ${emptyBecause}`);
    assert.equal(results?.leftOut.rows.length, 12);
  });

  it('warns of too many pins beside the answer', () => {
    const warning = 'The pinned skills alone are 10 tokens over the budget.';
    const { message, results, announcement } = model({ report: previewReport({ warning }) });
    assert.deepEqual([message?.kind, results?.chosen.rows.length, announcement], ['warning', 2, `Too much is pinned. ${warning}`]);
  });

  it('says nothing while an answer is worked out', () => {
    const { message, results, announcement, busy, alone } = model({ status: { kind: 'working' }, report: undefined });
    assert.deepEqual([message, results, announcement], [undefined, undefined, '']);
    assert.deepEqual([busy, alone], ['Choosing skills…', true]);
  });

  it('takes no answer to another question for one to this, and renews one to the same', () => {
    const working = { status: { kind: 'working' } } as const;
    for (const change of [{ task: 'Another' }, { budget: 1 }, { price: 1 }, { maxSkills: 1 }, { pinned: ['a'] }, { excluded: ['a'] }]) {
      assert.equal(model({ ...working, ...change }).results, undefined);
    }
    const marks = { pinned: ['a', 'b'], excluded: ['c'] };
    const marked = model({ ...working, ...marks, pinned: ['b', 'a'], report: previewReport(marks) });
    assert.equal(marked.results?.chosen.rows.length, 2);
    const renewed = model(working);
    assert.deepEqual([renewed.results?.chosen.rows.length, renewed.announcement], [2, '']);
  });

  it('asks for a task where there is none, with an example', () => {
    const { message } = model(unasked);
    assert.equal(message?.title, 'Describe a task.');
    assert.ok(message?.example);
  });

  it('says what to do where there are no skills, but not while they are still being read', () => {
    assert.equal(model({ ...unasked, librarySize: 0 }).message?.title, 'No skills found.');
    const reading = model({ ...unasked, librarySize: 0, indexing: true });
    assert.deepEqual([reading.message, reading.busy], [undefined, 'Reading skills…']);
  });

  it('passes on why a preview failed, and offers another try', () => {
    const { message, announcement } = model({ status: { kind: 'failed', message: 'The worker stopped.' }, report: undefined });
    assert.deepEqual([message?.kind, message?.retry], ['error', true]);
    assert.equal(announcement, 'The preview failed. The worker stopped.');
  });

  it('offers another try after a preview was stopped', () => {
    assert.equal(model({ status: { kind: 'idle' }, report: undefined }).message?.retry, true);
  });
});
