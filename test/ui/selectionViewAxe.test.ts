import assert from 'node:assert/strict';
import type { SelectionState } from '../../src/protocol/selectionView.ts';
import { previewReport, selectionState } from '../unit/webview/selectionStates.ts';
import { axeFindings } from './axeFindings.ts';
import { eachSelectionView } from './selectionViewPage.ts';
import type { ThemeName } from './webviewPage.ts';

describe('the Selection view under axe-core', function () {
  this.timeout(60_000);
  const view = eachSelectionView(300);
  const none = { report: undefined } as const;
  const [pdf] = previewReport().selected;
  const [left] = previewReport().leftOut;
  assert.ok(pdf && left);

  const states: Readonly<Record<string, SelectionState>> = {
    'without skills': selectionState({ ...none, task: '', librarySize: 0, status: { kind: 'idle' } }),
    idle: selectionState({ ...none, task: '', status: { kind: 'idle' }, history: ['Fill in a form'] }),
    'with an answer': selectionState({
      maxSkills: 2,
      history: ['Fill in a form'],
      pinned: [pdf.uri],
      excluded: [left.uri],
      report: previewReport({
        maxSkills: 2,
        selected: previewReport().selected.map((skill) => (skill === pdf ? { ...skill, pinned: true } : skill)),
        leftOut: [{ ...left, code: 'excluded', remedy: 'Needs your exclusion taken away.' }, ...previewReport().leftOut.slice(1)],
      }),
    }),
    'with an empty answer': selectionState({ report: previewReport({ selected: [], emptyBecause: 'Nothing fits.', coverage: [] }) }),
    'with too many pins': selectionState({ report: previewReport({ budget: 2000, warning: 'Over the budget.' }) }),
    failed: selectionState({ ...none, status: { kind: 'failed', message: 'The worker stopped.' } }),
  };

  const themes: readonly ThemeName[] = ['dark', 'light', 'highContrast', 'highContrastLight'];
  for (const [name, state] of Object.entries(states)) {
    it(`has nothing serious ${name}, in any theme`, async () => {
      await view().show(state);
      for (const theme of themes) {
        await view().theme(theme);
        assert.deepEqual(await axeFindings(view().page), [], theme);
      }
    });
  }

  it('has nothing serious with everything unfolded, a wrong entry and the recent tasks open', async () => {
    const { page } = view();
    await view().show(selectionState({ history: ['Fill in a form', 'Write a changelog'] }));
    await view().theme('dark');
    await page.locator('.limits > summary').click();
    await page.locator('.certificate > summary').click();
    await page.getByLabel('Another price').fill('-1');
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('button', { name: 'Recent tasks' }).click();
    assert.deepEqual(await axeFindings(page), []);
  });
});
