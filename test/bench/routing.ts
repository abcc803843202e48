import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../src/cli/run.ts';

// npm run bench:routing [-- options of evaluate]: every strategy on labelled tasks, beside what the paper measured with
// models and embeddings (2610.18522, tables 4 and 25; 82 tasks and other distractors, so only the order of size compares).

const folder = process.env['SKILL_LOADOUT_DATA'];
if (folder === undefined) {
  console.log('bench:routing skipped: set SKILL_LOADOUT_DATA to a folder with routing/tasks.jsonl, routing/skills/ and pool.jsonl.xz.');
  process.exit(0);
}

const published = [
  { preselection: 'LLM over the whole list', 0: 98.4, 10: 91.5, 100: 88.7, 1000: 73.9 },
  { preselection: 'RAG, top five', 0: 98.6, 10: 95.9, 100: 90.0, 1000: 74.1 },
  { preselection: 'RAG, precision', 0: 100, 10: 47.6, 100: 43.9, 1000: 37.1 },
  { preselection: 'hybrid', 0: 98.2, 10: 91.4, 100: 87.9, 1000: 81.9 },
  { preselection: 'hybrid, precision', 0: 100, 10: 99.8, 100: 84.5, 1000: 72.0 },
];

const pool = spawn('xz', ['-dc', join(folder, 'pool.jsonl.xz')], { stdio: ['ignore', 'pipe', 'inherit'] });
process.exitCode = await run(['evaluate', join(folder, 'routing'), '--distractors', '-', ...process.argv.slice(2)], {
  stdout: process.stdout, stderr: process.stderr, stdin: pool.stdout, cwd: process.cwd(), env: process.env, platform: process.platform,
  homeFolder: homedir(), programFolder: join(import.meta.dirname, '../../dist'),
});
console.log('\nPublished recall (and precision), %:');
console.table(published);
