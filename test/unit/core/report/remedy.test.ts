import assert from 'node:assert/strict';
import { reasonInWords } from '../../../../src/core/report/reasonInWords.ts';
import { remedyFor } from '../../../../src/core/report/remedy.ts';

const left = { skill: 0, tokens: 800, gainAlone: 0.5, gain: 0.4, price: 0.1 };
const nameOf = () => 'other';

describe('the remedy of a left-out skill', () => {
  it('asks for words only of a skill that is near, not of one that is about something else', () => {
    const weak = (share: number) => remedyFor({ ...left, reason: { kind: 'too-weak', share, words: ['clean'] } }, 0, 0.001, nameOf);
    assert.match(weak(0.34) ?? '', /more of the task's words/);
    assert.equal(weak(0.33), undefined);
  });

  it('is not sought in a rounding where a rule that does not look at gains left the skill out', () => {
    assert.match(reasonInWords({ ...left, reason: { kind: 'not-better' } }, nameOf), /the rule did not choose it: gain 0\.400, price 0\.100/);
    assert.match(reasonInWords({ ...left, gain: 0.1, reason: { kind: 'not-better' } }, nameOf), /give or take a rounding/);
  });
});
