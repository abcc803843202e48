import assert from 'node:assert/strict';
import { documentMarkdown } from '../../../../../src/core/report/document/documentMarkdown.ts';
import { explainDocument } from '../../../../../src/core/report/document/explainDocument.ts';
import type { ReportPart, ReportTable } from '../../../../../src/core/report/document/reportDocument.ts';
import { explained } from '../explained.ts';

const tables = (parts: readonly ReportPart[]): readonly ReportTable[] => parts.filter((part) => part.kind === 'table');

describe('the document of an explanation', () => {
  const { title, parts } = explainDocument(explained);
  const [words, capabilities, chosen] = tables(parts);

  it('lists the words of the skill with the lines that they open at, and nearness in meaning last', () => {
    assert.equal(title, 'Explain deck-from-doc');
    assert.deepEqual(words!.rows[0], { cells: ['decks', 'description, line 3', 'deck', '60.0 %'], uri: 'file:///a/SKILL.md', line: 3 });
    assert.deepEqual(words!.rows.at(-1), { cells: ['(near in meaning)', 'name and description, nearness 0.46 of 1', '(in other words)', '20.0 %'] });
  });

  it('sets the skill beside what is chosen', () => {
    assert.deepEqual(chosen!.rows.map(({ cells, mark }) => [cells[0], cells[1], cells[5], cells[6], mark]), [
      ['deck-from-doc', '0.41', '', '', 'current'],
      ['pptx-generator', '1.20', 'quarterly', 'deck', undefined],
    ]);
    assert.equal(chosen!.columns.at(-1)!.title, 'Only deck-from-doc has');
    assert.deepEqual(capabilities!.rows, [{ cells: ['deck from doc', '0.329', '0.329', '0.000'] }]);
    for (const { columns, rows } of tables(parts)) for (const { cells } of rows) assert.equal(cells.length, columns.length);
  });

  it('is short for a selected skill, and for one that nothing joins to the task', () => {
    const selected = explainDocument({ ...explained, isSelected: true, chosen: [] });
    assert.doesNotMatch(documentMarkdown(selected), /What it lacks|chosen skills beside/);
    assert.match(documentMarkdown(selected), /Why it is loaded/);
    const foreign = explainDocument({ ...explained, match: { ...explained.match, words: [], missing: [], relevance: 0 }, capabilities: [], chosen: [] });
    assert.deepEqual(tables(foreign.parts), []);
  });

  it('is written as Markdown with nothing of a hostile name taken for markup', () => {
    const hostile = documentMarkdown(explainDocument({ ...explained, skill: { ...explained.skill, name: '<img src=x>|`*' } }));
    assert.doesNotMatch(hostile, /(?<!\\)<img/);
  });
});
