import assert from 'node:assert/strict';
import { budgetsText } from '../../../../src/cli/text/budgetsText.ts';
import { certificate } from '../../../../src/cli/text/certificate.ts';
import { createLayout } from '../../../../src/cli/text/layout.ts';
import { listText } from '../../../../src/cli/text/listText.ts';
import { previewText } from '../../../../src/cli/text/previewText.ts';
import { tokensText } from '../../../../src/cli/text/tokensText.ts';
import type { SkillSummary } from '../../../../src/core/report/libraryReport.ts';
import type { PreviewReport } from '../../../../src/core/report/previewReport.ts';

const one = { uri: 'file:///lib/a/SKILL.md', identity: 'file:///lib/a/SKILL.md', root: 'lib', path: 'a/SKILL.md' };
const layout = createLayout(Infinity, ['lib'], [one, { ...one, uri: 'file:///more/b/SKILL.md', root: 'more', path: 'b/SKILL.md' }]);
const encoding = 'o200k_base';

const summary: SkillSummary = {
  uri: 'file:///lib/a/SKILL.md',
  root: 'lib',
  path: 'a/SKILL.md',
  name: 'evil\x1b[2J',
  description: 'Clears\nthe screen',
  listing: 9,
  document: 1200,
  problems: [{ code: 'front-matter-unclosed', severity: 'error', message: 'Close it.', start: { line: 0, character: 2 }, end: { line: 0, character: 3 } }],
  alsoAt: ['b/SKILL.md'],
};

const preview: PreviewReport = {
  version: 1,
  task: 'draw a chart',
  budget: 4000,
  price: 1,
  encoding,
  librarySize: 14,
  kappa: 0.0001,
  selected: [
    { uri: 'file:///lib/chart/SKILL.md', path: 'chart/SKILL.md', name: 'chart', description: '', tokens: 1000, gain: 0.5, capabilities: [{ capability: 'charts', gain: 0.5 }], words: [{ task: 'chart', stated: 'Charts' }, { task: 'draw' }] },
  ],
  tokens: 1000,
  benefit: 0.5,
  objective: 0.4,
  upperBound: 0.4065,
  complete: true,
  promise: 'In the worst case it is never below a share of it.',
  coverage: [{ capability: 'charts', demand: 0.6, covered: 0.5, evidence: ['chart', 'draw'], shares: [0.5] }],
  leftOutCounts: { redundant: 13 },
  leftOut: Array.from({ length: 13 }, (_, index) => ({
    uri: `file:///lib/${index}/SKILL.md`,
    path: `${index}/SKILL.md`,
    name: `other-${index}`,
    tokens: 2000 + index,
    code: 'redundant',
    reason: 'chart already covers it',
    gainAlone: 0.1,
    gain: 0,
  })),
};

