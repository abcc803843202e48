import { format } from 'node:util';
import type { Page } from 'playwright-core';
import { outputMark } from './outputMark.ts';

/** Said by VS Code in the tests' own process when it was installed without compiling its native modules. */
const nativeModuleMissing = /Could not locate the bindings file/;

/** What a window says while tests run in it. */
export interface RelayedTests {
  /** Resolves when the tests have ended. */
  readonly exitCode: Promise<number>;
  /** What VS Code logged itself, line by line. */
  readonly log: () => string;
}

/**
 * Prints what tests print in a window's extension host and keeps what VS Code itself logs there.
 * Call it before the page is opened: VS Code looks for these two functions when it starts.
 */
export async function relayTests(page: Page): Promise<RelayedTests> {
  const kept: string[] = [];
  await page.exposeFunction('codeAutomationLog', (_type: string, args: unknown[]) => {
    const line = format(...args);
    if (line.startsWith(outputMark) && !nativeModuleMissing.test(line)) console.log(line.slice(outputMark.length));
    else kept.push(line);
  });
  let end: (code: number) => void;
  const exitCode = new Promise<number>((resolve) => (end = resolve));
  await page.exposeFunction('codeAutomationExit', (code: number) => end(code));
  return { exitCode, log: () => kept.join('\n') };
}
