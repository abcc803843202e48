import { createReadStream } from 'node:fs';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { linesOf } from '../worker/evaluate/linesOf.ts';
import type { CorpusLine } from './corpus.ts';

/**
 * Reads public skills: every SKILL.md of a folder in the order of their paths, or JSON lines with `text`, `repo` and
 * `licence` of a file or of standard input (`-`), gzipped or not.
 */
export async function* readCorpus(source: string): AsyncGenerator<CorpusLine, void> {
  if (source !== '-' && (await stat(source)).isDirectory()) {
    const paths: string[] = [];
    for await (const path of glob('**/SKILL.md', { cwd: source })) paths.push(path);
    for (const path of paths.sort()) yield { text: await readFile(join(source, path), 'utf8') };
    return;
  }
  for await (const line of linesOf(source === '-' ? process.stdin : createReadStream(source))) {
    if (line.trim() !== '') yield JSON.parse(line) as CorpusLine;
  }
}
