import assert from 'node:assert/strict';
import { healthDocument } from '../../../../../src/core/report/document/healthDocument.ts';
import { documentMarkdown } from '../../../../../src/core/report/document/documentMarkdown.ts';
import type { LibraryFinding } from '../../../../../src/core/lint/library/libraryFinding.ts';
import { healthReport } from '../../../../../src/core/report/health/healthReport.ts';
import type { SkillSummary } from '../../../../../src/core/report/libraryReport.ts';

const skill = (path: string, document: number): SkillSummary => ({ uri: `file:///${path}`, root: 'skills', path, name: path.split('/').at(-2) ?? '', description: '', listing: 10, document, problems: [], alsoAt: [] });
const place = { start: { line: 2, character: 0 }, end: { line: 2, character: 5 }, root: 'skills' };
const same = (path: string, ...others: string[]): LibraryFinding => ({
  ...place, uri: `file:///${path}`, path, code: 'redundant-description', severity: 'warning', message: 'the same',
  related: others.map((other) => ({ ...place, uri: `file:///${other}`, path: other, message: '' })),
});

describe('the document of library health', () => {
  const [a, b, c, d] = ['x/a/SKILL.md', 'x/b/SKILL.md', 'y/c/SKILL.md', 'd/SKILL.md'] as const;
  const report = healthReport({
    encoding: 'o200k_base',
    skills: [skill(a, 100), skill(b, 200), skill(c, 50), skill(d, 5)],
    severities: ['error', 'warning', 'warning'],
    compared: [same(a, b), same(b, a, c), same(c, b)],
    listings: [],
  });

  it('joins skills that say the same by way of others, and sums tokens by folder', () => {
    assert.deepEqual(report.redundant.map((group) => group.map(({ path }) => path).sort()), [[a, b, c]]);
    assert.deepEqual(report.folders.map(({ folder, skills, document }) => [folder, skills, document]), [['x', 2, 300], ['y', 1, 50], ['', 1, 5]]);
    assert.deepEqual(report.problems, { error: 1, warning: 2, information: 0, hint: 0 });
  });

  it('opens the skills that it names, and is a table for each thing that was found', () => {
    const { parts } = healthDocument(report);
    const groups = parts.find((part) => part.kind === 'table' && part.caption === 'Skills that say the same');
    assert.ok(groups?.kind === 'table' && groups.rows.every(({ uri, cells }) => uri !== undefined && cells.at(-1) === '1'));
    assert.ok(!parts.some((part) => part.kind === 'table' && part.caption.startsWith('Narrow')));
    for (const part of parts) if (part.kind === 'table') for (const { cells } of part.rows) assert.equal(cells.length, part.columns.length, part.caption);
    assert.match(documentMarkdown(healthDocument(report)), /4 skills: 40 tokens .*\n\nProblems: 1 error, 2 warnings, 0 information, 0 hints/);
  });
});
