import { hosts } from '../../lint/hosts.ts';
import type { HealthRemark, HealthReport, HostListing } from '../health/healthReport.ts';
import { implicitZeroLoads, recallAt, referenceSeries, scalesInWords } from '../health/routingRegime.ts';
import type { ReportChart, ReportDocument, ReportPart, ReportTable, ReportText } from './reportDocument.ts';
import { percent, share, tokenCount } from './wording.ts';

const mostRows = 100;

/** A library's health as a report. */
export function healthDocument(report: HealthReport): ReportDocument {
  const { skills, tokens, routing, narrow, distractors, unfindable } = report;
  return {
    title: 'Library Health',
    parts: [
      {
        kind: 'text',
        paragraphs: [`${skills === 1 ? '1 skill' : `${tokenCount(skills)} skills`}: ${tokenCount(tokens.listing)} tokens of names and descriptions, ${tokenCount(tokens.document)} of all documents (${report.encoding}).`, problemsInWords(report), routing.advice],
      },
      listingTable(report.listings),
      routingTable(report),
      routingChart(skills),
      folderTable(report),
      ...groupTable(report),
      ...remarkTable('Descriptions that come up for the requests of others', distractors),
      ...remarkTable('Skills that their own requests do not find', unfindable),
      ...remarkTable('Narrow skills inside broad ones', narrow),
      limits(report),
    ],
  };
}

function problemsInWords({ problems: { error, warning, information, hint } }: HealthReport): string {
  const counts = [[error, 'error'], [warning, 'warning'], [hint, 'hint']] as const;
  const named = counts.map(([count, noun]) => `${tokenCount(count)} ${noun}${count === 1 ? '' : 's'}`);
  return `Problems: ${[...named.slice(0, 2), `${tokenCount(information)} information`, ...named.slice(2)].join(', ')}.`;
}

function listingTable(listings: readonly HostListing[]): ReportTable {
  return {
    kind: 'table',
    caption: 'What hosts list',
    columns: [{ title: 'Host' }, ...['Skills', 'In full', 'Shortened', 'Name only', 'Dropped', 'Tokens shown', 'Needed', 'Budget'].map((title) => ({ title, align: 'right' as const })), { title: 'Fits' }],
    rows: listings.map(({ host, skills, counts, tokens, budget, fits }) => ({
      cells: [
        hosts[host].title, tokenCount(skills), tokenCount(counts.full), tokenCount(counts.shortened), tokenCount(counts['name-only']), tokenCount(counts.dropped), tokenCount(tokens),
        budget ? tokenCount(budget.needed) : '', budget ? `${tokenCount(budget.limit)} ${budget.unit}` : '', fits ? 'yes' : 'no',
      ],
      ...(fits ? {} : { mark: 'problem' as const }),
    })),
  };
}

function routingTable({ routing, skills }: HealthReport): ReportTable {
  return {
    kind: 'table',
    caption: `What a paper's figures say for ${tokenCount(skills)} irrelevant skills, read between those that it measured`,
    columns: [{ title: 'Way of routing' }, { title: 'Needed skills found', align: 'right' }],
    rows: [
      ...routing.reference.map(({ way, recall }) => ({ cells: [way, recall === null ? 'not measured' : share(recall)] })),
      { cells: ['implicit: runs that load nothing', share(recallAt(implicitZeroLoads, skills) ?? null) || 'not measured'] },
    ],
  };
}

function routingChart(skills: number): ReportChart {
  const here = referenceSeries.flatMap((series) => {
    const recall = recallAt(series, skills);
    return recall === undefined ? [] : [{ x: skills, y: recall, detail: ['this library', series.name, `${percent(recall)}, read between the scales`] }];
  });
  return {
    kind: 'chart',
    caption: 'Recall against irrelevant skills, as the paper measured it',
    x: { label: 'irrelevant skills', scale: 'symlog', format: 'count' },
    y: { label: 'needed skills found', scale: 'linear', format: 'share' },
    series: [
      ...referenceSeries.map(({ name, points }) => ({
        name,
        joined: 'line' as const,
        points: points.map(({ irrelevant, recall }) => ({ x: irrelevant, y: recall, detail: [name, `${tokenCount(irrelevant)} irrelevant skills`, percent(recall)] })),
      })),
      { name: 'this library', joined: 'none' as const, points: here },
    ],
  };
}

function folderTable({ folders, tokens }: HealthReport): ReportTable {
  const severalRoots = new Set(folders.map(({ root }) => root)).size > 1;
  return {
    kind: 'table',
    caption: 'Tokens by folder',
    columns: [{ title: 'Folder' }, ...['Skills', 'Listing', 'Documents', 'Share'].map((title) => ({ title, align: 'right' as const }))],
    rows: folders.slice(0, mostRows).map(({ root, folder, skills, listing, document }) => ({
      cells: [(severalRoots ? `${root}/${folder}` : folder) || '(top)', tokenCount(skills), tokenCount(listing), tokenCount(document), percent(tokens.document === 0 ? 0 : document / tokens.document)],
    })),
  };
}

function groupTable({ redundant }: HealthReport): ReportPart[] {
  if (redundant.length === 0) return [];
  return [{
    kind: 'table',
    caption: 'Skills that say the same',
    columns: [{ title: 'Skill' }, { title: 'Path' }, { title: 'Group', align: 'right' }],
    rows: redundant.flatMap((group, index) => group.map(({ uri, name, path }) => ({ cells: [name, path, String(index + 1)], uri }))).slice(0, mostRows),
  }];
}

function remarkTable(caption: string, remarks: readonly HealthRemark[]): ReportPart[] {
  if (remarks.length === 0) return [];
  const rows = remarks.slice(0, mostRows).map(({ uri, name, path, message }) => ({ cells: [name, path, message], uri }));
  return [{ kind: 'table', caption, columns: [{ title: 'Skill' }, { title: 'Path' }, { title: 'Why' }], rows }];
}

function limits({ routing, redundant, narrow, distractors, unfindable }: HealthReport): ReportText {
  const longest = Math.max(redundant.flat().length, narrow.length, distractors.length, unfindable.length);
  return {
    kind: 'text',
    heading: 'How to read this',
    paragraphs: [
      `The recall figures are those of ${routing.source}, with its agents, models and tasks; between its scales (${scalesInWords} irrelevant skills) they are read off on a logarithmic axis. The sizes at which the advice changes (50 and 500 skills) are ours. "Evaluate Routing" measures this library.`,
      'Tokens shown are those of the lines that the host builds from names and descriptions; hosts count their budgets in their own units.',
      ...(longest > mostRows ? [`Tables show ${mostRows} rows at most; the Problems view and the command line have all.`] : []),
    ],
  };
}
