import assert from 'node:assert/strict';
import { frontierChart, hostileReport, recallChart, sampleReport } from '../unit/webview/reportSample.ts';
import { explainDocument } from '../../src/core/report/document/explainDocument.ts';
import { explained } from '../unit/core/report/explained.ts';
import { eachReportView, type ReportViewPage } from './reportViewPage.ts';

describe('a report tab', function () {
  this.timeout(60_000);
  const opened = eachReportView(700);
  let view: ReportViewPage;
  beforeEach(() => (view = opened()));

  const show = (change = {}) => view.show({ kind: 'report', report: sampleReport(change) });
  const plot = () => view.page.locator('.plot').first();
  const told = () => view.page.getByRole('status').textContent();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await view.page.keyboard.press(key);
  };

  it('asks for the state, and shows nothing before it has one', async () => {
    assert.deepEqual(await view.posted(), [{ kind: 'ready' }]);
    assert.equal(await view.page.locator('#root').innerHTML(), '');
  });

  it('says how far the work is, and ends it', async () => {
    await view.show({ kind: 'working', title: 'Routing', done: 0.424, note: '3 of 6 strategies' });
    await view.posted();
    assert.equal(await view.page.getByRole('progressbar').getAttribute('aria-valuenow'), '42');
    await view.page.getByText('3 of 6 strategies').waitFor();
    await view.page.getByRole('button', { name: 'Cancel' }).click();
    assert.deepEqual(await view.posted(), [{ kind: 'cancel' }]);
    await view.show({ kind: 'working', title: 'Routing' });
    assert.equal(await view.page.getByRole('progressbar').getAttribute('aria-valuenow'), null);
  });

  it('says why there is no report, and leaves the keyboard at its title where the button that had it is gone', async () => {
    await view.show({ kind: 'working', title: 'Routing' });
    await view.page.getByRole('button', { name: 'Cancel' }).focus();
    await view.show({ kind: 'failed', title: 'Routing', message: 'Line 3 has no task.' });
    assert.equal(await view.page.locator('.failure').textContent(), 'Line 3 has no task.');
    assert.equal(await told(), 'Routing: Line 3 has no task.');
    assert.equal(await view.page.evaluate(() => document.activeElement?.tagName), 'H1');
    assert.equal(await view.page.getByRole('button').count(), 0);
  });

  it('shows text, tables and charts in their order', async () => {
    await show();
    assert.deepEqual(await view.page.locator('h2').allTextContents(), [
      'In short', 'What each budget covers', 'Budgets', 'What each rule would load for 4,000 tokens', 'Recall as distractors are added', 'Skills',
    ]);
    assert.equal(await told(), 'Budgets for “Clean the sales CSV and chart it”: ready');
    const row = view.page.getByRole('table', { name: 'What each rule' }).getByRole('row').nth(2);
    assert.deepEqual((await row.locator('th, td').allTextContents()).slice(0, 3), ['Largest gain first differs', '4', '3,910']);
  });

  it('opens skills, applies budgets other than the current one, and copies', async () => {
    await show();
    await view.posted();
    await view.page.getByRole('button', { name: 'charts', exact: true }).click();
    const apply = view.page.getByRole('button', { name: 'Apply a budget of' });
    assert.equal(await apply.count(), 2);
    await apply.last().click();
    for (const format of ['Markdown', 'CSV', 'JSON']) await view.page.getByRole('button', { name: `Copy as ${format}` }).click();
    assert.deepEqual(await view.posted(), [
      { kind: 'open', uri: 'file:///skills/charts/SKILL.md' },
      { kind: 'budget', budget: 8000 },
      { kind: 'copy', format: 'markdown' },
      { kind: 'copy', format: 'csv' },
      { kind: 'copy', format: 'json' },
    ]);
    assert.equal(await told(), 'Copied as JSON');
  });

  it('opens a skill at the line of a word, and takes hostile words for text', async () => {
    const match = { ...explained.match, words: [...explained.match.words, { task: '<b>', skill: '<img src=x>', field: 'code' as const, line: 9, share: 0.1 }] };
    await view.show({ kind: 'report', report: explainDocument({ ...explained, match }) });
    await view.posted();
    assert.deepEqual(await view.page.locator('h2').allTextContents(), [
      'Why it is not loaded', 'What speaks for it', 'What it lacks', 'What it supplies of what the task demands', "The chosen skills beside it, with the task's words that only one of the two has",
    ]);
    await view.page.getByRole('button', { name: 'PowerPoint', exact: true }).click();
    await view.page.getByRole('button', { name: '<img src=x>', exact: true }).press('Enter');
    await view.page.getByRole('button', { name: 'pptx-generator', exact: true }).click();
    assert.deepEqual(await view.posted(), [
      { kind: 'open', uri: 'file:///a/SKILL.md', line: 27 },
      { kind: 'open', uri: 'file:///a/SKILL.md', line: 9 },
      { kind: 'open', uri: 'file:///b/SKILL.md' },
    ]);
  });

  it('lets the keyboard walk through a chart, says each point, and applies its budget', async () => {
    await show();
    await view.posted();
    await view.page.getByRole('button', { name: 'Copy as JSON' }).focus();
    await press('Tab');
    assert.equal(await plot().evaluate((element) => element === document.activeElement), true);
    await press('ArrowRight');
    assert.equal(await told(), 'Best known set. 620 tokens cover 21%. csv-cleaning. Enter applies this budget');
    assert.match((await view.page.locator('.tooltip:visible').textContent()) ?? '', /620 tokens cover 21%/);
    await press('End', 'Enter', 'Home', 'Enter');
    assert.deepEqual(await view.posted(), [{ kind: 'budget', budget: 7400 }]);
    await press('Escape');
    assert.equal(await view.page.locator('.tooltip:visible').count(), 0);
  });

  it('shows what is under the pointer, and applies its budget on a click', async () => {
    await view.show({ kind: 'report', report: sampleReport({ parts: [frontierChart] }) });
    await view.posted();
    const box = await plot().locator('[data-series="0"] > .point').nth(3).boundingBox();
    assert.ok(box);
    await view.page.mouse.move(box.x + 5, box.y + 10);
    assert.match((await view.page.locator('.tooltip:visible').textContent()) ?? '', /1,900 tokens cover 52%/);
    await view.page.mouse.click(box.x + 5, box.y + 10);
    assert.deepEqual(await view.posted(), [{ kind: 'budget', budget: 1900 }]);
    await view.page.mouse.move(2, 2);
    assert.equal(await view.page.locator('.tooltip:visible').count(), 0);
  });

  it('has the points of a chart as a table, which stays unfolded in the next document', async () => {
    await show();
    await view.page.getByText('Show as a table').last().click();
    const rows = view.page.getByRole('table', { name: recallChart.caption }).getByRole('row');
    await rows.nth(16).waitFor();
    await view.reload();
    await show();
    await rows.nth(16).waitFor();
  });

  it('keeps a chart and the place in it while other parts change', async () => {
    await show();
    await plot().focus();
    await press('ArrowRight', 'ArrowRight');
    await show({ title: 'Another', parts: sampleReport().parts.slice(1) });
    assert.equal(await view.page.locator('.tooltip:visible').count(), 1);
    assert.equal(await plot().evaluate((element) => element === document.activeElement), true);
  });

  it('takes text for text, and scrolls no further sideways for it', async () => {
    for (const width of [300, 700]) {
      await view.page.setViewportSize({ width, height: 600 });
      await view.show({ kind: 'report', report: hostileReport() });
      await plot().focus();
      await press('ArrowRight');
      assert.equal(await view.page.locator('img, a, script:not([src])').count(), 0);
      assert.equal(await view.page.evaluate(() => document.documentElement.scrollWidth), width);
    }
  });

  it('scrolls a table only where there is no room for it, and then from the keyboard', async () => {
    await show();
    const wide = view.page.locator('.table').nth(2);
    assert.equal(await wide.getAttribute('tabindex'), null);
    await view.page.setViewportSize({ width: 300, height: 600 });
    await view.page.locator('.table.scrolls').first().waitFor();
    assert.equal(await view.page.locator('.table.scrolls').first().getAttribute('tabindex'), '0');
    assert.equal(await view.page.evaluate(() => document.documentElement.scrollWidth), 300);
  });

  it('draws charts as wide as there is room', async () => {
    await show();
    for (const width of [300, 900]) {
      await view.page.setViewportSize({ width, height: 600 });
      await view.page.waitForFunction(() => {
        const drawing = document.querySelector('.drawing');
        return drawing?.clientWidth === drawing?.parentElement?.clientWidth;
      });
    }
  });
});
