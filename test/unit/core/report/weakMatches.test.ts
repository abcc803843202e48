import assert from 'node:assert/strict';
import type { CapabilityText } from '../../../../src/core/capability/capabilityModel.ts';
import { preview } from '../../../../src/core/report/preview.ts';
import type { PreviewReport } from '../../../../src/core/report/previewReport.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { fitOn, operations, skillText } from '../capability/smallLibrary.ts';

function previewOf(task: string, library: readonly CapabilityText[] = operations): PreviewReport {
  const skills = library.map(({ name, description }, n) => ({ uri: `skill:${n}`, path: `${name}/SKILL.md`, root: '', name, description, problems: [], alsoAt: [], listing: 20, document: 500 }));
  return finish(preview({ skills, fitted: fitOn(library), encoding: 'o200k_base' }, { task, budget: 4_000, price: 0.2 }));
}

describe('skills that match a task too weakly', () => {
  const report = previewOf('Tune the slow PostgreSQL queries with explain plans before the deployments');
  const codeOf = (name: string) => report.leftOut.find((skill) => skill.name === name);

  it('are told from those that share nothing with it, with the words that they share', () => {
    const rollout = codeOf('kubernetes-rollout');
    assert.equal(rollout?.code, 'too-weak');
    assert.match(rollout.reason, /^matches the task too weakly beside postgres-tuning: \d+ % of its relevance; shares deployments$/);
    assert.equal(rollout.remedy, undefined, 'it is about something else');
    assert.deepEqual([codeOf('email-digest')?.code, codeOf('email-digest')?.reason], ['no-demand', 'shares nothing with the task']);
  });

  it('come after those that gain something and before those that share nothing', () => {
    const codes = report.leftOut.map(({ code }) => code);
    assert.ok(codes.lastIndexOf('too-weak') < codes.indexOf('no-demand'));
    assert.ok(codes.slice(codes.indexOf('too-weak')).every((code) => code === 'too-weak' || code === 'no-demand'));
  });
});

describe('an empty answer', () => {
  it('says so where nothing is shared', () => {
    assert.match(previewOf('zzxqv').emptyBecause ?? '', /^No skill has anything to do with this task: none of the 12 skills/);
  });

  it('names the nearest skill where only a few words are shared', () => {
    const because = previewOf('Bake a chocolate cake with the best flour, butter, sugar and eggs for the trucks').emptyBecause ?? '';
    assert.match(because, /^No skill has enough to do with this task: 1 of the 12 skills shares no more than a few words/);
    assert.match(because, /The nearest is fuel-route-planning, which matches the task too weakly to be more than chance; shares trucks\./);
  });

  it('says that words tell nothing apart where most skills share them', () => {
    const subjects = Array.from({ length: 400 }, (_, n) => `subject${n.toString(36)}x`);
    const library = subjects.map((subject) => skillText(subject, `Summarises ${subject} audits for the department.`));
    assert.match(previewOf('Summarise the audits of the department', library).emptyBecause ?? '', /^The words of this task tell no skill apart: 400 of the 400 skills share them\./);
  });
});
