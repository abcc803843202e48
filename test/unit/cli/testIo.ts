import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import ranks from 'js-tiktoken/ranks/o200k_base';
import type { CliIo } from '../../../src/cli/cliIo.ts';
import { run } from '../../../src/cli/run.ts';
import { packRanks } from '../../../src/core/tokens/packRanks.ts';
import { makeTree } from './tempTree.ts';

const media = join(import.meta.dirname, '../../../media');

/** What a run printed and ended with. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A machine to run the command line on: a home of its own, and the program installed with its ranks. */
export class TestMachine {
  readonly home: string;
  readonly #programFolder: string;

  private constructor(home: string, programFolder: string) {
    this.home = home;
    this.#programFolder = programFolder;
  }

  static async create({ withRanks = true } = {}): Promise<TestMachine> {
    const home = await makeTree({ 'program/package.json': '{ "version": "1.2.3" }' });
    const programFolder = join(home, 'program', 'dist');
    await mkdir(programFolder);
    await mkdir(join(home, 'program', 'media'));
    for (const file of ['words.vectors', 'encoder.vectors']) await copyFile(join(media, file), join(home, 'program', 'media', file));
    if (withRanks) await writeFile(join(programFolder, 'o200k_base.ranks'), packRanks(ranks));
    return new TestMachine(home, programFolder);
  }

  /** The program itself; there is none unless a test writes it. */
  get programFile(): string {
    return join(this.#programFolder, 'cli.cjs');
  }

  /** Where token counts are kept. */
  get cacheFile(): string {
    return join(this.home, 'cache', 'skill-loadout', 'tokens-o200k_base.json');
  }

  async run(argv: readonly string[], given: Partial<CliIo> = {}): Promise<Outcome> {
    let out = '';
    let err = '';
    const code = await run(argv, {
      stdout: { write: (text) => (out += text) },
      stderr: { write: (text) => (err += text) },
      stdin: Readable.from([]),
      cwd: this.home,
      env: { XDG_CACHE_HOME: join(this.home, 'cache') },
      platform: 'linux',
      homeFolder: this.home,
      programFolder: this.#programFolder,
      ...given,
    });
    return { code, out, err };
  }
}
