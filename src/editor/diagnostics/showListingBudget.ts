import { type QuickPickItem, type Uri, window } from 'vscode';
import { hosts, type HostId } from '../../core/lint/hosts.ts';
import { listingHosts } from '../../core/lint/listing/listingFor.ts';
import { listingDocument } from '../../core/report/document/listingDocument.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { readSettings } from '../settings.ts';
import type { ReportPanels } from '../views/reportPanel.ts';
import { runReport } from '../views/runReport.ts';

export interface ListingBudgetParts {
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly panels: ReportPanels;
  readonly home: Uri | undefined;
}

const title = 'Listing Budget';
const windows = [128_000, 200_000, 400_000, 1_000_000];

/** Shows how the listing of the library comes out at a host, as a report in an editor tab. */
export async function showListingBudget({ engine, index, panels, home }: ListingBudgetParts): Promise<void> {
  const host = await pickHost();
  if (!host) return;
  const picked = isLimited(host) ? await pickWindow() : { tokens: undefined };
  if (!picked) return;
  await runReport(panels, 'listing', title, async (token) => {
    await index.settled();
    const { tokens } = picked;
    const report = await engine.call('listing', { host, ...(tokens !== undefined && { contextWindow: tokens }), ...(home && { home: home.toString() }) }, token);
    return report && listingDocument(report);
  });
}

function isLimited(host: HostId): boolean {
  return listingHosts.some((each) => each === host);
}

/** Hosts whose rule is public come first; the specification is none that lists anything. */
async function pickHost(): Promise<HostId | undefined> {
  const chosen = readSettings().hosts.filter((host) => host !== 'agentskills');
  const ordered = [...new Set<HostId>([...listingHosts, ...chosen])];
  const items = ordered.map((host) => ({ host, label: hosts[host].title.replace(/^the /, ''), description: isLimited(host) ? '' : 'how it shortens its listing is not public' }));
  return (await window.showQuickPick(items, { title, placeHolder: 'The listing of which host?' }))?.host;
}

async function pickWindow(): Promise<{ readonly tokens: number | undefined } | undefined> {
  const items: (QuickPickItem & { readonly tokens: number | undefined })[] = [
    { label: 'Not known', description: 'what the host takes without knowing it', tokens: undefined },
    ...windows.map((tokens) => ({ label: `${tokens.toLocaleString('en')} tokens`, tokens })),
  ];
  return window.showQuickPick(items, { title, placeHolder: "How large is the model's context window?" });
}
