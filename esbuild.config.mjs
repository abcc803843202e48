// Builds dist/: the extension, its worker, the command line, the webview and the token ranks.
// Usage: node esbuild.config.mjs [--watch] [--production]
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const watch = process.argv.includes('--watch');
const production = process.argv.includes('--production');

const node = { platform: 'node', format: 'cjs', mainFields: ['module', 'main'] };
const browser = { platform: 'browser', format: 'iife', target: ['es2022', 'chrome120'] };

/** What is built from what; `out` is relative to dist/. */
const bundles = [
  // VS Code 1.90, the oldest one supported, runs extensions on Node 20.
  { entry: 'src/editor/mainNode.ts', out: 'mainNode.cjs', ...node, target: 'node20', external: ['vscode'] },
  { entry: 'src/worker/workerNode.ts', out: 'workerNode.cjs', ...node, target: 'node20' },
  { entry: 'src/cli/main.ts', out: 'cli.cjs', ...node, target: 'node20', banner: { js: '#!/usr/bin/env node' } },
  { entry: 'src/webview/selection/main.ts', out: 'webview/selection.js', ...browser },
  { entry: 'src/webview/selection/selection.css', out: 'webview/selection.css', ...browser },
];

const encodings = ['o200k_base', 'cl100k_base'];
const packer = 'src/core/tokens/packRanks.ts';

// The ranks are data beside the code: in a bundle each start would pay for parsing megabytes of base64.
async function writeRanks() {
  if (!present(packer)) return;
  const { packRanks } = await import(pathToFileURL(join(root, packer)).href);
  for (const encoding of encodings) {
    const ranks = await import(`js-tiktoken/ranks/${encoding}`);
    await writeFile(join(dist, `${encoding}.ranks`), packRanks(ranks.default));
  }
}

function present(entry) {
  const found = existsSync(join(root, entry));
  if (!found) console.warn(`build: ${entry} is not there yet; skipped`);
  return found;
}

function optionsOf({ entry, out, ...rest }) {
  return {
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: join('dist', out),
    bundle: true,
    minify: production,
    sourcemap: production ? false : 'linked',
    legalComments: 'none',
    logLevel: 'info',
    ...rest,
  };
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const wanted = bundles.filter(({ entry }) => present(entry)).map(optionsOf);
await writeRanks();
if (watch) {
  for (const options of wanted) await (await esbuild.context(options)).watch();
} else {
  await Promise.all(wanted.map((options) => esbuild.build(options)));
  if (existsSync(join(dist, 'cli.cjs'))) await chmod(join(dist, 'cli.cjs'), 0o755);
}
