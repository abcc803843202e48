import { openWorkbench, type Workbench } from './workbench.ts';

describe('a window on the sample library', function () {
  this.timeout(120_000);
  let workbench: Workbench;

  before(async () => {
    workbench = await openWorkbench();
  });
  after(() => workbench.close());

  it('runs a command from the palette', async () => {
    await workbench.command('View: Show Explorer');
    await workbench.page.locator('.explorer-folders-view').waitFor();
  });
});
