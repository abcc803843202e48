import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../run/browser.ts';
import { root } from '../run/paths.ts';

const address = 'http://webview.test/';
const nonce = 'of-this-page';
const policy = `default-src 'none'; style-src ${address}; script-src 'nonce-${nonce}'`;

/** A webview in a page of its own, with the editor's side in the test's hands. */
export interface WebviewPage<Posted, State> {
  readonly page: Page;
  /** What the webview told the editor since the last call. */
  posted(): Promise<readonly Posted[]>;
  show(state: State): Promise<void>;
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
const themes = JSON.parse(readFileSync(new URL('webviewThemes.json', import.meta.url), 'utf8')) as Readonly<Record<ThemeName, Readonly<Record<string, string>>>>;

/** A webview's folder in `src/webview`, which its bundle is named after, and the ground that VS Code puts it on. */
export interface WebviewKind {
  readonly name: 'selection' | 'report';
  readonly ground: 'sideBar-background' | 'editor-background';
}

/** Opens a webview before each test of the suite, and fails those that leave errors behind. @returns the current one */
export function eachWebview<Posted, State>(kind: WebviewKind, width: number): () => WebviewPage<Posted, State> {
  let browser: Browser;
  let view: WebviewPage<Posted, State>;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());
  beforeEach(async () => {
    view = await openWebview(browser, kind, width);
  });
  afterEach(async () => {
    const { errors, page } = view;
    await page.close();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });
  return () => view;
}

/** @param width in CSS pixels */
export async function openWebview<Posted, State>(browser: Browser, { name, ground }: WebviewKind, width: number): Promise<WebviewPage<Posted, State>> {
  const files = await bundles(name);
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
    posted: () => page.evaluate(() => (Reflect.get(window, 'posted') as Posted[]).splice(0)),
    show: (state) => page.evaluate((message) => void window.dispatchEvent(new MessageEvent('message', { data: message })), { kind: 'state', state }),
    theme: (theme) => page.evaluate(putOn, { colours: themes[theme], className: themeClasses[theme], ground }),
    async reload() {
      await page.reload();
    },
    errors,
  };
}

interface Look {
  readonly colours: Readonly<Record<string, string>>;
  readonly className: string;
  readonly ground: string;
}

function putOn({ colours, className, ground }: Look): void {
  const { style } = window.document.documentElement;
  style.cssText = '';
  for (const [name, value] of Object.entries(colours)) style.setProperty(`--vscode-${name}`, value);
  style.setProperty('background', `var(--vscode-${ground})`);
  window.document.body.className = className;
}

type Files = Readonly<Record<string, readonly [contentType: string, body: string]>>;

async function bundles(name: string): Promise<Files> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`src/webview/${name}/main.ts`, `src/webview/${name}/${name}.css`],
    outdir: 'dist/webview',
    bundle: true,
    format: 'iife',
    write: false,
  });
  const bundle = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return {
    '/': ['text/html', document],
    '/api.js': ['text/javascript', api],
    '/webview.js': ['text/javascript', bundle('.js')],
    '/webview.css': ['text/css', bundle('.css')],
  };
}

const document = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <title>Webview</title>
  <link rel="stylesheet" href="webview.css">
</head>
<body class="vscode-dark">
  <main id="root"></main>
  <script nonce="${nonce}" src="api.js"></script>
  <script nonce="${nonce}" src="webview.js"></script>
</body>
</html>`;

const api = `
window.posted = [];
window.acquireVsCodeApi = () => ({
  postMessage: (message) => posted.push(message),
  getState: () => JSON.parse(sessionStorage.getItem('state') ?? 'null') ?? undefined,
  setState: (state) => sessionStorage.setItem('state', JSON.stringify(state)),
});`;
