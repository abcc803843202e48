import { hosts } from '../../core/lint/hosts.ts';
import { fateWords } from '../../core/lint/listing/fateWords.ts';
import { listedSum } from '../../core/lint/listing/listedSum.ts';
import type { ListingReport } from '../../core/lint/listing/listing.ts';
import { formatCount } from './formatNumber.ts';
import { harmless } from './harmless.ts';
import { shownFolders, type Layout } from './layout.ts';
import { tableLines, type Column } from './table.ts';
import { wrap } from './wrap.ts';

const columns: readonly Column[] = [{ title: 'Skill', least: 12 }, { title: 'Listed' }, { title: 'Lost', align: 'right' }, { title: 'As the host writes it', least: 10 }];

/** `listing` for people: how each skill is listed, in the host's order, and what of it is not public. */
export function listingText(report: ListingReport, layout: Layout): string[] {
  const { host, budget, entries, head, notes, source } = report;
  const { title } = hosts[host];
  if (entries.length === 0) return [`No skill that ${title} would list below ${shownFolders(layout)}.`];
  const rows = entries.map(({ name, fate, lost, line }) => [harmless(name), fateWords[fate], lost === 0 ? '' : formatCount(lost), harmless(line)]);
  return [
    listedSum(report),
    ...(budget ? [`Needed ${formatCount(budget.needed)} ${budget.unit}, budget ${formatCount(budget.limit)}, used ${formatCount(budget.used)}.`] : []),
    ...head.map(harmless),
    '',
    ...tableLines(columns, rows, layout.width),
    '',
    ...notes.flatMap((note) => wrap(note, layout.width)),
    `Source: ${source}`,
  ];
}
