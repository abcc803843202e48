import { comparisonFinding } from '../core/lint/comparisonFinding.ts';
import type { LibraryFinding } from '../core/lint/library/libraryFinding.ts';
import type { ListingReport } from '../core/lint/listing/listing.ts';
import { listingHosts } from '../core/lint/listing/listingFor.ts';
import { healthReport, type HealthReport } from '../core/report/health/healthReport.ts';
import type { ProblemSeverity } from '../core/skill/skill.ts';
import type { Cancel } from '../core/util/cancel.ts';
import type { EngineApi, HealthQuestion } from '../protocol/engineApi.ts';

/** What health is put together of. */
export interface HealthPorts extends Pick<EngineApi, 'list' | 'lint' | 'findings' | 'listing'> {
  readonly count: (text: string) => Promise<number>;
}

type Group = HealthQuestion['groups'][number];

/** How the library is doing as a whole. Undefined when cancelled. */
export async function libraryHealth({ findings: wanted, groups, ...place }: HealthQuestion, engine: HealthPorts, cancel: Cancel): Promise<HealthReport | undefined> {
  const severities: ProblemSeverity[] = [];
  const ofLibrary = new Map<string, ProblemSeverity>();
  for (const group of groups) {
    const rules = await engine.lint({ ...group, ...place, library: true, titlesOnly: true }, cancel);
    if (!rules) return undefined;
    severities.push(...rules.findings.map(({ severity }) => severity));
    // Each group is told what concerns the library as a whole.
    for (const { message, severity } of rules.library) ofLibrary.set(message, severity);
  }
  const compared = await engine.findings(wanted, cancel);
  if (!compared) return undefined;
  const listings: (ListingReport & { readonly tokens: number })[] = [];
  for (const host of listingHosts) {
    if (!groups.some(({ settings }) => settings.hosts.includes(host))) continue;
    const listing = await engine.listing({ host, ...place }, cancel);
    if (!listing) return undefined;
    const shown = [...listing.head, ...listing.entries.map(({ line }) => line).filter(Boolean)];
    listings.push({ ...listing, tokens: await engine.count(shown.join('\n')) });
  }
  const { encoding, skills } = await engine.list({}, cancel);
  severities.push(...ofLibrary.values(), ...severitiesOf(compared.findings, groups));
  return cancel.aborted ? undefined : healthReport({ encoding, skills, severities, compared: compared.findings, listings });
}

/** Of what comparing the descriptions shows, each by the settings of its skill. */
function severitiesOf(findings: readonly LibraryFinding[], groups: readonly Group[]): ProblemSeverity[] {
  const settingsByUri = new Map(groups.flatMap(({ settings, uris = [] }) => uris.map((uri) => [uri, settings] as const)));
  const ofAll = groups.find(({ uris }) => !uris)?.settings;
  return findings.flatMap((finding) => {
    const settings = settingsByUri.get(finding.uri) ?? ofAll;
    const shown = settings && comparisonFinding(finding, settings);
    return shown ? [shown.severity] : [];
  });
}
