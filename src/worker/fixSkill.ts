import { fixAll, type FixedText } from '../core/lint/fixAll.ts';
import type { LintContext } from '../core/lint/lintSkill.ts';
import type { FrontMatterSplitter } from '../core/skill/frontMatter.ts';
import { readSkillText } from '../core/skill/readSkill.ts';
import type { Cancel } from '../core/util/cancel.ts';
import type { FixQuestion, SkillFile } from '../protocol/engineApi.ts';
import { FolderFacts, type FolderPorts } from './folderFacts.ts';
import { lintLookingAround } from './lintFile.ts';
import { pathWithFolder } from './readDocument.ts';

/** Makes the safe fixes of a skill's text, knowing the files around it as linting does. Undefined when cancelled. */
export async function fixSkill(file: Omit<SkillFile, 'bytes'>, { text, settings, builtinChecks }: FixQuestion, ports: FolderPorts & { readonly splitter: FrontMatterSplitter }, cancel: Cancel): Promise<FixedText | undefined> {
  const path = pathWithFolder(file);
  const read = (each: string) => readSkillText(each, path, ports.splitter);
  const skill = read(text);
  const folder = new FolderFacts(file.uri, ports);
  const context: LintContext = { path, settings, builtinChecks, folder };
  await lintLookingAround(skill, context, folder, cancel);
  return cancel.aborted ? undefined : fixAll(skill, read, context);
}
