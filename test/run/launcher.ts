#!/usr/bin/env node
// Takes the arguments of a desktop VS Code under test and does the same in a served one and a browser without a
// window, so that @vscode/test-electron drives either. Ends with the exit code of the tests.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { reportsFolder, uriPath } from './paths.ts';
import { outputMarkVariable } from './outputMark.ts';
import { relayTests } from './relayTests.ts';
import { startVscodeServer, type VscodeServer } from './vscodeServer.ts';

/** However slow the machine, a run ends: hours of a hung CI job tell less than a picture of the window. */
const patience = Number(process.env['SKILL_LOADOUT_HOST_TIMEOUT'] ?? 300) * 1_000;

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    extensionDevelopmentPath: { type: 'string' },
    extensionTestsPath: { type: 'string' },
    'user-data-dir': { type: 'string' },
  },
});

process.exitCode = await run(text(values['extensionDevelopmentPath']), text(values['extensionTestsPath']), text(positionals[0]));

async function run(extension: string, tests: string, target: string): Promise<number> {
  process.env[outputMarkVariable] = '1';
  const server = await startVscodeServer({ development: true, settings: await userSettings() });
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const { exitCode, log } = await relayTests(page);
    const remote = (path: string) => `vscode-remote://${server.authority}${uriPath(path)}`;
    await page.goto(
      server.windowUrl(target, [
        ['extensionDevelopmentPath', remote(extension)],
        ['extensionTestsPath', remote(tests)],
        ['skipWelcome', 'true'],
      ]),
    );
    const code = await Promise.race([exitCode, server.ended.then(() => undefined), setTimeout(patience, undefined, { ref: false })]);
    if (code === undefined) console.error(`The host tests did not end in ${patience / 1_000} s, or VS Code did.`);
    if (code !== 0) await report(page, server, log());
    return code ?? 1;
  } finally {
    await browser?.close();
    await server.stop();
  }
}

async function report(page: Page, server: VscodeServer, log: string): Promise<void> {
  console.error(`What VS Code logged, and a picture of its window, are in ${reportsFolder}`);
  await mkdir(reportsFolder, { recursive: true });
  await writeFile(join(reportsFolder, 'host-server.log'), server.log());
  await writeFile(join(reportsFolder, 'host-console.log'), log);
  await page.screenshot({ path: join(reportsFolder, 'host.png') }).catch((error: unknown) => console.error(error));
}

async function userSettings(): Promise<Record<string, unknown>> {
  const file = join(text(values['user-data-dir']), 'User', 'settings.json');
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
}

function text(value: string | boolean | undefined): string {
  if (typeof value !== 'string') throw new Error(`Arguments are missing: ${process.argv.slice(2).join(' ')}`);
  return value;
}
