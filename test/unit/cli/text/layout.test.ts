import assert from 'node:assert/strict';
import { cutToWidth, displayWidth } from '../../../../src/cli/text/displayWidth.ts';
import { formatBenefit, formatCount, formatCounted, formatShare } from '../../../../src/cli/text/formatNumber.ts';
import { harmless, harmlessPath } from '../../../../src/cli/text/harmless.ts';
import { tableLines } from '../../../../src/cli/text/table.ts';
import { taskLine } from '../../../../src/cli/text/taskLine.ts';
import { wrap } from '../../../../src/cli/text/wrap.ts';

describe('text of strangers', () => {
  for (const [name, text, shown] of [
    ['a colour', '\x1b[31mred\x1b[0m', '\\x1b[31mred\\x1b[0m'],
    ['a title of the window', '\x1b]0;owned\x07', '\\x1b]0;owned\\x07'],
    ['an eight-bit escape', '\x9b2J', '\\x9b2J'],
    ['lines', 'one\r\n\ttwo \u2028three', 'one two three'],
    ['backspaces', 'ab\b\bcd', 'ab\\x08\\x08cd'],
    ['reordering', 'a\u202egnp.exe', 'a\\u202egnp.exe'],
    ['hidden letters', 'a\u200bb\u{e0041}', 'a\\u200bb\\u{e0041}'],
    ['half a character', 'a\ud800b', 'a\\ud800b'],
  ] as const) {
    it(`is shown, not obeyed: ${name}`, () => assert.equal(harmless(text), shown));
  }

  it('keeps other letters and pictures as they are', () => assert.equal(harmless('naïve 日本語 👩‍💻'), 'naïve 日本語 👩‍💻'));

  it('keeps the spaces of a path', () => assert.equal(harmlessPath(' a  b\n'), ' a  b\\x0a'));
});

describe('the width of text', () => {
  it('counts two columns for wide letters and pictures and none for marks', () => {
    assert.deepEqual(['abc', '日本', '👩‍💻', 'e\u0301', '…'].map(displayWidth), [3, 4, 2, 1, 1]);
  });

  it('is cut between characters, with an ellipsis', () => {
    assert.equal(cutToWidth('abcdef', 6), 'abcdef');
    assert.equal(cutToWidth('abcdef', 5), 'abcd…');
    assert.equal(cutToWidth('日本語', 4), '日…');
    assert.equal(cutToWidth('abcdef', 0), '…');
  });
});

describe('a table', () => {
  const columns = [{ title: 'Skill', least: 6 }, { title: 'Tokens', align: 'right' }, { title: 'Why', least: 5 }] as const;
  const rows = [['a-long-name-of-a-skill', '1,200', 'because of this and that'], ['日本', '7', 'so']];

  it('is aligned and not cut where nothing limits it', () => {
    assert.deepEqual(tableLines(columns, rows, Infinity), [
      '  Skill                   Tokens  Why',
      '  a-long-name-of-a-skill   1,200  because of this and that',
      '  日本                         7  so',
    ]);
  });

  it('gives way in its widest columns until it fits', () => {
    const lines = tableLines(columns, rows, 40);
    assert.ok(lines.every((line) => displayWidth(line) <= 40), lines.join('\n'));
    assert.match(lines[1] ?? '', /^ {2}a-long-n\S*… +1,200 {2}because of.*…$/);
  });

  it('keeps numbers whole and columns at their least in a very narrow terminal', () => {
    assert.match(tableLines(columns, rows, 3)[1] ?? '', /^ {2}a-lon… {3}1,200 {2}beca…$/);
  });

  it('takes hundreds of thousands of rows', () => {
    assert.equal(tableLines([{ title: 'n' }], Array.from({ length: 200_000 }, (_, row) => [String(row)]), 80).length, 200_001);
  });
});

describe('numbers', () => {
  it('have separators, nouns and shares that never round up to all', () => {
    assert.equal(formatCount(1234567), '1,234,567');
    assert.deepEqual([formatCounted(1, 'skill'), formatCounted(1000, 'skill')], ['1 skill', '1,000 skills']);
    assert.deepEqual([formatBenefit(0.12345), formatBenefit(-0)], ['0.123', '0.000']);
    assert.deepEqual([formatShare(0.9999), formatShare(0.996), formatShare(0.994), formatShare(1), formatShare(0)], ['99.9 %', '99.6 %', '99 %', '100 %', '0 %']);
  });
});

describe('a line of the task', () => {
  it('is the task where it fits', () => assert.equal(taskLine('draw\na chart', 80), 'draw a chart'));

  it('is cut to the width and tells the length', () => {
    const line = taskLine('word '.repeat(20_000), 60);
    assert.match(line, /^word word .*… \(100,000 characters\)$/);
    assert.equal(displayWidth(line) <= 60, true);
  });
});

it('wrapping breaks at spaces only', () => {
  assert.deepEqual(wrap('one two extraordinarily three', 9), ['one two', 'extraordinarily', 'three']);
  assert.deepEqual(wrap('a b', Infinity, '  '), ['  a b']);
});
