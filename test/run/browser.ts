import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { installedBrowsers } from './installedBrowsers.ts';
import { onInterruption } from './interruption.ts';
import { packagedChromium } from './packagedChromium.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/**
 * Starts a browser without a window: the one CHROME_PATH names, else one of this machine, else the one from npm.
 * An installed one may still not start (on some systems `chromium-browser` only says how to get it); the next is tried.
 */
export async function launchBrowser(): Promise<Browser> {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined) return launch({ executablePath: named });
  const reasons: string[] = [];
  for (const executablePath of installedBrowsers()) {
    try {
      return await launch({ executablePath });
    } catch (error) {
      reasons.push(String(error));
    }
  }
  const packaged = await packagedChromium();
  if (packaged !== undefined) return launch(packaged);
  throw new Error(`No browser: install Chrome, Edge or Chromium, or set CHROME_PATH to one.\n${reasons.join('\n')}`);
}

async function launch(options: LaunchOptions): Promise<Browser> {
  // Signals are ours: playwright would end the process before the rest is cleaned up.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ ...options, ...signals, args: [...flags, ...(options.args ?? [])] });
  const forget = onInterruption(() => browser.close());
  browser.once('disconnected', forget);
  return browser;
}
