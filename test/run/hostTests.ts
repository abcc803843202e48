// Runs test/host inside VS Code. Usage: node test/run/hostTests.ts [--electron] [--grep <text>]
// --electron takes a desktop VS Code, which @vscode/test-electron downloads, instead of a served one.
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTests, TestRunFailedError } from '@vscode/test-electron';
import { bundleHostTests, hostBundle } from './bundleHostTests.ts';
import { root, sampleFolder } from './paths.ts';
import { makeTempFolder } from './tempFolder.ts';
import { writeUserSettings } from './userSettings.ts';

const { values } = parseArgs({ options: { electron: { type: 'boolean' }, grep: { type: 'string' } } });
const launcher = join(import.meta.dirname, process.platform === 'win32' ? 'launcher.cmd' : 'launcher.ts');

const tests = await bundleHostTests();
// One window after the other; each works on copies, so tests may write.
await runSuite('folder');
if (tests.some((file) => file.endsWith('.multiRoot.test.ts'))) await runSuite('multiRoot');

async function runSuite(suite: 'folder' | 'multiRoot'): Promise<void> {
  const temp = await makeTempFolder();
  try {
    const sample = join(temp.path, 'sample');
    await cp(sampleFolder, sample, { recursive: true });
    const target = suite === 'folder' ? sample : await makeWorkspace(temp.path);
    const userData = join(temp.path, 'user-data');
    await writeUserSettings(join(userData, 'User'));
    await runTests({
      ...(values.electron ? {} : { vscodeExecutablePath: launcher }),
      extensionDevelopmentPath: root,
      extensionTestsPath: join(hostBundle, 'index.cjs'),
      extensionTestsEnv: {
        SKILL_LOADOUT_SUITE: suite,
        SKILL_LOADOUT_GREP: values.grep,
        // Mocha cannot see from within VS Code that a terminal is at the other end.
        MOCHA_COLORS: process.stdout.isTTY ? '1' : undefined,
      },
      launchArgs: [target, `--user-data-dir=${userData}`, `--extensions-dir=${join(temp.path, 'extensions')}`],
    });
  } catch (error) {
    if (!(error instanceof TestRunFailedError)) throw error;
    process.exitCode = 1;
  } finally {
    await temp.remove();
  }
}

/** The sample library and an empty folder beside it, as one workspace. */
async function makeWorkspace(folder: string): Promise<string> {
  await mkdir(join(folder, 'second'));
  const file = join(folder, 'two.code-workspace');
  await writeFile(file, JSON.stringify({ folders: [{ path: 'sample' }, { path: 'second' }] }));
  return file;
}
