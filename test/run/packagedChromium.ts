import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';
import { prepareOnce } from './prepareOnce.ts';
import { root } from './paths.ts';

const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;

/** The Chromium that comes as an npm package, for Linux on x64, with the libraries and fonts a bare machine lacks. */
export async function packagedChromium(): Promise<LaunchOptions | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = await prepareOnce('chromium', await packageVersion(), async (target) => {
    // The package unpacks into the temporary folder, and its libraries only where it takes itself to be in AWS.
    const env = { ...process.env, TMPDIR: target, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
    await promisify(execFile)(process.execPath, ['-e', unpack], { cwd: root, env });
  });
  const fonts = join(folder, 'fonts.conf');
  await writeFile(fonts, fontConfiguration(folder));
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--headless=shell', '--font-render-hinting=none'],
    env: { ...definedEnvironment(), LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fonts },
  };
}

async function packageVersion(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const manifest = JSON.parse(await readFile(join(dirname(entry), '..', '..', 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** The same letters on every machine: packaged fonts first, the machine's own only for scripts those lack. */
function fontConfiguration(folder: string): string {
  const dejavu = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf');
  const families = { 'system-ui': 'Open Sans', 'sans-serif': 'Open Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' };
  const folders = [join(folder, 'fonts', 'fonts'), dejavu, '/usr/share/fonts', '/usr/local/share/fonts'];
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...folders.map((dir) => `<dir>${dir}</dir>`),
    `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`,
    ...Object.entries(families).map(
      ([family, font]) => `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`,
    ),
    '</fontconfig>',
  ].join('\n');
}
