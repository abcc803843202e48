import { join } from 'node:path';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../run/browser.ts';
import { reportsFolder, root, sampleFolder } from '../run/paths.ts';
import { startVscodeServer, type VscodeServer } from '../run/vscodeServer.ts';
import { findWebview } from './findWebview.ts';

export interface WorkbenchOptions {
  /** A folder or a `.code-workspace` file; the sample library unless given. Tests that write open a copy. */
  readonly folder?: string;
  /** User settings beside our quiet defaults. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** In CSS pixels; 1280 x 800 unless given. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** `Default Dark Modern` unless given; also `Default Light Modern`, `Default High Contrast`. */
  readonly colorTheme?: string;
}

/** A VS Code window with the built extension, driven from outside like a user would. */
export interface Workbench {
  readonly page: Page;
  /** Runs a command by its title in the palette, category included: `Skill Loadout: Show Log`. */
  command(title: string): Promise<void>;
  /** Answers the quick pick or input box that is open, or about to open, and accepts. */
  quickInput(text: string): Promise<void>;
  /** The document in the webview with this title, once it is there. */
  webview(title: string): Promise<FrameLocator>;
  /** Writes a PNG of the window. */
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

/** The windows that are open now, for the hooks around all tests. */
export const openWorkbenches = new Set<Workbench>();

/** How long a window may take to appear, in milliseconds; a busy machine takes ten times as long as an idle one. */
const patience = 90_000;

export async function openWorkbench(options: WorkbenchOptions = {}): Promise<Workbench> {
  const settings = { 'workbench.colorTheme': options.colorTheme ?? 'Default Dark Modern', ...options.settings };
  const server = await startVscodeServer({ extension: root, settings });
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser();
    const page = await browser.newPage({ viewport: options.viewport ?? { width: 1280, height: 800 } });
    await page.goto(server.windowUrl(options.folder ?? sampleFolder), { timeout: patience });
    await page.locator('.monaco-workbench .statusbar-item').first().waitFor({ timeout: patience });
    const workbench = workbenchOn(page, browser, server);
    openWorkbenches.add(workbench);
    return workbench;
  } catch (error) {
    await browser?.close();
    await server.stop();
    throw error;
  }
}

function workbenchOn(page: Page, browser: Browser, server: VscodeServer): Workbench {
  const input = page.locator('.quick-input-widget input[type="text"]').filter({ visible: true });
  const workbench: Workbench = {
    page,
    command: (title) => runFromPalette(page, input, title),
    async quickInput(text) {
      await input.fill(text);
      await input.press('Enter');
    },
    webview: (title) => findWebview(page, title),
    async screenshot(path) {
      await page.screenshot({ path });
    },
    async close() {
      openWorkbenches.delete(workbench);
      await browser.close();
      await server.stop();
    },
  };
  return workbench;
}

// A palette that opened before an extension was ready does not learn of its commands: it is opened again.
async function runFromPalette(page: Page, input: Locator, title: string): Promise<void> {
  const row = page.locator('.quick-input-list .monaco-list-row', { hasText: title }).first();
  for (let attempt = 1; ; attempt++) {
    await page.keyboard.press('F1');
    await input.fill(`>${title}`);
    try {
      return await row.click({ timeout: 2_000 });
    } catch (error) {
      if (attempt === 10) throw new Error(`The palette has no command ${JSON.stringify(title)}.`, { cause: error });
      await page.keyboard.press('Escape');
    }
  }
}

/** Leaves a picture of the window among the reports, for a test that failed. */
export async function reportScreenshot(workbench: Workbench, name: string): Promise<void> {
  await workbench.screenshot(join(reportsFolder, `${name.replaceAll(/\W+/g, '-')}.png`));
}
