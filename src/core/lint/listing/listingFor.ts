import type { Steps } from '../../util/steps.ts';
import { hosts, type HostId } from '../hosts.ts';
import { claudeCodeListing } from './claudeCodeListing.ts';
import { codexListing } from './codexListing.ts';
import { countFates, type ListedSkill, type ListingEntry, type ListingOptions, type ListingReport } from './listing.ts';

/** The hosts whose rule for the listing is public, at least in part. */
export const listingHosts = ['claude-code', 'codex'] as const satisfies readonly HostId[];

/** How the listing of these skills comes out at a host. */
export function* listingFor(host: HostId, skills: readonly ListedSkill[], options: ListingOptions = {}): Steps<ListingReport> {
  if (host === 'codex') return yield* codexListing(skills, options);
  if (host === 'claude-code') return yield* claudeCodeListing(skills, options);
  const entries = skills.map(({ uri, name, description }): ListingEntry => ({ uri, name, fate: 'full', keptTo: description.length, lost: 0, line: '' }));
  const { title, source } = hosts[host];
  const notes = [
    host === 'agentskills'
      ? 'It recommends about 100 tokens a skill for name and description, and sets no budget for all of them; choose --host claude-code or codex to see how one fares.'
      : `How ${title} shortens its listing is not public, so every description is shown in full here.`,
  ];
  if (host === 'vscode') notes.push('Users report that about 15 to 21 skills are usable at a time, so some of a larger library may not be listed.');
  return { version: 1, host, budget: undefined, entries, counts: countFates(entries), head: [], notes, source };
}
