import type { CancellationToken, LogOutputChannel, Uri } from 'vscode';
import { messageOf } from '../util/messages.ts';
import { findSkillFiles, walkForSkillFiles } from './findSkillFiles.ts';
import type { IgnoreRules } from './ignoreRules.ts';
import { pathBelow } from './pathBelow.ts';
import type { Root } from './roots.ts';

/** Where skills are looked for, and what is passed over there. */
export class SkillRoots {
  readonly all: readonly Root[];
  readonly rules: IgnoreRules;
  readonly #log: LogOutputChannel;

  constructor(all: readonly Root[], rules: IgnoreRules, log: LogOutputChannel) {
    this.all = all;
    this.rules = rules;
    this.#log = log;
  }

  /** Whether a file there would be read. */
  holds(uri: Uri): boolean {
    return this.all.some((root) => {
      const path = pathBelow(root.uri, uri);
      return path !== undefined && !this.rules.ignores(path);
    });
  }

  /** Every skill document. */
  async find(token: CancellationToken): Promise<readonly Uri[]> {
    return (await Promise.all(this.all.map((root) => findSkillFiles(root, this.rules, token, this.#skip)))).flat();
  }

  /** The skill documents below one folder. */
  async findBelow(folder: Uri, token: CancellationToken): Promise<readonly Uri[]> {
    const root = this.all.find(({ uri }) => pathBelow(uri, folder) !== undefined);
    return root ? walkForSkillFiles(root.uri, folder, this.rules, token, this.#skip) : [];
  }

  readonly #skip = (folder: Uri, error: unknown) => {
    this.#log.warn(`${folder.toString()}: the folder could not be read: ${messageOf(error)}`);
  };
}
