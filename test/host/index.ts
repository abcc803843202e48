import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { markOutput, outputMarkVariable } from '../run/outputMark.ts';

// `name.multiRoot.test.ts` runs in a window on two folders, every other test in one on a single folder.
const multiRoot = /\.multiRoot\.test\.cjs$/;

/** What VS Code calls in the extension host. Rejects when a test fails, which makes the exit code 1. */
export async function run(): Promise<void> {
  if (process.env[outputMarkVariable] !== undefined) markOutput();
  // Mocha keeps console.log when it is loaded, and it is a module, which a CommonJS file can only import late.
  const { default: Mocha } = await import('mocha');
  const { TallyReporter } = await import('../run/tallyReporter.ts');
  const mocha = new Mocha({ timeout: 20_000, forbidOnly: true, reporter: TallyReporter });
  if (process.env['SKILL_LOADOUT_GREP'] !== undefined) mocha.grep(process.env['SKILL_LOADOUT_GREP']);
  for (const file of testFiles()) mocha.addFile(join(__dirname, file));
  const failures = await new Promise<number>((resolve) => mocha.run(resolve));
  if (failures > 0) throw new Error(`${failures} host tests failed.`);
}

function testFiles(): string[] {
  const wantsMultiRoot = process.env['SKILL_LOADOUT_SUITE'] === 'multiRoot';
  const names = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.test.cjs') && multiRoot.test(name) === wantsMultiRoot).sort();
}
