// Builds dist/: the extension, its worker, the command line, the webview and the token ranks.
// Usage: node esbuild.config.mjs [--watch] [--production]
import { chmod, glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { packRanks } from './src/core/tokens/packRanks.ts';
import { thirdPartyNotices } from './test/run/thirdPartyNotices.ts';

const root = import.meta.dirname;
const watch = process.argv.includes('--watch');
const production = process.argv.includes('--production');

const node = { platform: 'node', format: 'cjs', mainFields: ['module', 'main'], target: 'node20' };
const browser = { platform: 'browser', format: 'iife', target: ['es2022', 'chrome120'] };

/** What is built from what. */
const bundles = [
  { entry: 'src/editor/mainNode.ts', outfile: 'dist/mainNode.cjs', ...node, external: ['vscode'] },
  { entry: 'src/worker/workerNode.ts', outfile: 'dist/workerNode.cjs', ...node },
  { entry: 'src/cli/main.ts', outfile: 'dist/cli.cjs', ...node, banner: { js: '#!/usr/bin/env node' } },
  { entry: 'src/webview/selection/main.ts', outfile: 'dist/webview/selection.js', ...browser },
  { entry: 'src/webview/selection/selection.css', outfile: 'dist/webview/selection.css', ...browser },
  { entry: 'src/webview/report/main.ts', outfile: 'dist/webview/report.js', ...browser },
  { entry: 'src/webview/report/report.css', outfile: 'dist/webview/report.css', ...browser },
];

/** Encodings whose ranks are data beside the code: in a bundle each start would pay for parsing megabytes of base64. */
const encodings = ['o200k_base', 'cl100k_base'];

const notices = 'dist/THIRD_PARTY_NOTICES.txt';

const started = Date.now();
await mkdir(join(root, 'dist'), { recursive: true });
const written = new Set(await Promise.all(encodings.map(writeRanks)));
const contexts = await Promise.all(bundles.map((bundle) => esbuild.context(optionsOf(bundle))));
const results = await Promise.allSettled(contexts.map((context) => context.rebuild()));
if (results.every(({ status }) => status === 'fulfilled')) await finish(results.map(({ value }) => value));
// What is wrong was printed by esbuild; who watches is about to mend it.
else if (!watch) process.exit(1);

if (watch) {
  await Promise.all(contexts.map((context) => context.watch()));
  // The editor's task waits for this line.
  console.log('Watching for changes…');
} else {
  await Promise.all(contexts.map((context) => context.dispose()));
}

function optionsOf({ entry, ...rest }) {
  return {
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: production,
    sourcemap: production ? false : 'linked',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    ...rest,
  };
}

async function finish(results) {
  for (const { metafile } of results) for (const file of Object.keys(metafile.outputs)) written.add(join(file));
  const inputs = results.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  await writeFile(join(root, notices), await thirdPartyNotices(root, [...inputs, 'node_modules/js-tiktoken/ranks']));
  written.add(join(notices));
  await removeStale();
  await chmod(join(root, 'dist', 'cli.cjs'), 0o755);
  console.log(`Built dist/ in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function writeRanks(encoding) {
  const { default: ranks } = await import(`js-tiktoken/ranks/${encoding}`);
  const file = join('dist', `${encoding}.ranks`);
  await writeFile(join(root, file), packRanks(ranks));
  return file;
}

// Files are replaced one by one and leftovers removed last, so that a window that is open keeps finding its own.
async function removeStale() {
  for await (const entry of glob('dist/**', { cwd: root, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(relative(root, path))) await rm(path);
  }
}
