// Times the command line's lint, cold and warm, in this run's turns with another linter, and takes its peak memory.
// Usage: npm run bench:lint [-- --peer <the peer's program file>] [-- --rounds N] [-- --skills N,N]; the environment's SKILL_CHECK names the peer too.
// SKILL_LOADOUT_DATA names a folder of real skills (see ../support/skillCorpus.ts); without it the skills are invented.
import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../run/paths.ts';
import { makeTempFolder } from '../run/tempFolder.ts';
import { readSkillCorpus } from '../support/skillCorpus.ts';
import { inventedSkills, writeCorpus } from '../support/writeCorpus.ts';

interface Usage {
  /** Wall time, which grows with what else runs. */
  readonly seconds: number;
  /** Processor time of all threads. */
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

const few = 1_200;
const { values } = parseArgs({ options: { peer: { type: 'string', default: process.env['SKILL_CHECK'] ?? '' }, rounds: { type: 'string', default: '3' }, skills: { type: 'string' } } });
const rounds = Number(values.rounds);
const corpus = readSkillCorpus();
if ('missing' in corpus) console.log(`Invented skills, because ${corpus.missing}.`);
const texts = 'missing' in corpus ? inventedSkills(5_000) : corpus;
if (values.peer === '') console.log('Skipped the peer: give its program file by --peer or SKILL_CHECK.');

const temp = await makeTempFolder();
const usageFile = join(temp.path, 'usage');
const hook = join(temp.path, 'hook.cjs');
const cache = join(temp.path, 'cache');
try {
  await writeFile(hook, `if (require('node:worker_threads').isMainThread) process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(usageFile)}, JSON.stringify(process.resourceUsage())));`);
  for (const count of values.skills?.split(',').map(Number) ?? [few, texts.length]) {
    const folder = join(temp.path, String(count));
    await writeCorpus(folder, texts.slice(0, count));
    await compare(count, folder);
  }
} finally {
  await temp.remove();
}

async function compare(count: number, folder: string): Promise<void> {
  const ours = [join(root, 'dist', 'cli.cjs'), 'lint', folder];
  const runs: Record<string, Usage[]> = {};
  const add = (name: string, usage: Usage) => (runs[name] ??= []).push(usage);
  for (let round = 0; round < rounds; round++) {
    if (values.peer !== '') add('peer', await measure([values.peer, 'check', folder, '--no-security-scan']));
    await rm(cache, { recursive: true, force: true });
    add('cold', await measure(ours));
    add('warm', await measure(ours));
    await writeFile(join(folder, 's00000', 'SKILL.md'), `---\nname: s00000\ndescription: Takes part in round ${round} of this measurement. Use when speed is measured.\n---\n`);
    add('warm, one skill changed', await measure(ours));
  }
  const of = (usages: readonly Usage[], name: keyof Usage) => median(usages.map((usage) => usage[name]));
  const rows = Object.entries(runs).map(([run, usages]) => ({ run, s: of(usages, 'seconds'), cpu: of(usages, 'cpuSeconds'), MB: Math.round(of(usages, 'megabytes')) }));
  const peer = rows.find(({ run }) => run === 'peer');
  console.log(`${count} skills, median of ${rounds}`);
  console.table(rows.map((row) => ({ ...row, s: round2(row.s), cpu: round2(row.cpu), ...(peer && { 'times the peer': round2(row.s / peer.s), 'cpu, times': round2(row.cpu / peer.cpu), 'memory, times': round2(row.MB / peer.MB) }) })));
}

/** Runs a program of Node to its end. @throws Error when it does not get there */
async function measure(args: readonly string[]): Promise<Usage> {
  const start = performance.now();
  const { error, signal, stderr } = spawnSync(process.execPath, ['--require', hook, ...args], { env: { ...process.env, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache }, maxBuffer: 2 ** 30, encoding: 'utf8' });
  const seconds = (performance.now() - start) / 1_000;
  if (error || signal) throw new Error(`${args.join(' ')}: ${error?.message ?? `ended by ${signal}`}\n${stderr}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(await readFile(usageFile, 'utf8')) as NodeJS.ResourceUsage;
  return { seconds, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1_024 };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
