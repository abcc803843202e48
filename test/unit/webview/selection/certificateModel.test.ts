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

  it('passes on what is promised in the worst case', () => {
    const { guarantee, weak } = certificate() ?? {};
    assert.equal(guarantee, 'In the worst case it is never below a share of it.');
    assert.equal(weak, false);
  });

  it('takes the worst case back under a limit on the number of skills', () => {
    const { claim, guarantee, weak } = certificate({ maxSkills: 3 }) ?? {};
    assert.equal(claim, 'At least 98.4% of the best possible with at most 3 skills');
    assert.equal(guarantee, 'In the worst case it is never below a share of it.');
    assert.equal(weak, true);
  });

  it('takes the worst case back where the search was stopped', () => {
    const { claim, weak } = certificate({ complete: false }) ?? {};
    assert.deepEqual([claim, weak], ['At least 98.4% of the best possible', true]);
  });

  it('speaks of what can be added where skills are pinned', () => {
    const { claim } = certificate(pinned) ?? {};
    assert.equal(claim, 'At least 98.4% of the best possible with these pins');
    assert.match(certificate({ ...pinned, maxSkills: 1 })?.claim ?? '', /with at most 1 skill and these pins$/);
  });
});
