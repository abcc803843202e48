import { access, constants } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fixAll } from '../../core/lint/fixAll.ts';
import type { LintSettings } from '../../core/lint/settings.ts';
import { decodeText } from '../../core/skill/decodeText.ts';
import { readSkill, readSkillText } from '../../core/skill/readSkill.ts';
import { unifiedDiff } from '../../core/util/lineDiff.ts';
import type { SkillFile } from '../../protocol/engineApi.ts';
import { grayMatterSplitter } from '../../worker/grayMatterSplitter.ts';
import { pathWithFolder } from '../../worker/readDocument.ts';
import { describeError } from '../cliError.ts';
import { readAtMost } from '../files/readAtMost.ts';
import { writeAtomically } from '../files/writeAtomically.ts';

/** A file whose safe fixes are made, or would be. */
export interface FixedFile {
  readonly root: string;
  readonly path: string;
  /** Ids of the rules, once for each finding repaired. */
  readonly rules: readonly string[];
  /** What changes, for people; empty where it is written. */
  readonly diff: string;
}

export interface FixedFiles {
  readonly fixed: readonly FixedFile[];
  /** The files as they are now, or would be. */
  readonly changed: readonly SkillFile[];
  /** What could not be fixed, and why. */
  readonly failed: readonly string[];
}

/** Makes the safe fixes of files. @param write whether they are written, or only told */
export async function fixFiles(files: readonly SkillFile[], settings: LintSettings, write: boolean): Promise<FixedFiles> {
  const fixed: FixedFile[] = [];
  const changed: SkillFile[] = [];
  const failed: string[] = [];
  for (const file of files) {
    const repaired = fixedBytes(file, settings);
    if (!repaired) continue;
    const problem = write ? await replace(file, repaired.bytes) : undefined;
    if (problem !== undefined) {
      failed.push(`${fileURLToPath(file.uri)}: not fixed: ${problem}`);
      continue;
    }
    const diff = write ? '' : unifiedDiff(file.path, asText(file.bytes), asText(repaired.bytes));
    fixed.push({ root: file.root, path: file.path, rules: repaired.rules, diff });
    changed.push({ ...file, bytes: repaired.bytes });
  }
  return { fixed, changed, failed };
}

function fixedBytes(file: SkillFile, settings: LintSettings): { readonly bytes: Uint8Array; readonly rules: readonly string[] } | undefined {
  const path = pathWithFolder(file);
  const decoded = decodeText(file.bytes);
  // The bytes of anything else would not come back as they were.
  if (decoded.encoding !== 'utf-8' || decoded.invalidAt !== undefined) return undefined;
  const { text, removesByteOrderMark, fixed } = fixAll(readSkill(file.bytes, path, grayMatterSplitter), (each) => readSkillText(each, path, grayMatterSplitter), { path, settings });
  const bytes = Buffer.from(decoded.bom && !removesByteOrderMark ? `\ufeff${text}` : text);
  return bytes.equals(file.bytes) ? undefined : { bytes, rules: fixed };
}

/** @returns why it could not be written */
async function replace({ identity, bytes: before }: SkillFile, bytes: Uint8Array): Promise<string | undefined> {
  const real = fileURLToPath(identity);
  try {
    // A file that is marked read-only could be renamed over all the same.
    await access(real, constants.W_OK);
    const isAsRead = async () => {
      const now = await readAtMost(real);
      return 'bytes' in now && Buffer.from(before).equals(now.bytes);
    };
    return (await writeAtomically(real, bytes, isAsRead)) ? undefined : 'it changed while it was linted; run again';
  } catch (error) {
    return describeError(error, 'write');
  }
}

/** With the byte order mark, which a diff is to show. */
function asText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
