import { lintLibraryRules } from '../core/lint/lintLibraryRules.ts';
import { lintSkill, type LintContext } from '../core/lint/lintSkill.ts';
import { locateFindings } from '../core/lint/locatedFinding.ts';
import type { LibraryEntry } from '../core/lint/libraryRule.ts';
import type { Finding } from '../core/lint/rule.ts';
import type { Skill } from '../core/skill/skill.ts';
import type { Cancel } from '../core/util/cancel.ts';
import { finishInSlices, type Pauses } from '../core/util/steps.ts';
import type { LintQuestion, LintReport } from '../protocol/engineApi.ts';
import { FolderFacts, type FolderPorts } from './folderFacts.ts';
import type { LibrarySkill, LibrarySnapshot } from './library.ts';
import { pathWithFolder } from './readDocument.ts';

/** What linting takes besides the skills. */
export interface LintPorts extends FolderPorts {
  readonly pauses: Pauses;
  readonly count: (text: string) => Promise<number>;
}

// A rule may ask for a file, then for what the file names.
const LOOKS = 4;
// Tokens of a whole document below which no body can be too long.
const SHORT = 2_000;

/** Every finding of the rules on the skills asked for. Undefined when cancelled. */
export async function lintLibrary(snapshot: LibrarySnapshot, question: LintQuestion, ports: LintPorts, cancel: Cancel): Promise<LintReport | undefined> {
  const { settings, home, contextWindow } = question;
  const wanted = question.uris && new Set(question.uris);
  const builtin = new Set(question.builtinChecks);
  const entries = snapshot.skills.map((each): LibraryEntry => ({ uri: each.file.uri, root: each.file.root, path: each.file.path, skill: each.skill }));
  const byUri = new Map(entries.map((entry) => [entry.uri, entry]));
  const ofLibrary = question.library
    ? await finishInSlices(lintLibraryRules(entries, { settings, ...(home !== undefined && { home }), ...(contextWindow !== undefined && { contextWindow }) }), ports.pauses, cancel)
    : { bySkill: new Map<string, readonly Finding[]>(), library: [] };
  if (!ofLibrary) return undefined;
  const findings: LintReport['findings'][number][] = [];
  let sliceEnd = 0;
  for (const [index, each] of snapshot.skills.entries()) {
    if (ports.pauses.now() >= sliceEnd) {
      await ports.pauses.pause();
      sliceEnd = ports.pauses.now() + 12;
    }
    if (cancel.aborted) return undefined;
    const entry = entries[index];
    if (!entry || (wanted && !wanted.has(entry.uri))) continue;
    const ofFile = question.files === false ? [] : await lintOne(each, { settings, builtinChecks: builtin.has(entry.uri) }, ports, cancel);
    const found = [...ofFile, ...(ofLibrary.bySkill.get(entry.uri) ?? [])].sort((a, b) => a.range.start - b.range.start);
    findings.push(...locateFindings(found, entry, (uri) => byUri.get(uri)));
  }
  return { version: 1, findings, library: ofLibrary.library.map(({ rule, level, severity, message, hosts, source }) => ({ rule, level, severity, message, hosts, source })) };
}

async function lintOne({ file, skill, summary }: LibrarySkill, context: Omit<LintContext, 'path'>, ports: LintPorts, cancel: Cancel): Promise<Finding[]> {
  const folder = new FolderFacts(file.uri, ports);
  const bodyTokens = summary.document < SHORT ? undefined : await ports.count(skill.text.slice(skill.bodyRange.start));
  const whole: LintContext = { ...context, path: pathWithFolder(file), folder, ...(bodyTokens !== undefined && { bodyTokens }) };
  return lintLookingAround(skill, whole, folder, cancel);
}

/** What the rules find, after the folder was asked for what they want to know of it. @param context with this `folder` */
export async function lintLookingAround(skill: Skill, context: LintContext, folder: FolderFacts, cancel: Cancel): Promise<Finding[]> {
  let findings = lintSkill(skill, context);
  for (let look = 0; look < LOOKS && (await folder.find(cancel)); look++) findings = lintSkill(skill, context);
  return findings;
}
