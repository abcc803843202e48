import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CapabilityText } from '../../src/core/capability/capabilityModel.ts';
import { capabilityText } from '../../src/core/capability/capabilityText.ts';
import { seededOrder } from '../../src/core/routing/seededOrder.ts';
import { readSkillText } from '../../src/core/skill/readSkill.ts';
import { readLabelledTasks, type LabelledTask } from '../../src/train/demand/labelledTask.ts';
import { grayMatterSplitter } from '../../src/worker/grayMatterSplitter.ts';

export interface BenchSkill {
  readonly path: string;
  readonly text: CapabilityText;
  /** Four characters to a token: close enough to compare sets by. */
  readonly tokens: number;
}

/** The labelled tasks that there are, over one pool of skills. */
export interface BenchData {
  /** Skills that only written tasks need, in the order of seed 42, then those of the benchmark's tasks. */
  readonly skills: readonly BenchSkill[];
  /** How many of `skills`, from the first, are no benchmark task's. */
  readonly distractors: number;
  /** Tasks of a public benchmark. */
  readonly benchmark: readonly LabelledTask[];
  /** Tasks that were written for skills of the pool. */
  readonly written: readonly LabelledTask[];
  /** Requests that no skill serves, far from the pool's subjects and near to them. */
  readonly unserved: readonly (LabelledTask & { readonly near: boolean })[];
}

/** @param folder holds `routing/tasks.jsonl` (id, task, skills), `routing/skills/` and `pool.jsonl.xz` (id, path, text) */
export function readBenchData(folder: string): BenchData {
  const pool = linesOf<{ id: number; path: string; text: string }>(unpack(join(folder, 'pool.jsonl.xz')));
  const skills: BenchSkill[] = [];
  const placeOf = new Map<string, number>();
  const add = (id: string, path: string, text: string): void => {
    placeOf.set(id, skills.push(benchSkill(path, text)) - 1);
  };
  for (const n of seededOrder(pool.length, 42)) add(String(pool[n]!.id), pool[n]!.path, pool[n]!.text);
  const benchmarkLines = readFileSync(join(folder, 'routing/tasks.jsonl'), 'utf8');
  for (const path of new Set(linesOf<{ skills: string[] }>(benchmarkLines).flatMap((task) => task.skills))) {
    add(path, path, readFileSync(join(folder, 'routing/skills', path), 'utf8'));
  }
  const own = (file: string): string => readFileSync(new URL(`tasks/${file}`, import.meta.url), 'utf8');
  const isNear = linesOf<{ near: boolean }>(own('unserved.jsonl'));
  return {
    skills, distractors: pool.length,
    benchmark: readLabelledTasks(benchmarkLines, placeOf),
    written: readLabelledTasks(own('written.jsonl'), placeOf),
    unserved: readLabelledTasks(own('unserved.jsonl'), placeOf).map((task, n) => ({ ...task, near: isNear[n]!.near })),
  };
}

function benchSkill(path: string, text: string): BenchSkill {
  return { path, text: capabilityText(readSkillText(text, path, grayMatterSplitter)), tokens: Math.max(1, Math.ceil(text.length / 4)) };
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
