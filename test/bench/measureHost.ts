import { join } from 'node:path';
import { runTests } from '@vscode/test-electron';
import * as esbuild from 'esbuild';
import { root } from '../run/paths.ts';
import { makeTempFolder } from '../run/tempFolder.ts';
import { writeUserSettings } from '../run/userSettings.ts';

/** Runs `heldUp.ts` in the extension host of a window on `library`; it prints what it measured. */
export async function measureHost(library: string, tasks: readonly string[]): Promise<void> {
  const bundle = join(root, 'out', 'bench', 'heldUp.cjs');
  await esbuild.build({
    absWorkingDir: root, entryPoints: ['test/bench/heldUp.ts'], outfile: bundle, bundle: true,
    platform: 'node', format: 'cjs', target: 'node20', external: ['vscode'], logLevel: 'warning',
  });
  const temp = await makeTempFolder();
  try {
    const userData = join(temp.path, 'user-data');
    await writeUserSettings(join(userData, 'User'));
    await runTests({
      vscodeExecutablePath: join(root, 'test', 'run', process.platform === 'win32' ? 'launcher.cmd' : 'launcher.ts'),
      extensionDevelopmentPath: root,
      extensionTestsPath: bundle,
      extensionTestsEnv: { SKILL_LOADOUT_TASKS: JSON.stringify(tasks) },
      launchArgs: [library, `--user-data-dir=${userData}`, `--extensions-dir=${join(temp.path, 'extensions')}`],
    });
  } finally {
    await temp.remove();
  }
}