describe('reports for people', () => {
  it('list skills with harmless text, problems with their places and other paths', () => {
    const lines = listText({ version: 1, encoding, skills: [summary] }, layout);
    assert.equal(lines[0], '1 skill in lib');
    assert.match(lines.join('\n'), /evil\\x1b\[2J +1,200 +9 {2}a\/SKILL\.md {2}Clears the screen/);
    assert.match(lines.join('\n'), /a\/SKILL\.md:1:3 {2}error: Close it\. \[front-matter-unclosed\]/);
    assert.match(lines.join('\n'), /also at b\/SKILL\.md/);
  });

  it('name the folder with the path where there are several', () => {
    const lines = listText({ version: 1, encoding, skills: [summary] }, { ...layout, folders: ['lib/', 'more'] });
    assert.match(lines.join('\n'), / lib\/a\/SKILL\.md {2}is also at more\/b\/SKILL\.md/);
  });

  it('say so where there is no skill', () => assert.deepEqual(listText({ version: 1, encoding, skills: [] }, layout), ['No SKILL.md below lib.']));

  it('add up tokens and say that they are an estimate elsewhere', () => {
    const skill = { path: 'a/SKILL.md', name: 'a', listing: 10, document: 1000 };
    const lines = tokensText({ version: 1, encoding, skills: [{ ...skill, referenced: [{ path: 'x.md', tokens: 500 }] }, { ...skill, name: 'b', referenced: [] }] }, layout);
    assert.match(lines.join('\n'), /\na +10 +1,000 +500 {2}a\/SKILL\.md\n {2}x\.md +500\nb +10 +1,000 +- {2}a\/SKILL\.md\nTotal of 2 skills +20 +2,000 +500\n/);
    assert.match(lines.at(-1) ?? '', /o200k_base: an estimate for models .* such as Claude/);
  });

  it('show the set in order, its totals, its proof, its coverage and the ten nearest others', () => {
    const text = previewText(preview, layout).join('\n');
    assert.match(text, /Would load 1 skill: 1,000 of 4,000 tokens \(25 %\)/);
    assert.match(text, / 1 {2}chart +1,000 {2}0\.500 {2}charts 0\.500 +Charts, draw \(body\) +chart\/SKILL\.md/);
    assert.doesNotMatch(previewText(preview, { ...layout, width: 50 }).join('\n'), /Matches/);
    assert.match(text, /Benefit 0\.500 - 0\.100 for the tokens = objective 0\.400, at least 98\.4 % of the best possible/);
    assert.match(text, /Covers 83 % of what the task demands\n.*\n {2}charts +0\.600 +0\.500 +83 % {2}chart, draw/);
    assert.match(text, /Left out \(the 10 nearest of 13\)/);
    assert.match(text, /other-9 .*\n {2}And 3 more; --json lists all\./);
    assert.doesNotMatch(text, /other-10/);
  });

  it('explain an empty answer and prove nothing about it', () => {
    const text = previewText({ ...preview, selected: [], objective: 0, benefit: 0, tokens: 0, emptyBecause: 'Nothing fits.' }, layout).join('\n');
    assert.match(text, /Would load nothing\.\nNothing fits\.\n/);
    assert.doesNotMatch(text, /best possible/);
  });

  it('only count the skills that share nothing with the task', () => {
    const leftOut = preview.leftOut.map((skill, index) => (index < 2 ? skill : { ...skill, code: 'no-demand' as const }));
    assert.match(previewText({ ...preview, leftOut }, layout).join('\n'), /\n {2}other-1 .*\n {2}And 11 that share nothing with the task; --json lists all\./);
    assert.match(previewText({ ...preview, leftOut: leftOut.slice(2) }, layout).join('\n'), /Left out: 11 that share nothing with the task\./);
  });

  it('name a lower price as the next step where the price is the reason', () => {
    const leftOut = preview.leftOut.map((skill) => ({ ...skill, code: 'not-worth-its-tokens' as const }));
    const empty = { ...preview, selected: [], leftOut, emptyBecause: 'No skill is worth its tokens.' };
    assert.match(previewText(empty, layout).join('\n'), /its tokens\. A price below 1 asks less of each token: --price 0/);
    assert.doesNotMatch(previewText({ ...empty, price: 0 }, layout).join('\n'), /--price/);
  });

  it('pass on what is promised of the answer', () => {
    assert.match(previewText({ ...preview, promise: 'Nothing is promised.' }, layout).join('\n'), /^Nothing is promised\.$/m);
  });

  it('fit a terminal of 80 columns', () => {
    const wide = { ...preview, task: 'x '.repeat(300), selected: preview.selected.map((skill) => ({ ...skill, name: 'n'.repeat(90), path: `${'p'.repeat(90)}/SKILL.md` })) };
    for (const line of previewText(wide, { ...layout, width: 80 })) assert.ok(line.length <= 80, line);
  });

  it('compare budgets in rows', () => {
    const row = { budget: 1000, selected: [], tokens: 0, benefit: 0, objective: 0, complete: true, coverage: 0 };
    const full = { budget: 8000, selected: [{ path: 'a/SKILL.md', name: 'a', tokens: 5000, gain: 0.4 }], tokens: 5000, benefit: 0.4, objective: 0.3, complete: true, coverage: 0.8 };
    const text = budgetsText({ version: 1, task: 't', price: 1, encoding, librarySize: 2, budgets: [row, full] }, layout).join('\n');
    assert.match(text, / 1,000 +0 +0 % +0\.000 +0\.000 {2}nothing\n +8,000 +5,000 +80 % +0\.400 +0\.300 {2}a\n/);
  });

  it('round the proof down and never up to the best', () => {
    assert.equal(certificate({ objective: 0.99999, upperBound: 1 }), 'at least 99.9 % of the best possible');
    assert.equal(certificate({ objective: 0.5, upperBound: 0.5 }), 'the best possible');
    assert.equal(certificate({ objective: 0, upperBound: 0 }), '');
  });
});
