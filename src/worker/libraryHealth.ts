import { comparisonFinding } from '../core/lint/comparisonFinding.ts';
import type { ListingReport } from '../core/lint/listing/listing.ts';
import { listingHosts } from '../core/lint/listing/listingFor.ts';
import { healthReport, type HealthReport } from '../core/report/health/healthReport.ts';
import type { Cancel } from '../core/util/cancel.ts';
import type { EngineApi, HealthQuestion } from '../protocol/engineApi.ts';

/** What health is put together of. */
export interface HealthPorts extends Pick<EngineApi, 'list' | 'lint' | 'findings' | 'listing'> {
  readonly count: (text: string) => Promise<number>;
}

/** How the library is doing as a whole. Undefined when cancelled. */
export async function libraryHealth({ findings: wanted, ...question }: HealthQuestion, engine: HealthPorts, cancel: Cancel): Promise<HealthReport | undefined> {
  const { settings, ...place } = question;
  const rules = await engine.lint({ ...question, library: true }, cancel);
  const compared = rules && (await engine.findings(wanted, cancel));
  if (!compared) return undefined;
  const listings: (ListingReport & { readonly tokens: number })[] = [];
  for (const host of listingHosts) {
    if (!settings.hosts.includes(host)) continue;
    const listing = await engine.listing({ host, ...place }, cancel);
    if (!listing) return undefined;
    const shown = [...listing.head, ...listing.entries.map(({ line }) => line).filter(Boolean)];
    listings.push({ ...listing, tokens: await engine.count(shown.join('\n')) });
  }
  const { encoding, skills } = await engine.list({}, cancel);
  const comparisons = compared.findings.flatMap((finding) => comparisonFinding(finding, settings) ?? []);
  const severities = [...rules.findings, ...rules.library, ...comparisons].map(({ severity }) => severity);
  return cancel.aborted ? undefined : healthReport({ encoding, skills, severities, compared: compared.findings, listings });
}
