import { readDisableComments } from './disableComments.ts';
import type { HostId } from './hosts.ts';
import { findingOf } from './lintSkill.ts';
import type { LibraryEntry, LibraryFindings, PlacedSkill } from './libraryRule.ts';
import type { ListedSkill, ListingReport } from './listing/listing.ts';
import { listingFor, listingHosts } from './listing/listingFor.ts';
import { absolutePath, placeOf } from './places.ts';
import type { Steps } from '../util/steps.ts';
import type { Finding } from './rule.ts';
import { libraryRuleTable } from './ruleTable.ts';
import { defaultSettings, type LintSettings } from './settings.ts';

export interface LibraryOptions {
  readonly settings?: LintSettings;
  /** URI of the user's home folder, where there is one. */
  readonly home?: string;
  /** Tokens of the model's context window, where it is known. */
  readonly contextWindow?: number;
}

const stride = 64;

/** What every rule for libraries has to say of these skills. */
export function* lintLibraryRules(entries: readonly LibraryEntry[], options: LibraryOptions = {}): Steps<LibraryFindings> {
  const settings = options.settings ?? defaultSettings;
  const skills = entries.map((entry): PlacedSkill => ({ ...entry, place: placeOf(entry.uri, entry.path, options.home) }));
  yield;
  const listings: ListingReport[] = [];
  for (const host of listingHosts) if (settings.hosts.includes(host)) listings.push(yield* listingOf(host, skills, options));
  const bySkill = new Map<string, Finding[]>();
  const library: Finding[] = [];
  let reports = 0;
  for (const rule of libraryRuleTable) {
    yield;
    for (const report of rule.check({ skills, hosts: settings.hosts, listings })) {
      if (++reports % stride === 0) yield;
      const finding = findingOf(rule, report, settings);
      if (!finding) continue;
      if (report.uri === undefined) library.push(finding);
      else bySkill.set(report.uri, [...(bySkill.get(report.uri) ?? []), finding]);
    }
  }
  for (const [index, { uri, skill }] of skills.entries()) {
    if (index % stride === stride - 1) yield;
    const found = bySkill.get(uri);
    if (!found) continue;
    const { isDisabled } = readDisableComments(skill);
    bySkill.set(uri, found.filter(({ rule, range }) => !isDisabled(rule, range.start)).sort((a, b) => a.range.start - b.range.start));
  }
  return { bySkill, library };
}

/**
 * The listing of a library at a host: of the skills that lie where the host looks, or of all where none does, as
 * if they were installed.
 */
export function* listingOf(host: HostId, entries: readonly LibraryEntry[], { home, contextWindow }: LibraryOptions = {}): Steps<ListingReport> {
  const placed = entries.map((entry) => ({ ...entry, place: placeOf(entry.uri, entry.path, home) }));
  const installed = placed.filter(({ place }) => place.readers.includes(host));
  const skills = (installed.length > 0 ? installed : placed).filter(isListed).map(listedSkill);
  return yield* listingFor(host, skills, contextWindow === undefined ? {} : { contextWindow });
}

/** Skills that only their user calls take no part in a listing. */
function isListed({ skill }: PlacedSkill): boolean {
  return !skill.entries.some(({ key, value }) => key === 'disable-model-invocation' && value === true);
}

function listedSkill({ uri, skill, place }: PlacedSkill): ListedSkill {
  const whenToUse = skill.entries.find(({ key }) => key === 'when_to_use')?.value;
  return {
    uri, name: skill.name, description: skill.description, file: absolutePath(uri), root: place.searched,
    ...(typeof whenToUse === 'string' && { whenToUse }),
    ...(place.scope && { scope: place.scope }),
  };
}
