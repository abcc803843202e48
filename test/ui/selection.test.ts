import assert from 'node:assert/strict';
import type { FrameLocator } from 'playwright-core';
import { openWorkbench, reportScreenshot, type Workbench } from './workbench.ts';

const first = 'Clean the sales CSV and put a chart into a slide deck';
const second = 'Fill in the PDF form from the supplier';

describe('the Selection view in VS Code', function () {
  this.timeout(120_000);
  let workbench: Workbench;
  let view: FrameLocator;

  before(async () => {
    workbench = await openWorkbench();
    await workbench.command('Skill Loadout: Preview Selection');
    await workbench.quickInput(first);
    view = await workbench.webview('Selection');
  });
  afterEach(async function () {
    if (this.currentTest?.state === 'failed') await reportScreenshot(workbench, this.currentTest.title);
  });
  after(() => workbench.close());

  const chosen = (name: string) => view.locator('ol').getByRole('button', { name, exact: true });

  it('shows the set for the task that the command asked for', async () => {
    await chosen('csv-cleaning').waitFor();
    await chosen('slide-deck-building').waitFor();
    assert.equal(await view.getByLabel('Task').inputValue(), first);
  });

  it('changes the set as another task is typed', async () => {
    const box = view.getByLabel('Task');
    await box.fill('');
    await box.pressSequentially(second);
    await chosen('pdf-form-filling').waitFor();
    await chosen('csv-cleaning').waitFor({ state: 'detached' });
    assert.equal(await box.inputValue(), second, 'typing is never overwritten');
  });

  it('explains an empty set', async () => {
    await view.getByLabel('Task').fill('zzxqv');
    await view.getByText('No skill has anything to do with this task').first().waitFor();
    await view.getByLabel('Task').fill(second);
    await chosen('pdf-form-filling').waitFor();
  });

  it('opens a skill in an editor', async () => {
    await chosen('pdf-form-filling').click();
    await workbench.page.getByRole('tab', { name: /SKILL\.md/ }).waitFor();
    await workbench.page.locator('.editor-container', { hasText: 'name: pdf-form-filling' }).waitFor();
  });

  it('compares budgets in a quick pick, and picking a row applies its budget', async () => {
    await workbench.command('Skill Loadout: Compare Budgets…');
    const row = workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: '1,000 tokens' });
    await row.getByText('1 skill').waitFor();
    await row.click();
    await view.getByText(/of 1,000 tokens/).first().waitFor();
  });
});
