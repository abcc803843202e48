import assert from 'node:assert/strict';
import { previewReport, selectedSkill, selectionState } from '../unit/webview/selectionStates.ts';
import { eachSelectionView, type SelectionViewPage } from './selectionViewPage.ts';

describe('the Selection view', function () {
  this.timeout(60_000);
  const opened = eachSelectionView(300);
  let view: SelectionViewPage;
  beforeEach(() => (view = opened()));

  const working = { status: { kind: 'working' }, report: undefined } as const;
  const box = () => view.page.getByLabel('Task');
  const budget = () => view.page.getByLabel('Another budget');
  const names = (section: string) => view.page.locator(`[data-section="${section}"] .open`);

  it('asks for the state, and shows nothing before it has one', async () => {
    assert.deepEqual(await view.posted(), [{ kind: 'ready' }]);
    assert.equal(await view.page.locator('#root').innerHTML(), '');
  });

  it('shows the answer: totals, chosen set, coverage and what was left out', async () => {
    await view.show(selectionState());
    assert.deepEqual(await names('chosen').allTextContents(), ['pdf', 'sheets']);
    assert.equal(await view.page.getByRole('img').getAttribute('aria-label'), '2,410 of 4,000 tokens: \u2068pdf\u2069 1,500, \u2068sheets\u2069 910');
    assert.equal(await view.page.locator('.certificate > summary').textContent(), 'At least 98.4% of the best possible');
    assert.deepEqual(await view.page.locator('.capability .name').allTextContents(), ['tables', 'charts']);
    assert.equal(await names('leftOut').count(), 10);
  });

  it('posts the task at each key and leaves caret and text alone until something else changes the task', async () => {
    await view.show(selectionState({ task: 'ab' }));
    await view.posted();
    await box().focus();
    await view.page.keyboard.press('Home');
    await view.page.keyboard.type('xy');
    await view.show(selectionState({ task: 'xab' }));
    await view.page.keyboard.type('z');
    assert.deepEqual((await view.posted()).map((message) => 'task' in message && message.task), ['xab', 'xyab', 'xyzab']);
    await view.show(selectionState({ task: 'from elsewhere', taskRevision: 2 }));
    assert.equal(await box().inputValue(), 'from elsewhere');
  });

  it('posts a composed word once it is whole', async () => {
    await view.show(selectionState({ task: '' }));
    await view.posted();
    await box().focus();
    const keyboard = await view.page.context().newCDPSession(view.page);
    await keyboard.send('Input.imeSetComposition', { text: 'ひ', selectionStart: 1, selectionEnd: 1 });
    await view.show(selectionState({ task: 'from elsewhere', taskRevision: 1 }));
    assert.deepEqual(await view.posted(), []);
    await keyboard.send('Input.insertText', { text: '表' });
    assert.deepEqual((await view.posted()).at(-1), { kind: 'task', task: '表' });
  });

  it('takes budgets from presets and as people write them', async () => {
    await view.show(selectionState());
    await view.posted();
    await view.page.getByRole('radio', { name: '2,000' }).check();
    await budget().fill('8k');
    await budget().press('Enter');
    assert.deepEqual(await view.posted(), [{ kind: 'budget', text: '2000' }, { kind: 'budget', text: '8,000' }]);
    await view.show(selectionState({ budget: 8000 }));
    assert.equal(await budget().inputValue(), '8,000');
    assert.equal(await view.page.getByRole('radio', { name: '8,000' }).isChecked(), true);
  });

  it('lets the arrow keys walk through the presets', async () => {
    await view.show(selectionState());
    await view.posted();
    await view.page.getByRole('radio', { name: '4,000' }).focus();
    for (const tokens of [8000, 1000, 2000]) {
      await view.page.keyboard.press('ArrowRight');
      assert.deepEqual(await view.posted(), [{ kind: 'budget', text: String(tokens) }]);
      await view.show(selectionState({ budget: tokens }));
    }
  });

  it('says at once what is wrong with a budget, posts nothing, and Escape takes it back', async () => {
    await view.show(selectionState());
    await view.posted();
    await budget().fill('0');
    await budget().press('Enter');
    assert.equal(await budget().getAttribute('aria-invalid'), 'true');
    assert.match((await view.page.locator('#budgetProblem').textContent()) ?? '', /at least 1 token/);
    await budget().press('Escape');
    assert.equal(await budget().inputValue(), '4,000');
    assert.equal(await budget().getAttribute('aria-invalid'), 'false');
    assert.deepEqual(await view.posted(), []);
  });

  it('opens a skill from the keyboard', async () => {
    await view.show(selectionState());
    await view.posted();
    await budget().focus();
    for (let tabs = 0; tabs < 5; tabs++) await view.page.keyboard.press('Tab');
    await view.page.keyboard.press('Enter');
    assert.deepEqual(await view.posted(), [{ kind: 'open', uri: 'file:///skills/pdf/SKILL.md' }]);
  });

  it('keeps the focus on a skill while the answer is renewed', async () => {
    await view.show(selectionState());
    await names('chosen').last().focus();
    await view.show(selectionState(working));
    await view.show(selectionState({ report: previewReport({ tokens: 2411 }) }));
    assert.equal(await names('chosen').last().evaluate((button) => button === document.activeElement), true);
  });

  it('puts an answer to an earlier question out of sight and reach, without moving anything', async () => {
    await view.show(selectionState());
    const height = () => view.page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await view.show(selectionState({ ...working, report: previewReport(), task: 'Another task' }));
    await names('chosen').first().waitFor({ state: 'hidden' });
    assert.equal(await view.page.locator('.results').evaluate((results: HTMLElement) => results.inert), true);
    assert.equal(await height(), before);
    await view.page.getByText('Choosing skills…').waitFor();
  });

  it('shows a new answer at once, however far the earlier one has faded', async () => {
    await view.show(selectionState());
    await view.show(selectionState({ ...working, task: 'Another task' }));
    await names('chosen').first().waitFor({ state: 'hidden' });
    await view.show(selectionState());
    assert.equal(await view.page.locator('.results').evaluate((results) => getComputedStyle(results).opacity), '1');
  });

  it('announces an answer once it has settled', async () => {
    const live = view.page.getByRole('status');
    await view.show(selectionState(working));
    await view.show(selectionState({ report: previewReport({ tokens: 1 }) }));
    assert.equal(await live.textContent(), '');
    await view.show(selectionState(working));
    await view.show(selectionState());
    await live.filter({ hasText: '2 skills selected, 2,410 of 4,000 tokens.' }).waitFor({ state: 'attached' });
  });

  it('shows all that was left out on request, and still does after a reload', async () => {
    await view.show(selectionState());
    await view.page.getByRole('button', { name: 'Show more' }).click();
    assert.equal(await names('leftOut').nth(10).evaluate((button) => button === document.activeElement), true);
    await view.page.getByRole('heading', { name: 'Coverage' }).click();
    await view.page.waitForFunction(() => sessionStorage.getItem('state')?.includes('coverage'));
    await view.reload();
    await view.show(selectionState());
    assert.equal(await names('leftOut').count(), 12);
    assert.equal(await view.page.locator('[data-section="coverage"] .capability').first().isVisible(), false);
  });

  it('takes markup, direction overrides and endless words for the text that they are', async () => {
    const markup = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>';
    const hostile = [markup, '\u202egnp.elif', 'endless'.repeat(2000)];
    const report = previewReport({
      selected: hostile.map((name) => selectedSkill(name, 10, { [name]: 0.1 })),
      coverage: hostile.map((capability) => ({ capability, demand: 0.2, covered: 0.1, evidence: [capability], shares: [0.1, 0, 0] })),
      leftOut: previewReport().leftOut.map((skill, index) => ({ ...skill, name: hostile[index % 3] ?? '', reason: hostile[index % 3] ?? '' })),
    });
    await view.show(selectionState({ task: markup + 'task '.repeat(20_000), report }));
    assert.deepEqual(await names('chosen').allTextContents(), hostile);
    assert.equal(await view.page.locator('img, #root script').count(), 0);
    assert.equal(await view.page.title(), 'Webview');
    for (const width of [100, 200, 900]) {
      await view.page.setViewportSize({ width, height: 600 });
      assert.equal(await view.page.evaluate(() => document.documentElement.scrollWidth), width);
    }
  });

  it('fills in the example that it proposes', async () => {
    await view.show(selectionState({ task: '', status: { kind: 'idle' }, report: undefined }));
    await view.posted();
    const example = view.page.locator('[data-example]');
    const text = await example.textContent();
    await example.click();
    assert.equal(await box().inputValue(), text);
    assert.deepEqual(await view.posted(), [{ kind: 'task', task: text }]);
  });
});
