import { numbersFor } from '../../util/numbers.ts';
import { hosts, type HostId } from '../hosts.ts';
import { fateWords } from './fateWords.ts';
import type { ListingReport } from './listing.ts';
import { listingHosts } from './listingFor.ts';

const losses = ['shortened', 'name-only', 'dropped'] as const;
const numbers = numbersFor('en');
const known: readonly HostId[] = listingHosts;

/** How many skills a host lists in which way, in a sentence; of a host without a public rule, that nothing is known of it. */
export function listedSum({ host, counts, entries }: ListingReport): string {
  const skills = entries.length === 1 ? '1 skill' : `${numbers.count(entries.length)} skills`;
  if (!known.includes(host)) return `${skills}, as written: ${host === 'agentskills' ? 'the specification itself lists nothing, hosts do' : `which of them ${hosts[host].title} lists in full is not public`}.`;
  const lost = losses.filter((fate) => counts[fate] > 0).map((fate) => `${numbers.count(counts[fate])} ${fateWords[fate]}`);
  return `${[`${hosts[host].title} lists ${numbers.count(counts.full)} of ${skills} in full`, ...lost].join(', ')}.`;
}
