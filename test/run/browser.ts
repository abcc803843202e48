import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { onInterruption } from './interruption.ts';
import { packagedChromium } from './packagedChromium.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Where to look for a browser, in this order. */
const candidates: readonly (() => Promise<LaunchOptions | undefined>)[] = [
  async () => (process.env['CHROME_PATH'] === undefined ? undefined : { executablePath: process.env['CHROME_PATH'] }),
  async () => ({ channel: 'chrome' }),
  async () => ({ channel: 'msedge' }),
  async () => (process.platform === 'linux' ? { executablePath: '/usr/bin/chromium' } : undefined),
  packagedChromium,
];

/** Starts the first browser that does start, without a window: one of this machine, else the one from npm. */
export async function launchBrowser(): Promise<Browser> {
  const reasons: string[] = [];
  for (const candidate of candidates) {
    const options = await candidate();
    if (options === undefined) continue;
    try {
      return await launch(options);
    } catch (error) {
      const [firstLine] = String(error).split('\n');
      reasons.push(`  ${options.executablePath ?? options.channel}: ${firstLine}`);
    }
  }
  const advice = 'Install Chrome, Edge or Chromium, or set CHROME_PATH to one.';
  throw new Error(`No browser starts. ${advice}\n${reasons.join('\n')}`);
}

async function launch(options: LaunchOptions): Promise<Browser> {
  // Signals are ours: playwright would end the process before the rest is cleaned up.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ ...options, ...signals, args: [...flags, ...(options.args ?? [])] });
  const forget = onInterruption(() => browser.close());
  browser.once('disconnected', forget);
  return browser;
}
