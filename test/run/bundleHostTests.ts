import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { root } from './paths.ts';

/** Where the tests are that an extension host can load: CommonJS, one file each. */
export const hostBundle = join(root, 'out', 'host');

/**
 * Bundles the tests of test/host; the extension itself is loaded from dist/, as users have it.
 * @returns the test files found
 */
export async function bundleHostTests(): Promise<readonly string[]> {
  const tests = await Array.fromAsync(glob('test/host/**/*.test.ts', { cwd: root }));
  await rm(hostBundle, { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['test/host/index.ts', ...tests],
    outbase: 'test/host',
    outdir: hostBundle,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return tests;
}
