// npm start [-- <folder>] [--no-open]: builds, serves a VS Code with the extension, and opens a folder in it.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openInBrowser } from './openInBrowser.ts';
import { startOwnProcess } from './ownProcess.ts';
import { root, sampleFolder } from './paths.ts';
import { startVscodeServer } from './vscodeServer.ts';

const { folder, open } = readArguments();
await build();
const server = await startVscodeServer({ extension: root });
const url = server.windowUrl(folder);
// Being interrupted is how this ends well.
process.exitCode = 0;
console.log(`\nVS Code with Skill Loadout, on ${folder}\n\n  ${url}\n\nCtrl+C ends it. After "npm run build", reload the window.`);
if (open) openInBrowser(url);
await server.ended;
console.error(`VS Code ended unexpectedly.\n${server.log()}`);
await server.stop();
process.exitCode = 1;

function readArguments(): { folder: string; open: boolean } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-open': { type: 'boolean' } } });
    if (positionals.length > 1) throw new Error(`One folder at most, not ${positionals.length}.`);
    return { folder: findFolder(positionals[0]), open: values['no-open'] !== true };
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: npm start [-- <folder> [--no-open]]`);
    process.exit(2);
  }
}

function findFolder(path: string | undefined): string {
  if (path === undefined) return sampleFolder;
  // npm runs us in the package's folder, and tells where the user is.
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  if (!statSync(folder).isDirectory() && !folder.endsWith('.code-workspace')) throw new Error(`${folder} is not a folder.`);
  return folder;
}

async function build(): Promise<void> {
  const { child, ended } = startOwnProcess(process.execPath, ['esbuild.config.mjs'], { cwd: root, stdio: 'inherit' });
  await ended;
  if (child.exitCode !== 0) process.exit(1);
}
