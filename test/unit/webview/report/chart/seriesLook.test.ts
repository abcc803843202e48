import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { strategies } from '../../../../../src/core/routing/strategies.ts';
import { seriesClass } from '../../../../../src/webview/report/chart/seriesLook.ts';

describe('the look of series', () => {
  it('tells the lines of all strategies apart by their dashes alone, for they may lie on one another', async () => {
    const dashes = strategies.map((_, index) => /dash\d+/.exec(seriesClass(index))![0]);
    assert.equal(new Set(dashes).size, strategies.length);
    const css = await readFile(new URL('../../../../../src/webview/report/styles/chart.css', import.meta.url), 'utf8');
    const patterns = dashes.map((dash) => new RegExp(`\\.${dash} > \\.line \\{\\s*stroke-dasharray: ([^;]+)`).exec(css)?.[1] ?? 'solid');
    assert.equal(new Set(patterns).size, strategies.length, patterns.join(', '));
    assert.equal(patterns[0], 'solid');
  });
});
