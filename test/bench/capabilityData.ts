import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capabilityText } from '../../src/core/capability/capabilityText.ts';
import type { CapabilityText } from '../../src/core/capability/capabilityModel.ts';
import { readSkillText } from '../../src/core/skill/readSkill.ts';
import { grayMatterSplitter } from '../../src/worker/grayMatterSplitter.ts';
import { random } from '../support/random.ts';

export interface BenchSkill {
  readonly path: string;
  readonly text: CapabilityText;
  /** Four characters to a token: close enough to compare sets by. */
  readonly tokens: number;
}

export interface BenchTask {
  readonly id: string;
  readonly task: string;
  readonly needed: readonly BenchSkill[];
}

export interface BenchData {
  readonly tasks: readonly BenchTask[];
  /** Skills that no task needs, in the order of seed 42. */
  readonly distractors: readonly BenchSkill[];
}

/**
 * Reads labelled tasks and distractors.
 * @param folder holds `routing/tasks.jsonl` (id, task, skills), `routing/skills/` and `pool.jsonl.xz` (path, text)
 */
export function readBenchData(folder: string): BenchData {
  const skillFile = (path: string): BenchSkill =>
    benchSkill(path, readFileSync(join(folder, 'routing/skills', path), 'utf8'));
  const tasks = linesOf<{ id: string; task: string; skills: string[] }>(readFileSync(join(folder, 'routing/tasks.jsonl'), 'utf8'));
  const pool = linesOf<{ path: string; text: string }>(unpack(join(folder, 'pool.jsonl.xz')));
  const order = random(42);
  for (let n = pool.length - 1; n > 0; n--) {
    const other = order.int(n + 1);
    [pool[n], pool[other]] = [pool[other]!, pool[n]!];
  }
  return {
    tasks: tasks.map(({ id, task, skills }) => ({ id, task, needed: skills.map(skillFile) })),
    distractors: pool.map(({ path, text }) => benchSkill(path, text)),
  };
}

function benchSkill(path: string, text: string): BenchSkill {
  const skill = readSkillText(text, path, grayMatterSplitter);
  return { path, text: capabilityText(skill), tokens: Math.max(1, Math.ceil(text.length / 4)) };
}

function linesOf<T>(jsonLines: string): T[] {
  return jsonLines.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as T);
}

function unpack(file: string): string {
  if (!existsSync(file)) return '';
  const { stdout, status, error } = spawnSync('xz', ['-dc', file], { maxBuffer: 2 ** 30, encoding: 'utf8' });
  if (status !== 0) throw new Error(`xz could not unpack ${file}: ${error?.message ?? `status ${status}`}`);
  return stdout;
}
