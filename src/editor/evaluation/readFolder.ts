import type { CancellationToken, Uri } from 'vscode';
import type { EvaluateFile } from '../../protocol/engineApi.ts';
import { findSkillFiles } from '../library/findSkillFiles.ts';
import { IgnoreRules } from '../library/ignoreRules.ts';
import { pathBelow } from '../library/pathBelow.ts';
import { largestFile, readCurrent } from '../library/readSkillFile.ts';
import { inParallel } from '../../core/util/inParallel.ts';
import { messageOf } from '../util/messages.ts';

/** Every SKILL.md below a folder in the order of their paths, and what of it could not be read. */
export async function readFolder(folder: Uri, token: CancellationToken): Promise<{ readonly files: readonly EvaluateFile[]; readonly notes: readonly string[] }> {
  const files: EvaluateFile[] = [];
  const notes: string[] = [];
  const note = (uri: Uri, message: string) => void notes.push(`${pathBelow(folder, uri) ?? uri.path}: ${message}`);
  const found = await findSkillFiles({ uri: folder, inWorkspace: false }, new IgnoreRules([]), token, (uri, error) => note(uri, messageOf(error)));
  await inParallel(found, 16, async (uri) => {
    if (token.isCancellationRequested) return;
    try {
      const bytes = await readCurrent(uri);
      if (bytes) files.push({ path: pathBelow(folder, uri) ?? uri.path, bytes });
      else note(uri, `larger than ${largestFile / 1e6} MB, not read`);
    } catch (error) {
      note(uri, messageOf(error));
    }
  });
  // Which distractors come first depends on the order in which they are given.
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files, notes };
}
