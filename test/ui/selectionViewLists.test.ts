import assert from 'node:assert/strict';
import { previewReport, selectedSkill, selectionState } from '../unit/webview/selectionStates.ts';
import { eachSelectionView, type SelectionViewPage } from './selectionViewPage.ts';

describe("the Selection view's lists", function () {
  this.timeout(60_000);
  const opened = eachSelectionView(300);
  let view: SelectionViewPage;
  beforeEach(() => (view = opened()));

  const button = (name: string) => view.page.getByRole('button', { name, exact: true });
  const focused = () => view.page.evaluate(() => document.activeElement?.textContent);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await view.page.keyboard.press(key);
  };
  const [left] = previewReport().leftOut;
  assert.ok(left);
  const reasons = previewReport({
    leftOut: [
      { ...left, uri: 'file:///forms', name: 'forms', code: 'redundant', reason: 'redundant with pdf', remedy: 'Needs pdf excluded.' },
      { ...left, uri: 'file:///manual', name: 'manual', code: 'too-long', reason: 'does not fit', remedy: 'Needs a budget of at least 9,000 tokens.' },
      ...previewReport().leftOut,
    ],
  });

  it('pins and excludes by buttons that say so', async () => {
    await view.show(selectionState({ pinned: ['file:///skills/pdf/SKILL.md'] }));
    await view.posted();
    assert.equal(await button('Pin pdf').getAttribute('aria-pressed'), 'true');
    assert.equal(await button('Exclude pdf').getAttribute('aria-pressed'), 'false');
    await button('Pin other-0').click();
    await button('Exclude sheets').click();
    assert.deepEqual(await view.posted(), [
      { kind: 'mark', uri: 'file:///skills/other-0/SKILL.md', mark: 'pinned' },
      { kind: 'mark', uri: 'file:///skills/sheets/SKILL.md', mark: 'excluded' },
    ]);
  });

  it('asks for an explanation of a skill that is selected and of one that is left out', async () => {
    await view.show(selectionState());
    await view.posted();
    await button('Explain sheets').click();
    await button('other-0').focus();
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    assert.deepEqual(await view.posted(), [
      { kind: 'explain', uri: 'file:///skills/sheets/SKILL.md' },
      { kind: 'explain', uri: 'file:///skills/other-0/SKILL.md' },
    ]);
  });

  it('tells the words of a selected skill that match the task', async () => {
    await view.show(selectionState());
    assert.match((await button('pdf').getAttribute('title')) ?? '', /\nMatches \u2068pdfs\u2069, \u2068chart \(body\)\u2069$/);
  });

  it('shows which skills are in for their pin', async () => {
    await view.show(selectionState({ report: previewReport({ selected: [{ ...selectedSkill('pdf', 10, {}), pinned: true }, selectedSkill('sheets', 10, {})] }) }));
    assert.deepEqual(await view.page.locator('.chosen .tokens').allTextContents(), ['Pinned · 10 tokens', '10 tokens']);
  });

  it('shows the buttons of a row under the pointer and of one with the focus', async () => {
    await view.show(selectionState());
    const opacity = (name: string) => button(name).evaluate((element) => getComputedStyle(element).opacity);
    assert.equal(await opacity('Pin sheets'), '0');
    await button('sheets').hover();
    assert.equal(await opacity('Pin sheets'), '1');
    await button('pdf').focus();
    assert.equal(await opacity('Pin pdf'), '1');
  });

  it('walks through a list with the arrow keys, and through a row', async () => {
    await view.show(selectionState());
    await button('other-0').focus();
    await press('ArrowDown', 'ArrowDown');
    assert.equal(await focused(), 'other-2');
    await press('ArrowRight', 'ArrowUp');
    assert.equal(await focused(), 'Pin other-1');
    await press('End', 'ArrowRight', 'ArrowRight');
    assert.equal(await focused(), 'Explain other-9');
    await press('Home', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp');
    assert.equal(await focused(), 'other-0');
  });

  it('stops the Tab key at one row of a list, the one that had the focus last', async () => {
    await view.show(selectionState());
    await button('pdf').focus();
    await press('ArrowDown', 'Tab', 'Tab', 'Tab', 'Tab');
    assert.equal(await view.page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
    await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    assert.equal(await focused(), 'sheets');
    await press('Shift+Tab');
    assert.equal(await view.page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
  });

  it('opens the skill under the focus with Enter', async () => {
    await view.show(selectionState());
    await view.posted();
    await button('pdf').focus();
    await press('ArrowDown', 'Enter');
    assert.deepEqual(await view.posted(), [{ kind: 'open', uri: 'file:///skills/sheets/SKILL.md' }]);
  });

  it('follows a skill that is pinned into the chosen set, and stays near one that goes out of sight', async () => {
    await view.show(selectionState());
    await button('Pin other-3').focus();
    const { selected } = previewReport();
    await view.show(selectionState({ report: previewReport({ selected: [...selected, selectedSkill('other-3', 10, {})], leftOut: previewReport().leftOut.filter(({ name }) => name !== 'other-3') }) }));
    assert.equal(await focused(), 'Pin other-3');
    await view.show(selectionState());
    assert.equal(await focused(), 'Pin other-3');
    await view.show(selectionState({ report: previewReport({ leftOut: previewReport().leftOut.filter(({ name }) => name !== 'other-3') }) }));
    assert.match((await focused()) ?? '', /^Left out/);
  });

  it('says why a skill was left out and what would get it in', async () => {
    await view.show(selectionState({ report: reasons }));
    const row = view.page.locator('.left').first();
    assert.deepEqual(await row.locator('.reason, .remedy').allTextContents(), ['Redundant with pdf', 'Needs pdf excluded.']);
  });

  it('shows one kind of reasons on request, as long as there is any', async () => {
    await view.show(selectionState({ report: reasons }));
    const names = view.page.locator('[data-section="leftOut"] .open');
    await view.page.getByRole('radio', { name: 'Does not fit 1' }).check();
    assert.deepEqual(await names.allTextContents(), ['manual']);
    await view.show(selectionState());
    assert.equal(await names.count(), 10);
    await view.show(selectionState({ report: reasons }));
    assert.deepEqual(await names.allTextContents(), ['manual']);
    assert.equal(await view.page.locator('[data-section="leftOut"] summary .count').textContent(), '14');
  });

  it('draws who covers what in the order of the chosen set, numbered, with stripes where colours come again', async () => {
    const selected = Array.from({ length: 7 }, (_, index) => selectedSkill(`s${index}`, 10, { tables: 0.05 }));
    const coverage = [{ capability: 'tables', demand: 0.5, covered: 0.35, evidence: [], shares: selected.map(() => 0.05) }];
    await view.show(selectionState({ report: previewReport({ selected, coverage }) }));
    const row = view.page.locator('.capability');
    assert.deepEqual(await row.locator('.part').allTextContents(), selected.map((_, index) => `${index + 1}10%`));
    assert.deepEqual([await row.locator('.segment').count(), await row.locator('.stripes').count()], [7, 1]);
    assert.match((await row.locator('.covered').textContent()) ?? '', /^70% covered by .*s0.* 10%, .*s6.* 10%$/);
  });

  it('lists twelve capabilities before it is asked for more', async () => {
    const coverage = Array.from({ length: 15 }, (_, index) => ({ capability: `c${index}`, demand: 0.05, covered: 0, evidence: [], shares: [] }));
    await view.show(selectionState({ report: previewReport({ coverage }) }));
    const more = view.page.locator('[data-section="coverage"] .more');
    assert.equal(await view.page.locator('.capability').count(), 12);
    await more.click();
    assert.equal(await view.page.locator('.capability').count(), 15);
  });

  it('posts a wish to copy the answer', async () => {
    await view.show(selectionState());
    await view.posted();
    await button('Copy Selection').click();
    assert.deepEqual(await view.posted(), [{ kind: 'copy' }]);
  });

  it('stands in two columns where there is room', async () => {
    await view.show(selectionState());
    const tops = () => view.page.locator('.column').evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
    assert.notEqual(...(await tops() as [number, number]));
    await view.page.setViewportSize({ width: 1000, height: 600 });
    assert.equal(...(await tops() as [number, number]));
  });
});
