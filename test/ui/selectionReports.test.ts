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

  it('explain a skill that is picked, and open it at the line of a word', async () => {
    await workbench.command('Skill Loadout: Explain Selection of Skill');
    const rows = workbench.page.locator('.quick-input-list .monaco-list-row');
    // The list is there once the answer is; what is selected comes first.
    await rows.filter({ hasText: 'left out' }).waitFor();
    const name = (await (await workbench.webview('Selection')).locator('[data-section="chosen"] .open').first().innerText()).trim();
    assert.match((await rows.first().textContent()) ?? '', new RegExp(`^${name}.*selected$`));
    await workbench.quickInput('git-bisect-regression');
    const report = await workbench.webview('Explain git-bisect-regression');
    await report.getByRole('heading', { name: 'Why it is not loaded' }).waitFor();
    assert.match(await report.locator('body').innerText(), /The chosen skills beside it/);

    const view = await workbench.webview('Selection');
    const row = view.locator('[data-section="chosen"] .row').first();
    await row.hover();
    await row.getByRole('button', { name: /^Explain / }).click();
    const chosen = await workbench.webview(`Explain ${name}`);
    await chosen.getByRole('heading', { name: 'Why it is loaded' }).waitFor();
    await chosen.getByRole('table', { name: 'What speaks for it' }).getByRole('button').first().click();
    await workbench.page.locator('.tab.active', { hasText: 'SKILL.md' }).waitFor();
  });

  it('set every rule beside Best Prefix Selection', async () => {
    await workbench.command('Skill Loadout: Compare Selectors');
    const report = await workbench.webview('Compare Selectors');
    await report.getByText('Best Prefix Selection (BPS)').first().waitFor();
    assert.match(await report.locator('body').innerText(), /Gong et al\. 2024: not here/);
  });
});
