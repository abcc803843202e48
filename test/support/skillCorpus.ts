import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why there is no corpus, for the line that a skipped test or benchmark prints. */
export interface NoCorpus {
  readonly missing: string;
}

/**
 * Reads real SKILL.md files from the folder that SKILL_LOADOUT_DATA names: `pool.jsonl.xz`, a JSON object with `text` a
 * line, decompressed by the program `xz`, and all of `routing/skills`.
 * @returns the texts in a fixed order
 */
export function readSkillCorpus(folder = process.env['SKILL_LOADOUT_DATA']): readonly string[] | NoCorpus {
  if (!folder) return { missing: 'SKILL_LOADOUT_DATA does not name a folder with pool.jsonl.xz and routing/' };
  const xz = spawnSync('xz', ['-dc', join(folder, 'pool.jsonl.xz')], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (xz.error) return { missing: `the program xz does not run (${xz.error.message})` };
  if (xz.status !== 0) return { missing: `xz: ${xz.stderr.trim()}` };
  const pool = xz.stdout.split('\n').filter(Boolean).map((line) => (JSON.parse(line) as { text: string }).text);
  const routing = globSync('routing/skills/**/SKILL.md', { cwd: folder }).sort();
  return [...pool, ...routing.map((path) => readFileSync(join(folder, path), 'utf8'))];
}
