import type { SkillFile } from '../protocol/engineApi.ts';
import type { CliIo } from './cliIo.ts';

/** Where the command line runs, and the library that it read. */
export interface Surroundings extends Pick<CliIo, 'cwd' | 'homeFolder' | 'env' | 'programFolder'> {
  /** Every path of every skill. */
  readonly files: readonly SkillFile[];
  /** Prints a line on standard error. */
  readonly note: (text: string) => void;
}
