import assert from 'node:assert/strict';
import { openWorkbench, type Workbench } from './workbench.ts';

describe('reports on a selection in VS Code', function () {
  this.timeout(120_000);
  let workbench: Workbench;

  before(async () => {
    workbench = await openWorkbench();
    await workbench.command('Skill Loadout: Preview Selection');
    await workbench.quickInput('Clean the sales CSV and put a chart into a slide deck');
    const view = await workbench.webview('Selection');
    await view.locator('[data-section="chosen"] .row').first().waitFor();
  });
  after(() => workbench.close());

  it('draw the budget frontier, and a row applies its budget', async () => {
    await workbench.command('Skill Loadout: Compare Budgets as Chart');
    const report = await workbench.webview('Compare Budgets');
    await report.locator('svg').first().waitFor();
    await report.getByRole('row', { name: /^1,000/ }).getByRole('button', { name: /Apply/ }).click();
    const view = await workbench.webview('Selection');
    await view.getByText(/of 1,000 tokens/).first().waitFor();
  });

  it('set every rule beside Best Prefix Selection', async () => {
    await workbench.command('Skill Loadout: Compare Selectors');
    const report = await workbench.webview('Compare Selectors');
    await report.getByText('Best Prefix Selection (BPS)').first().waitFor();
    assert.match(await report.locator('body').innerText(), /Gong et al\. 2024: not here/);
  });
});
