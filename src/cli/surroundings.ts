import type { SkillFile } from '../protocol/engineApi.ts';
import type { ResultCache } from '../worker/resultCache.ts';
import type { CliIo } from './cliIo.ts';

/** Where the command line runs, and the library that it read. */
export interface Surroundings extends Pick<CliIo, 'cwd' | 'homeFolder' | 'env' | 'programFolder'> {
  /** Every path of every skill. */
  readonly files: readonly SkillFile[];
  /** What earlier runs found; undefined where nothing is kept. */
  readonly results: ResultCache | undefined;
  /** Prints a line on standard error. */
  readonly note: (text: string) => void;
}
