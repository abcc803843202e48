import assert from 'node:assert/strict';
import type { ReportState } from '../../src/protocol/reportView.ts';
import { sampleReport } from '../unit/webview/reportSample.ts';
import { axeFindings } from './axeFindings.ts';
import { eachReportView } from './reportViewPage.ts';
import type { ThemeName } from './webviewPage.ts';

describe('a report tab under axe-core', function () {
  this.timeout(60_000);
  const view = eachReportView(300);
  const states: readonly ReportState[] = [
    { kind: 'working', title: 'Routing', done: 0.4, note: '3 of 6 strategies' },
    { kind: 'failed', title: 'Routing', message: 'Line 3 has no task.' },
    { kind: 'report', report: sampleReport() },
  ];
  const themes: readonly ThemeName[] = ['dark', 'light', 'highContrast', 'highContrastLight'];

  for (const state of states) {
    it(`has nothing serious in the state "${state.kind}", in any theme`, async () => {
      await view().show(state);
      for (const theme of themes) {
        await view().theme(theme);
        assert.deepEqual(await axeFindings(view().page), [], theme);
      }
    });
  }

  it('has nothing serious with a point in focus and its chart unfolded as a table', async () => {
    const { page } = view();
    await view().show({ kind: 'report', report: sampleReport() });
    await view().theme('dark');
    await page.getByText('Show as a table').first().click();
    await page.locator('.plot').first().focus();
    await page.keyboard.press('ArrowRight');
    assert.deepEqual(await axeFindings(page), []);
  });
});
