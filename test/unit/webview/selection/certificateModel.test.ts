import assert from 'node:assert/strict';
import { numbersFor } from '../../../../src/core/util/numbers.ts';
import { certificateModel } from '../../../../src/webview/selection/certificateModel.ts';
import { previewReport, selectedSkill } from '../selectionStates.ts';

describe('certificateModel', () => {
  const certificate = (change: Parameters<typeof previewReport>[0] = {}) => certificateModel(previewReport(change), numbersFor('en'));
  const pinned = { selected: [{ ...selectedSkill('pdf', 10, {}), pinned: true as const }] };

  it('certifies the answer against the bound, rounded down', () => {
    assert.equal(certificate()?.claim, 'At least 98.4% of the best possible');
    assert.equal(certificate({ objective: 0.73759999 })?.claim, 'At least 99.9% of the best possible');
  });

  it('calls an answer the best only where it reaches the bound', () => {
    assert.equal(certificate({ objective: 0.7376 })?.claim, 'The best possible');
  });

  it('certifies nothing where the objective is not positive, or where pins break a limit', () => {
    assert.equal(certificate({ objective: 0 }), undefined);
    assert.equal(certificate({ objective: -0.1, upperBound: 0.2 }), undefined);
    assert.equal(certificate({ warning: 'Too many pins.' }), undefined);
  });

  it('states the worst case', () => {
    const { guarantee, weak } = certificate() ?? {};
    assert.match(guarantee ?? '', /never below 63\.2% of any feasible set’s benefit, minus that set’s full token cost/);
    assert.equal(weak, false);
  });

  it('takes the worst case back under a limit on the number of skills', () => {
    const { claim, guarantee, weak } = certificate({ maxSkills: 3 }) ?? {};
    assert.equal(claim, 'At least 98.4% of the best possible with at most 3 skills');
    assert.match(guarantee ?? '', /does not hold/);
    assert.equal(weak, true);
  });

  it('takes the worst case back where the search was stopped', () => {
    const { claim, guarantee, weak } = certificate({ complete: false }) ?? {};
    assert.deepEqual([claim, weak], ['At least 98.4% of the best possible', true]);
    assert.match(guarantee ?? '', /without the worst-case guarantee/);
  });

  it('speaks of what can be added where skills are pinned', () => {
    const { claim, guarantee } = certificate(pinned) ?? {};
    assert.equal(claim, 'At least 98.4% of the best possible with these pins');
    assert.match(guarantee ?? '', /what is added to the pinned skills is never below 63\.2%/);
    assert.match(certificate({ ...pinned, maxSkills: 1 })?.claim ?? '', /with at most 1 skill and these pins$/);
  });
});
