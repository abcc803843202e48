import assert from 'node:assert/strict';
import { likenessOf } from '../../../../../src/core/lint/library/likeness.ts';
import { settled } from '../../../../../src/core/lint/library/settled.ts';
import { findingsOf, inShort, located, others, type Written } from './findings.ts';

const rivals = { redundant: true, distractors: false };
const profileOf = (written: Written) => located(written).member.profile;

function verdict(taken: 'same' | 'a-inside-b' | 'b-inside-a', a: Written, b: Written): string | undefined {
  const [one, other] = [profileOf(a), profileOf(b)];
  return settled(taken, { a: one, b: other, likeness: likenessOf(one, other) });
}

describe('a verdict on two skills', () => {
  it('falls where one does what the other undoes, unless either does both', () => {
    const save = { name: 'checkpoint', description: 'Save current progress to memory-keeper to prevent work loss.' };
    const recover = { name: 'recovery', description: 'Recover session state from memory-keeper after context loss.' };
    for (const [one, other] of [[save, recover], [
      { name: 'csv-in', description: 'Imports CSV ledgers into the books.' }, { name: 'csv-out', description: 'Exports the books as CSV ledgers.' },
    ], [{ name: 'age-encrypt', description: 'For secret files.' }, { name: 'age-decrypt', description: 'For secret files.' }]] as const) {
      for (const taken of ['same', 'a-inside-b', 'b-inside-a'] as const) assert.deepEqual([verdict(taken, one, other), verdict(taken, other, one)], [undefined, undefined]);
    }
    assert.equal(verdict('same', save, { ...recover, description: 'Saves and recovers session state with memory-keeper.' }), 'same');
    assert.equal(verdict('same', { name: 'a', description: 'Draws a chart of what users read.' }, { name: 'b', description: 'Draws a chart, a sheet and a map of what users write.' }), 'same');
  });

  it('is part and whole where the name of one holds the name of the other, which promises more', () => {
    const read = { name: 'gws-sheets-read', description: 'Google Sheets: Read values from a spreadsheet.' };
    const all = { name: 'gws-sheets', description: 'Google Sheets: Read and write spreadsheets.' };
    assert.deepEqual([verdict('same', read, all), verdict('same', all, read)], ['a-inside-b', 'b-inside-a']);
    assert.equal(verdict('same', { ...read, description: all.description.replace('and', '') }, all), 'same');
    assert.equal(verdict('same', read, { ...all, description: read.description }), 'same');
    const body = 'Rows, columns, cells, ranges, sheets, tabs, formulas, charts, pivots, filters, notes, colours, borders, fonts, links, images, dates, sums, means, counts, sorts, joins, splits, locks, views, shares, exports, imports.';
    assert.equal(verdict('same', { ...read, body }, { ...all, body }), 'same');
    assert.equal(verdict('same', { ...read, name: 'sheet-reader' }, all), 'same');
  });

  it('on part and whole turns round where the whole has the name with more in it and claims no more', () => {
    const plain = { name: 'tcr-kentbeck', description: 'Tests, commits or reverts after every change.' };
    const broad = { name: 'tcr', description: 'Tests, commits or reverts after every change, also with TCRDD and git-gamble flags.' };
    assert.deepEqual([verdict('b-inside-a', plain, broad), verdict('a-inside-b', broad, plain)], ['a-inside-b', 'b-inside-a']);
    assert.deepEqual([verdict('a-inside-b', plain, broad), verdict('b-inside-a', broad, plain)], ['a-inside-b', 'b-inside-a']);
  });

  it('on part and whole falls where the whole claims no more of the part than the part of it', () => {
    const one = { name: 'zorbax', description: 'Turns text into an audio speech recording.' };
    const other = { name: 'quendo', description: 'Turns an audio speech recording into text.' };
    assert.deepEqual([verdict('a-inside-b', one, other), verdict('b-inside-a', one, other)], [undefined, undefined]);
  });

  it('on part and whole falls where the whole is confined to something that the part never mentions', () => {
    const general: Written = { name: 'observability-monitoring', description: 'Logging, metrics, distributed tracing and alerting.' };
    const confined = (lead: string) => ({ name: 'service-mesh-observability', description: `${lead} Monitoring with logging, metrics, distributed tracing, alerting, dashboards and objectives.` });
    assert.equal(verdict('b-inside-a', confined('Observability for service meshes.'), general), undefined);
    assert.equal(verdict('b-inside-a', confined('Observability from within any mesh.'), general), undefined);
    assert.equal(verdict('b-inside-a', confined('Observability for everything.'), general), 'b-inside-a');
    assert.equal(verdict('b-inside-a', confined('Observability for service meshes.'), { ...general, body: 'In a mesh of services it works too.' }), 'b-inside-a');
  });

  it('decides what is reported', () => {
    const read = { name: 'gws-sheets-read', description: 'Google Sheets: Read values from a spreadsheet.' };
    const all = { name: 'gws-sheets', description: 'Google Sheets: Read and write spreadsheets.' };
    assert.deepEqual(inShort(findingsOf([...others, read, all], rivals)), ['narrow-inside-broad gws-sheets-read < gws-sheets']);
  });
});
