import assert from 'node:assert/strict';
import { documentCsv } from '../../../../../src/core/report/document/documentCsv.ts';
import { documentMarkdown } from '../../../../../src/core/report/document/documentMarkdown.ts';
import type { ReportTable } from '../../../../../src/core/report/document/reportDocument.ts';
import { budgetTable, frontierChart, hostileReport, recallChart, sampleReport } from '../../../webview/reportSample.ts';

const tableOf = (...cells: readonly string[]): ReportTable => ({ kind: 'table', caption: 'T', columns: cells.map((_, index) => ({ title: `c${index}` })), rows: [{ cells }] });

describe('documentMarkdown', () => {
  it('writes headings, paragraphs, tables with their alignment, and marks in words', () => {
    const text = documentMarkdown(sampleReport({ title: 'Budgets', parts: [sampleReport().parts[0] ?? budgetTable, budgetTable] }));
    assert.equal(
      text,
      `# Budgets

## In short

4,000 tokens cover 71% of what the task demands; twice as many cover 8% more.

Budgets beyond 7,400 tokens change nothing.

**Budgets**

| Budget | Covered | Adds |
| ---: | ---: | --- |
| 2,000 | 52% | pandas, charts |
| 4,000 (current) | 71% | slides, forecasting |
| 8,000 | 79% | reports, statistics |
`,
    );
  });

  it('writes the points of a chart as a table, with intervals or details where there are any', () => {
    const recall = documentMarkdown({ title: 'R', parts: [recallChart] });
    assert.match(recall, /^\| Series \| Distractors in the library \| Recall \| From \| To \|$/m);
    assert.match(recall, /^\| Within the budget \| 1,000 \| 81% \| 75% \| 86% \|$/m);
    const one = documentMarkdown({ title: 'F', parts: [{ ...frontierChart, series: frontierChart.series.slice(0, 1) }] });
    assert.match(one, /^\| Budget \(tokens\) \| Demand covered \| Details \|$/m);
  });

  it('lets no text out of its cell, line or paragraph', () => {
    const lines = documentMarkdown(hostileReport()).split('\n');
    assert.equal(lines.filter((line) => line.startsWith('# ')).length, 1);
    for (const line of lines) assert.doesNotMatch(line, /<img|(?<!\\)\[x(?<!\\)\]/);
    const widths = lines.filter((line) => line.startsWith('|')).map((line) => line.replaceAll('\\|', '').split('|').length - 2);
    assert.deepEqual(new Set(widths), new Set([3, 4, 5]));
  });
});

describe('documentCsv', () => {
  it('writes the only table alone, and several below their captions', () => {
    assert.equal(documentCsv({ title: 'T', parts: [tableOf('a', '1')] }), 'c0,c1\r\na,1\r\n');
    assert.equal(documentCsv({ title: 'T', parts: [tableOf('a'), tableOf('b')] }), 'T\r\nc0\r\na\r\n\r\nT\r\nc0\r\nb\r\n');
    assert.equal(documentCsv({ title: 'T', parts: [] }), '');
  });

  it('quotes commas, quotes and line breaks', () => {
    assert.equal(documentCsv({ title: 'T', parts: [tableOf('a,b', 'say "x"', 'one\ntwo', '4,000')] }).split('\r\n')[1], '"a,b","say ""x""","one\ntwo","4,000"');
  });

  it('keeps what looks like a formula from being one, and signed numbers as they are', () => {
    const cells = ['=1+1', '+SUM(A1)', '-cmd', '@x', ' =1', '\t=1', '\uff1d1', '-0.5', '+3%', '-1e-7', '-1+1', 'a=b'];
    const line = documentCsv({ title: 'T', parts: [tableOf(...cells)] }).split('\r\n')[1];
    assert.deepEqual(line?.split(','), ["'=1+1", "'+SUM(A1)", "'-cmd", "'@x", "' =1", "'\t=1", "'\uff1d1", '-0.5', '+3%', '-1e-7', "'-1+1", 'a=b']);
  });

  it('writes points in full precision and marks in a column of their own', () => {
    const text = documentCsv({ title: 'T', parts: [{ ...recallChart, series: [{ name: 's', joined: 'none', points: [{ x: 0, y: 1 / 3, detail: [] }] }] }] });
    assert.equal(text, 'Distractors in the library,Recall\r\n0,0.3333333333333333\r\n');
    assert.match(documentCsv({ title: 'T', parts: [budgetTable] }), /^Budget,Covered,Adds,Mark\r\n"2,000",52%,"pandas, charts",\r\n"4,000",71%,"slides, forecasting",current\r\n/);
  });
});
