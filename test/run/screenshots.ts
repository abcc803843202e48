// Takes pictures of the views in a real VS Code. Usage: node test/run/screenshots.ts [folder]
// Every theme and width goes to out/screenshots, the README's picture to media/readme (with the sample library only).
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { openWorkbench, type Workbench } from '../ui/workbench.ts';
import { root } from './paths.ts';

const themes = {
  dark: 'Default Dark Modern',
  light: 'Default Light Modern',
  'high-contrast': 'Default High Contrast',
  'high-contrast-light': 'Default High Contrast Light',
};
const widths = { narrow: 200, usual: 340, wide: 900 };
const task = "Clean the sales CSV, forecast next quarter's revenue from it, draw a chart of the forecast and put it into a slide deck for Monday's meeting.";

const folder = process.argv[2];
const pictures = join(root, 'out', 'screenshots');
await mkdir(pictures, { recursive: true });
for (const [name, colorTheme] of Object.entries(themes)) {
  const workbench = await openWorkbench({ colorTheme, ...(folder === undefined ? {} : { folder: resolve(folder) }), viewport: { width: 1280, height: 1000 } });
  try {
    await preview(workbench);
    for (const [size, width] of Object.entries(widths)) {
      await setSideBarWidth(workbench.page, width);
      await picture(workbench, join(pictures, `${name}-${size}.png`));
    }
    if (folder === undefined && name === 'dark') await readmePicture(workbench);
  } finally {
    await workbench.close();
  }
}

async function preview(workbench: Workbench): Promise<void> {
  await workbench.command('Skill Loadout: Preview Selection');
  await workbench.quickInput(task);
  const view = await workbench.webview('Selection');
  await view.locator('[data-section="chosen"] .row').first().waitFor();
}

async function readmePicture(workbench: Workbench): Promise<void> {
  const { page } = workbench;
  await setSideBarWidth(page, 380);
  const view = await workbench.webview('Selection');
  await view.locator('[data-section="chosen"] .open').first().click();
  await page.locator('.editor-container .view-lines').first().waitFor();
  await page.locator('.codelens-decoration', { hasText: 'its own requests' }).waitFor();
  await page.waitForTimeout(2_000); // progress that VS Code shows of its own fades
  await mkdir(join(root, 'media', 'readme'), { recursive: true });
  await picture(workbench, join(root, 'media', 'readme', 'selection.png'));
}

/** Drags the border between side bar and editor. */
async function setSideBarWidth(page: Page, width: number): Promise<void> {
  const bar = await page.locator('.part.sidebar').boundingBox();
  if (!bar) throw new Error('there is no side bar to drag');
  const y = bar.y + bar.height / 2;
  await page.mouse.move(bar.x + bar.width, y);
  await page.mouse.down();
  await page.mouse.move(bar.x + width, y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(bar.x + width + 100, 10);
}

/** After what was asked for is painted: two frames, and fonts that are there. */
async function picture(workbench: Workbench, path: string): Promise<void> {
  await workbench.page.evaluate(() => document.fonts.ready);
  await workbench.page.waitForFunction(() => document.querySelector('.monaco-progress-container.active') === null);
  await workbench.page.waitForTimeout(500);
  await workbench.screenshot(path);
}
