import { startOwnProcess } from './ownProcess.ts';

/** Runs npm quietly in a folder, with the Node that runs us; what it printed is in the error when it fails. */
export async function runNpm(args: readonly string[], cwd: string): Promise<void> {
  const quiet = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env['npm_execpath'];
  // Without npm around us there is only the command; on Windows that is a script, which needs a shell.
  const { child, ended } =
    cli === undefined
      ? startOwnProcess('npm', quiet, { cwd, shell: process.platform === 'win32', stdio: 'pipe' })
      : startOwnProcess(process.execPath, [cli, ...quiet], { cwd, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await ended;
  if (child.exitCode !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}\n${output}`);
}
