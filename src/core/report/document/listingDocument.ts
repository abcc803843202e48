import { hosts } from '../../lint/hosts.ts';
import { fateWords } from '../../lint/listing/fateWords.ts';
import { listedSum } from '../../lint/listing/listedSum.ts';
import type { ListingReport } from '../../lint/listing/listing.ts';
import type { ReportDocument, ReportTable } from './reportDocument.ts';
import { tokenCount } from './wording.ts';

/** How the listing of a library comes out at a host, as a report: the sum, each skill in the host's order, and what is not public. */
export function listingDocument(report: ListingReport): ReportDocument {
  const { host, entries, head, notes, source } = report;
  const { title } = hosts[host];
  return {
    title: `Listing Budget: ${title}`,
    parts: [
      { kind: 'text', paragraphs: entries.length === 0 ? [`No skill that ${title} would list was found.`] : sums(report) },
      ...(head.length > 0 ? [{ kind: 'text', heading: 'Lines before the skills', paragraphs: head } as const] : []),
      ...(entries.length > 0 ? [entryTable(report)] : []),
      { kind: 'text', heading: 'Known and not known', paragraphs: [...notes, `Source: ${source}`] },
    ],
  };
}

function sums(report: ListingReport): readonly string[] {
  const { budget } = report;
  return [
    listedSum(report),
    ...(budget ? [`The listing takes ${tokenCount(budget.needed)} ${budget.unit}, the budget is ${tokenCount(budget.limit)}; ${tokenCount(budget.used)} are used.`] : []),
  ];
}

function entryTable({ entries }: ListingReport): ReportTable {
  return {
    kind: 'table',
    caption: "Skills in the host's order",
    columns: [{ title: 'Skill' }, { title: 'Listed' }, { title: 'Characters lost', align: 'right' }, { title: 'As the host writes it' }],
    rows: entries.map(({ uri, name, fate, lost, line }) => ({
      cells: [name, fateWords[fate], lost === 0 ? '' : tokenCount(lost), line],
      uri,
      ...(fate === 'dropped' ? { mark: 'problem' as const } : fate === 'full' ? {} : { mark: 'differs' as const }),
    })),
  };
}
