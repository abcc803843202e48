import assert from 'node:assert/strict';
import { previewReport, selectionState } from '../unit/webview/selectionStates.ts';
import { eachSelectionView, type SelectionViewPage } from './selectionViewPage.ts';

describe("the Selection view's questions", function () {
  this.timeout(60_000);
  const opened = eachSelectionView(300);
  let view: SelectionViewPage;
  beforeEach(() => (view = opened()));

  const box = () => view.page.getByRole('textbox', { name: 'Task' });
  const recent = () => view.page.getByRole('button', { name: 'Recent tasks' });
  const option = (name: string) => view.page.getByRole('option', { name, exact: true });
  const unfold = () => view.page.locator('.limits > summary').click();
  const price = () => view.page.getByLabel('Another price');
  const maxSkills = () => view.page.getByLabel('At most this many skills');
  const history = ['Fill in a form', 'Write a changelog'];

  it('offers no recent tasks where there are none but the current one', async () => {
    await view.show(selectionState({ history: [selectionState().task] }));
    assert.equal(await recent().isVisible(), false);
  });

  it('puts a recent task into the box, chosen by keys alone', async () => {
    await view.show(selectionState({ history }));
    await view.posted();
    await box().focus();
    await view.page.keyboard.press('Alt+ArrowDown');
    assert.equal(await recent().getAttribute('aria-expanded'), 'true');
    await view.page.keyboard.press('ArrowDown');
    assert.equal(await option('Write a changelog').getAttribute('aria-selected'), 'true');
    await view.page.keyboard.press('Enter');
    assert.deepEqual(await view.posted(), [{ kind: 'task', task: 'Write a changelog' }]);
    assert.equal(await box().inputValue(), 'Write a changelog');
    assert.equal(await box().evaluate((textarea) => textarea === document.activeElement), true);
    assert.equal(await recent().getAttribute('aria-expanded'), 'false');
  });

  it('opens the recent tasks with Up from the start of the box only, and Escape leads back', async () => {
    await view.show(selectionState({ history }));
    await box().focus();
    await view.page.keyboard.press('End');
    await view.page.keyboard.press('ArrowUp');
    assert.equal(await recent().getAttribute('aria-expanded'), 'false');
    await view.page.keyboard.press('Home');
    await view.page.keyboard.press('ArrowUp');
    await option('Fill in a form').waitFor();
    await view.page.keyboard.press('Escape');
    await option('Fill in a form').waitFor({ state: 'hidden' });
    assert.equal(await box().evaluate((textarea) => textarea === document.activeElement), true);
  });

  it('closes the recent tasks when the reader goes elsewhere', async () => {
    await view.show(selectionState({ history }));
    await recent().click();
    await option('Fill in a form').waitFor();
    await view.page.getByRole('heading', { name: 'Left out' }).click();
    await option('Fill in a form').waitFor({ state: 'hidden' });
  });

  it('takes markup and endless words of recent tasks for the text that they are, within the view', async () => {
    const hostile = ['<img src=x onerror="document.title=\'run\'">', '\u202etxt', 'endless'.repeat(2000)];
    await view.show(selectionState({ history: hostile }));
    await recent().click();
    assert.deepEqual(await view.page.getByRole('option').allTextContents(), hostile.map((task) => task.slice(0, 300)));
    assert.equal(await view.page.locator('img').count(), 0);
    for (const width of [100, 200, 900]) {
      await view.page.setViewportSize({ width, height: 600 });
      assert.equal(await view.page.evaluate(() => document.documentElement.scrollWidth), width);
    }
  });

  it('says what price and limit hold, folded or not, and keeps the fold over a reload', async () => {
    await view.show(selectionState({ price: 0.5, maxSkills: 3 }));
    const summary = view.page.locator('.limits > summary');
    assert.equal(await summary.textContent(), 'More price 0.5, at most 3 skills');
    assert.equal(await price().isVisible(), false);
    await unfold();
    await view.page.waitForFunction(() => sessionStorage.getItem('state')?.includes('limits'));
    await view.reload();
    await view.show(selectionState({ price: 0.5, maxSkills: 3 }));
    assert.deepEqual([await price().inputValue(), await maxSkills().inputValue()], ['0.5', '3']);
  });

  it('takes prices from suggestions and entries, and limits, empty for none', async () => {
    await view.show(selectionState({ price: 1, maxSkills: 3 }));
    await unfold();
    await view.posted();
    assert.equal(await view.page.getByRole('radio', { name: '1', exact: true }).isChecked(), true);
    await view.page.getByRole('radio', { name: '2', exact: true }).check();
    await price().fill('0,5');
    await price().press('Enter');
    await maxSkills().fill('');
    await maxSkills().press('Enter');
    assert.deepEqual(await view.posted(), [{ kind: 'price', text: '2' }, { kind: 'price', text: '0.5' }, { kind: 'maxSkills', text: '' }]);
  });

  it('says at once what is wrong with a price or a limit, and posts nothing', async () => {
    await view.show(selectionState());
    await unfold();
    await view.posted();
    for (const [entry, problem, words] of [[price(), '#priceEntryProblem', /negative/], [maxSkills(), '#maxSkillsProblem', /not a number of skills/]] as const) {
      await entry.fill('-1');
      await entry.press('Enter');
      assert.equal(await entry.getAttribute('aria-invalid'), 'true');
      assert.match((await view.page.locator(problem).textContent()) ?? '', words);
    }
    assert.deepEqual(await view.posted(), []);
  });

  it('takes the guarantee back, in plain sight, under a limit', async () => {
    await view.show(selectionState());
    assert.equal(await view.page.locator('.caveat').isVisible(), false);
    await view.show(selectionState({ maxSkills: 3, report: previewReport({ maxSkills: 3, promise: 'A limit voids the guarantee.' }) }));
    assert.match((await view.page.locator('.caveat').textContent()) ?? '', /A limit voids the guarantee/);
    assert.equal(await view.page.locator('.caveat').isVisible(), true);
  });

  it('counts marks, and clears them without losing the focus', async () => {
    await view.show(selectionState());
    const line = view.page.locator('.field.marks');
    assert.equal(await line.isVisible(), false);
    await view.show(selectionState({ pinned: ['file:///a', 'file:///b'], excluded: ['file:///c'] }));
    assert.equal(await line.textContent(), '2 pinned, 1 excluded · Clear');
    await view.posted();
    await view.page.getByRole('button', { name: 'Clear pinned and excluded' }).press('Enter');
    await view.show(selectionState());
    assert.deepEqual(await view.posted(), [{ kind: 'clearMarks' }]);
    assert.equal(await view.page.locator('.limits > summary').evaluate((summary) => summary === document.activeElement), true);
  });
});
