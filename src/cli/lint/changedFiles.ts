import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { CliError, errorCode } from '../cliError.ts';

const run = promisify(execFile);

/**
 * Real paths of the files that differ from a revision in the working trees of the folders, new ones too.
 * @throws CliError without git, outside of a working tree, or for a revision that there is not
 */
export async function changedFiles(folders: readonly string[], cwd: string, revision: string): Promise<ReadonlySet<string>> {
  const trees = new Set<string>();
  for (const folder of folders) trees.add((await git(await folderOf(resolve(cwd, folder)), ['rev-parse', '--show-toplevel'])).trimEnd());
  const changed = new Set<string>();
  for (const tree of trees) {
    const differing = await git(tree, ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', revision, '--']);
    const untracked = await git(tree, ['ls-files', '--others', '--exclude-standard', '-z']);
    for (const name of (differing + untracked).split('\0')) if (name !== '') changed.add(join(tree, name));
  }
  return changed;
}

async function folderOf(path: string): Promise<string> {
  return (await stat(path)).isDirectory() ? path : dirname(path);
}

const setForHooks = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

/** Without what git sets for its hooks, which counts from another folder. */
function ownEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !setForHooks.includes(name)));
}

async function git(folder: string, words: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run('git', ['-C', folder, ...words], { maxBuffer: 256 * 1024 * 1024, env: ownEnv() });
    return stdout;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new CliError('--changed-since needs git, which is not installed or not on the PATH.');
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : undefined;
    throw new CliError(`--changed-since: ${said || (error instanceof Error ? error.message : String(error))}`);
  }
}
