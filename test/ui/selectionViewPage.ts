import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type { FromSelectionView, SelectionState } from '../../src/protocol/selectionView.ts';
import { launchBrowser } from '../run/browser.ts';
import { root } from '../run/paths.ts';

const address = 'http://selection.test/';
const nonce = 'of-this-page';
const policy = `default-src 'none'; style-src ${address}; script-src 'nonce-${nonce}'`;

/** The Selection view in a page of its own, with the editor's side in the test's hands. */
export interface SelectionViewPage {
  readonly page: Page;
  /** What the view told the editor since the last call. */
  posted(): Promise<readonly FromSelectionView[]>;
  show(state: SelectionState): Promise<void>;
  /** A new document with what the last one left in VS Code's keeping. */
  reload(): Promise<void>;
  /** Puts on a theme of VS Code's. */
  theme(name: ThemeName): Promise<void>;
  /** Errors of scripts and breaches of the content security policy. */
  readonly errors: readonly string[];
}

export type ThemeName = 'dark' | 'light' | 'highContrast' | 'highContrastLight';

/** What VS Code gives a webview's body. */
const themeClasses: Readonly<Record<ThemeName, string>> = {
  dark: 'vscode-dark',
  light: 'vscode-light',
  highContrast: 'vscode-high-contrast',
  highContrastLight: 'vscode-high-contrast vscode-high-contrast-light',
};

/** Colours as VS Code sets them, by the name of their variable without `--vscode-`. */
const themes = JSON.parse(readFileSync(new URL('selectionViewThemes.json', import.meta.url), 'utf8')) as Readonly<Record<ThemeName, Readonly<Record<string, string>>>>;

/** Opens a view before each test of the suite, and fails those that leave errors behind. @returns the current one */
export function eachSelectionView(width: number): () => SelectionViewPage {
  let browser: Browser;
  let view: SelectionViewPage;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());
  beforeEach(async () => {
    view = await openSelectionView(browser, width);
  });
  afterEach(async () => {
    const { errors, page } = view;
    await page.close();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });
  return () => view;
}

/** @param width in CSS pixels */
export async function openSelectionView(browser: Browser, width: number): Promise<SelectionViewPage> {
  const files = await bundles();
  const page = await browser.newPage({ viewport: { width, height: 600 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(`${address}**`, (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    return route.fulfill({ contentType, body });
  });
  await page.goto(address);
  return {
    page,
    posted: () => page.evaluate(() => (Reflect.get(window, 'posted') as FromSelectionView[]).splice(0)),
    show: (state) => page.evaluate((message) => void window.dispatchEvent(new MessageEvent('message', { data: message })), { kind: 'state', state }),
    theme: (name) => page.evaluate(putOn, { colours: themes[name], className: themeClasses[name] }),
    async reload() {
      await page.reload();
    },
    errors,
  };
}

function putOn({ colours, className }: { readonly colours: Readonly<Record<string, string>>; readonly className: string }): void {
  const { style } = window.document.documentElement;
  style.cssText = '';
  for (const [name, value] of Object.entries(colours)) style.setProperty(`--vscode-${name}`, value);
  style.setProperty('background', 'var(--vscode-sideBar-background)');
  window.document.body.className = className;
}

type Files = Readonly<Record<string, readonly [contentType: string, body: string]>>;

async function bundles(): Promise<Files> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/webview/selection/main.ts', 'src/webview/selection/selection.css'],
    outdir: 'dist/webview',
    bundle: true,
    format: 'iife',
    write: false,
  });
  const bundle = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return {
    '/': ['text/html', document],
    '/api.js': ['text/javascript', api],
    '/selection.js': ['text/javascript', bundle('.js')],
    '/selection.css': ['text/css', bundle('.css')],
  };
}

const document = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <title>Selection</title>
  <link rel="stylesheet" href="selection.css">
</head>
<body class="vscode-dark">
  <main id="root"></main>
  <script nonce="${nonce}" src="api.js"></script>
  <script nonce="${nonce}" src="selection.js"></script>
</body>
</html>`;

const api = `
window.posted = [];
window.acquireVsCodeApi = () => ({
  postMessage: (message) => posted.push(message),
  getState: () => JSON.parse(sessionStorage.getItem('state') ?? 'null') ?? undefined,
  setState: (state) => sessionStorage.setItem('state', JSON.stringify(state)),
});`;
