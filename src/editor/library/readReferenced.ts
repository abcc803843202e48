import { Uri } from 'vscode';
import type { EngineHostApi } from '../../protocol/engineApi.ts';
import type { Platform } from '../platform.ts';
import { readBounded } from './readSkillFile.ts';
import { pathBelow } from './pathBelow.ts';

/** Reads files that a skill refers to, where their real place is below the skill's real folder. */
export function referencedReader({ realUri }: Platform): EngineHostApi['readReferenced'] {
  return async ({ uri, path }) => {
    try {
      const skill = await realUri(Uri.parse(uri, true));
      const folder = Uri.joinPath(skill, '..');
      const file = await realUri(Uri.joinPath(folder, path));
      return pathBelow(folder, file) === undefined ? undefined : await readBounded(file);
    } catch {
      return undefined; // a broken reference counts nothing; the lint rules name it
    }
  };
}
