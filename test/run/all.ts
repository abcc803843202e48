// npm test: every check, each under its heading, then what failed, then one closing line with the sum of all tests.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startOwnProcess } from './ownProcess.ts';
import { root } from './paths.ts';
import { tallyVariable, type Tally } from './tallyReporter.ts';
import { makeTempFolder } from './tempFolder.ts';

/** The scripts of package.json that make up `npm test`. */
const steps = ['typecheck', 'lint', 'build', 'test:unit', 'test:project', 'test:host', 'test:ui'] as const;

/** The longest a step may take, in milliseconds; a hung test is a failed one. */
const patience = 8 * 60_000;

const temp = await makeTempFolder();
const tallyFile = join(temp.path, 'tally');
const summary: string[] = [];
let passed = 0;
let failed = 0;
let counted = 0;

for (const step of steps) {
  console.log(`\n=== ${step} ===\n`);
  const started = Date.now();
  const succeeded = await runScript(step);
  const tally = await newTally();
  passed += tally.passed;
  // A step that failed without a failed test counts as one: the closing line never hides it.
  failed += succeeded ? tally.failed : Math.max(tally.failed, 1);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  summary.push(`${succeeded ? 'ok    ' : 'FAILED'} ${step} (${seconds} s)`);
}
await temp.remove();
console.log(`\n=== summary ===\n\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runScript(name: string): Promise<boolean> {
  const { child, ended, stop } = startOwnProcess(process.execPath, ['--run', name], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, [tallyVariable]: tallyFile },
  });
  const timer = setTimeout(() => {
    console.error(`${name} did not end in ${patience / 60_000} minutes.`);
    void stop();
  }, patience);
  await ended;
  clearTimeout(timer);
  return child.exitCode === 0;
}

/** The sum of what test runs added since the last call. */
async function newTally(): Promise<Tally> {
  const text = await readFile(tallyFile, 'utf8').catch(() => '');
  const lines = text.trimEnd().split('\n').filter(Boolean);
  const tallies = lines.slice(counted).map((line) => JSON.parse(line) as Tally);
  counted = lines.length;
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  };
}
