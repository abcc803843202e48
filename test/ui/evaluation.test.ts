import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleFolder } from '../run/paths.ts';
import { makeTempFolder, type TempFolder } from '../run/tempFolder.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

describe('the evaluation of routing in VS Code', function () {
  this.timeout(120_000);
  let temp: TempFolder;
  let workbench: Workbench;

  before(async () => {
    temp = await makeTempFolder();
    const folder = join(temp.path, 'sample');
    await cp(sampleFolder, folder, { recursive: true });
    const plant = (n: number) => `---\nname: plant-${n}\ndescription: Water plant ${n} of room ${n % 7} on Mondays.\n---\n\nWater it.\n`;
    await writeFile(join(folder, 'plants.jsonl'), Array.from({ length: 1_000 }, (_, n) => JSON.stringify({ text: plant(n) })).join('\n'));
    // Many tasks, so that there is time to cancel.
    const tasks = (await readFile(join(folder, 'tasks.jsonl'), 'utf8')).trim().split('\n').map((line) => JSON.parse(line) as { id: string });
    const many = Array.from({ length: 150 }, (_, n) => tasks.map((task) => JSON.stringify({ ...task, id: `${task.id}-${n}` }))).flat();
    await writeFile(join(folder, 'tasks.jsonl'), many.join('\n'));
    workbench = await openWorkbench({ folder });
  });
  after(async () => {
    await workbench.close();
    await temp.remove();
  });

  const row = (label: string) => workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: label }).first();
  /** By keyboard: a list that is still being laid out can lose a click, and closes on one beside it. */
  const pick = async (label: string): Promise<void> => {
    await row(label).waitFor();
    await workbench.page.keyboard.type(label);
    await row(label).and(workbench.page.locator('.focused')).waitFor();
    await workbench.page.keyboard.press('Enter');
  };

  it('asks for a suite and for distractors, and draws the recall of each strategy', async () => {
    await workbench.command('Skill Loadout: Evaluate Routing');
    await pick('sample');
    await pick('None');
    const report = await workbench.webview('Evaluate Routing');
    await report.locator('svg').first().waitFor();
    await report.getByRole('cell', { name: 'multi-query', exact: true }).first().waitFor();
    await report.getByRole('cell', { name: 'fused', exact: true }).first().waitFor();
  });

  it('shows how far it is, and Cancel brings the report back that was there', async () => {
    await workbench.command('Skill Loadout: Evaluate Routing');
    await pick('sample');
    await pick('JSON Lines');
    await row('plants.jsonl').click();
    const report = await workbench.webview('Evaluate Routing');
    await report.getByText(/^Evaluating: [\d,]+ of 28,800$/).waitFor();
    await report.getByRole('button', { name: 'Cancel' }).click();
    await report.getByText("every skill of the suite is in each task's library").waitFor();
  });
});
