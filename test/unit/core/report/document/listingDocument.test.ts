import assert from 'node:assert/strict';
import { countFates, type ListingEntry, type ListingReport } from '../../../../../src/core/lint/listing/listing.ts';
import { listingDocument } from '../../../../../src/core/report/document/listingDocument.ts';

describe('a listing as a report', () => {
  const entry = (name: string, fate: ListingEntry['fate'], lost = 0): ListingEntry => ({ uri: `file:///s/${name}/SKILL.md`, name, fate, keptTo: 0, lost, line: fate === 'dropped' ? '' : `- ${name}` });
  const listing = (entries: readonly ListingEntry[], rest: Partial<ListingReport> = {}): ListingReport => ({
    version: 1, host: 'codex', entries, counts: countFates(entries), head: [], notes: ['Versions differ.'], source: 'https://example.com',
    budget: { limit: 8_000, unit: 'characters', needed: 9_100, used: 7_990 }, ...rest,
  });

  it('says how many come out whole, and what is lost of the others, in words and marks', () => {
    const { title, parts } = listingDocument(listing([entry('a', 'full'), entry('b', 'shortened', 1_200), entry('c', 'name-only', 90), entry('d', 'dropped', 80)]));
    assert.equal(title, 'Listing Budget: Codex');
    const [sum, table, notes] = parts;
    assert.deepEqual(sum?.kind === 'text' && sum.paragraphs, [
      'Codex lists 1 of 4 skills in full, 1 shortened, 1 name only, 1 not at all.',
      'The listing takes 9,100 characters, the budget is 8,000; 7,990 are used.',
    ]);
    assert.deepEqual(table?.kind === 'table' && table.rows.map(({ cells, mark, uri }) => [...cells, mark, uri]), [
      ['a', 'in full', '', '- a', undefined, 'file:///s/a/SKILL.md'],
      ['b', 'shortened', '1,200', '- b', 'differs', 'file:///s/b/SKILL.md'],
      ['c', 'name only', '90', '- c', 'differs', 'file:///s/c/SKILL.md'],
      ['d', 'not at all', '80', '', 'problem', 'file:///s/d/SKILL.md'],
    ]);
    assert.deepEqual(notes?.kind === 'text' && notes.paragraphs, ['Versions differ.', 'Source: https://example.com']);
  });

  it('shows the lines that stand before the skills, and no budget where there is none', () => {
    const { parts } = listingDocument(listing([entry('a', 'full')], { head: ['r0 = /skills'], budget: undefined }));
    assert.deepEqual(parts.map((part) => (part.kind === 'text' ? part.paragraphs : part.kind)), [['Codex lists 1 of 1 skill in full.'], ['r0 = /skills'], 'table', ['Versions differ.', 'Source: https://example.com']]);
  });

  it('says so where there is nothing to list', () => {
    assert.deepEqual(listingDocument(listing([])).parts[0], { kind: 'text', paragraphs: ['No skill that Codex would list was found.'] });
  });
});
