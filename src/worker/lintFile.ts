import { lintSkill, type LintContext } from '../core/lint/lintSkill.ts';
import { locateFindings, type LocatedFinding } from '../core/lint/locatedFinding.ts';
import type { Finding } from '../core/lint/rule.ts';
import { utf8Length } from '../core/lint/listing/utf8Length.ts';
import { mostBodyTokens } from '../core/lint/rules/bodyTooLong.ts';
import { defaultSettings, type LintSettings } from '../core/lint/settings.ts';
import type { Skill } from '../core/skill/skill.ts';
import type { EncodingName } from '../core/tokens/tokenCounter.ts';
import type { Cancel } from '../core/util/cancel.ts';
import { FolderFacts, stillHold, type FolderPorts, type FoundFacts } from './folderFacts.ts';
import type { LibrarySkill } from './library.ts';
import { pathWithFolder } from './readDocument.ts';
import type { ResultCache } from './resultCache.ts';

/** What linting a file takes besides the skill. */
export interface LintFilePorts extends FolderPorts {
  readonly count: (text: string) => Promise<number>;
  readonly encoding: EncodingName;
  readonly hash: (text: string) => string;
  /** Results of earlier runs; absent where none are kept. */
  readonly results: ResultCache | undefined;
}

/** How a file is linted. */
export interface LintFileOptions extends Pick<LintContext, 'builtinChecks'> {
  readonly settings: LintSettings;
  /** Whether fixes come by their titles alone. */
  readonly titlesOnly: boolean;
}

/** What is kept of a file's findings: its place is that of the file, wherever that lies now. */
interface Kept {
  readonly facts: FoundFacts;
  readonly findings: readonly Omit<LocatedFinding, 'uri' | 'root' | 'path'>[];
}

// A rule may ask for a file, then for what the file names.
const LOOKS = 4;

/** What the rules that look at one skill find; what an earlier run found where nothing changed that they look at. */
export async function lintFile(each: LibrarySkill, options: LintFileOptions, ports: LintFilePorts, cancel: Cancel): Promise<readonly LocatedFinding[]> {
  const { file, contentKey } = each;
  const { results, hash } = ports;
  if (!results || contentKey === undefined || !options.titlesOnly) return (await lintAnew(each, options, ports, cancel)).findings;
  const key = results.keyOf('file', contentKey, pathWithFolder(file), options, ports.encoding);
  const kept = results.get<Kept>(key);
  if (kept && (await stillHold(kept.facts, file.uri, ports, hash, cancel))) return kept.findings.map((finding) => placed(finding, file));
  const { findings, folder } = await lintAnew(each, options, ports, cancel);
  if (!cancel.aborted) results.set(key, { facts: folder.found(hash), findings: findings.map((finding) => ({ ...finding, uri: undefined, root: undefined, path: undefined })) });
  return findings;
}

/** The rules for one skill speak of no other. */
function placed(finding: Kept['findings'][number], { uri, root, path }: LibrarySkill['file']): LocatedFinding {
  return { ...finding, uri, root, path, related: finding.related.map((place) => ({ ...place, uri, root, path })) };
}

async function lintAnew({ file, skill }: LibrarySkill, options: LintFileOptions, ports: LintFilePorts, cancel: Cancel) {
  const { titlesOnly, ...context } = options;
  const folder = new FolderFacts(file.uri, ports);
  const bodyTokens = await countBody(skill, context.settings, ports.count);
  const whole: LintContext = { ...context, path: pathWithFolder(file), folder, ...(bodyTokens !== undefined && { bodyTokens }) };
  const found = await lintLookingAround(skill, whole, folder, cancel);
  return { folder, findings: locateFindings(found, { ...file, skill }, { entryOf: () => undefined, titlesOnly }) };
}

/** Tokens of a body that may have too many. A token takes at least one byte: short ones need not be counted. */
async function countBody({ text, bodyRange }: Skill, settings: LintSettings = defaultSettings, count: LintFilePorts['count']): Promise<number | undefined> {
  const body = text.slice(bodyRange.start);
  const most = mostBodyTokens(settings);
  return body.length > most || utf8Length(body) > most ? count(body) : undefined;
}

/** What the rules find, after the folder was asked for what they want to know of it. @param context with this `folder` */
export async function lintLookingAround(skill: Skill, context: LintContext, folder: FolderFacts, cancel: Cancel): Promise<Finding[]> {
  let findings = lintSkill(skill, context);
  for (let look = 0; look < LOOKS && (await folder.find(cancel)); look++) findings = lintSkill(skill, context);
  return findings;
}
