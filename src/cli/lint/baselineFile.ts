import { readFile, realpath } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyBaseline, baselineOf, baselineText, readBaseline, type Baselined, type BaselineEntry } from '../../core/report/lint/baseline.ts';
import type { LintReport } from '../../core/report/lint/lintReport.ts';
import { CliError, describeError, errorCode } from '../cliError.ts';
import { writeAtomically } from '../files/writeAtomically.ts';

/** A baseline file; its paths count from its folder, so that it holds wherever the repository lies. */
export class BaselineFile {
  readonly #named: string;
  readonly #file: string;
  readonly #folders: readonly string[];

  /** @param file as the user wrote it @param folders those that are linted */
  constructor(file: string, folders: readonly string[], cwd: string) {
    this.#named = file;
    this.#file = resolve(cwd, file);
    this.#folders = folders.map((folder) => this.#below(resolve(cwd, folder)));
  }

  /** What of a report is new. @throws CliError when the file is missing or no baseline */
  async apply(report: LintReport): Promise<Baselined> {
    const entries = await this.#read();
    if (!entries) throw new CliError(`--baseline ${this.#named}: there is no such file; --write-baseline makes it.`);
    return applyBaseline(report, entries.filter((entry) => this.#isLinted(entry)), (place) => this.#pathOf(place));
  }

  /** Makes everything in a report known; entries about other folders stay. @returns how many entries it has */
  async write(report: LintReport): Promise<number> {
    const others = ((await this.#read()) ?? []).filter((entry) => !this.#isLinted(entry));
    const entries = [...others, ...baselineOf(report, (place) => this.#pathOf(place))];
    try {
      const real = await realpath(this.#file).catch(() => this.#file);
      await writeAtomically(real, Buffer.from(baselineText(entries)));
    } catch (error) {
      throw new CliError(`--baseline ${this.#named}: it could not be written: ${describeError(error, 'write')}`);
    }
    return entries.length;
  }

  async #read(): Promise<readonly BaselineEntry[] | undefined> {
    let text: string;
    try {
      text = await readFile(this.#file, 'utf8');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw new CliError(`--baseline ${this.#named}: ${describeError(error)}`);
    }
    const entries = readBaseline(text);
    if (!entries) throw new CliError(`--baseline ${this.#named}: it is no baseline of skill-loadout; give another name.`);
    return entries;
  }

  /** Of a folder that is not linted nothing is known. */
  #isLinted({ path }: BaselineEntry): boolean {
    return path === '' || this.#folders.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`));
  }

  #pathOf({ uri }: { readonly uri: string }): string {
    return this.#below(fileURLToPath(uri));
  }

  #below(absolute: string): string {
    return relative(dirname(this.#file), absolute).split(sep).join('/');
  }
}
