import { lintLibraryRules } from '../core/lint/lintLibraryRules.ts';
import { locateFindings, type LocatedFinding } from '../core/lint/locatedFinding.ts';
import type { LibraryEntry } from '../core/lint/libraryRule.ts';
import type { Cancel } from '../core/util/cancel.ts';
import { finishInSlices, type Pauses } from '../core/util/steps.ts';
import type { LintQuestion, LintReport } from '../protocol/engineApi.ts';
import { libraryKey, type LibrarySnapshot } from './library.ts';
import { lintFile, type LintFilePorts } from './lintFile.ts';

/** What linting takes besides the skills. */
export interface LintPorts extends LintFilePorts {
  readonly pauses: Pauses;
}

/** What the rules for whole libraries find. */
interface OfLibrary {
  /** By the skill's URI. */
  readonly bySkill: readonly (readonly [uri: string, findings: readonly LocatedFinding[]])[];
  readonly library: LintReport['library'];
}

/** Every finding of the rules on the skills asked for. Undefined when cancelled. */
export async function lintLibrary(snapshot: LibrarySnapshot, question: LintQuestion, ports: LintPorts, cancel: Cancel): Promise<LintReport | undefined> {
  const { settings, titlesOnly = false } = question;
  const wanted = question.uris && new Set(question.uris);
  const builtin = new Set(question.builtinChecks);
  const ofLibrary = question.library ? await recallOfLibrary(snapshot, question, ports, cancel) : { bySkill: [], library: [] };
  if (!ofLibrary) return undefined;
  const bySkill = new Map(ofLibrary.bySkill);
  const findings: LocatedFinding[] = [];
  let sliceEnd = 0;
  for (const each of snapshot.skills) {
    if (ports.pauses.now() >= sliceEnd) {
      await ports.pauses.pause();
      sliceEnd = ports.pauses.now() + 12;
    }
    if (cancel.aborted) return undefined;
    const { uri } = each.file;
    if (wanted && !wanted.has(uri)) continue;
    const ofFile = question.files === false ? [] : await lintFile(each, { settings, builtinChecks: builtin.has(uri), titlesOnly }, ports, cancel);
    findings.push(...[...ofFile, ...(bySkill.get(uri) ?? [])].sort(byStart));
  }
  return { version: 1, findings, library: ofLibrary.library };
}

function byStart({ start: a }: LocatedFinding, { start: b }: LocatedFinding): number {
  return a.line - b.line || a.character - b.character;
}

/** What an earlier run found where the library is the same. */
async function recallOfLibrary(snapshot: LibrarySnapshot, question: LintQuestion, ports: LintPorts, cancel: Cancel): Promise<OfLibrary | undefined> {
  const { settings, home, contextWindow, titlesOnly, uris } = question;
  const { results } = ports;
  const content = titlesOnly && !uris ? libraryKey(snapshot) : undefined;
  if (!results || content === undefined) return lintWhole(snapshot, question, ports, cancel);
  const key = results.keyOf('library', content, settings, home, contextWindow);
  const kept = results.get<OfLibrary>(key);
  if (kept) return kept;
  const found = await lintWhole(snapshot, question, ports, cancel);
  if (found) results.set(key, found);
  return found;
}

async function lintWhole(snapshot: LibrarySnapshot, { settings, home, contextWindow, titlesOnly = false, uris }: LintQuestion, { pauses }: LintPorts, cancel: Cancel): Promise<OfLibrary | undefined> {
  const entries = snapshot.skills.map((each): LibraryEntry => ({ uri: each.file.uri, root: each.file.root, path: each.file.path, skill: each.skill }));
  const byUri = new Map(entries.map((entry) => [entry.uri, entry]));
  const found = await finishInSlices(lintLibraryRules(entries, { settings, ...(home !== undefined && { home }), ...(contextWindow !== undefined && { contextWindow }) }), pauses, cancel);
  if (!found) return undefined;
  const options = { entryOf: (uri: string) => byUri.get(uri), titlesOnly };
  const bySkill: [string, LocatedFinding[]][] = [];
  for (const entry of uris ? uris.flatMap((uri) => byUri.get(uri) ?? []) : entries) {
    const own = found.bySkill.get(entry.uri);
    if (own) bySkill.push([entry.uri, locateFindings(own, entry, options)]);
  }
  return { bySkill, library: found.library.map(({ rule, level, severity, message, hosts, source }) => ({ rule, level, severity, message, hosts, source })) };
}
