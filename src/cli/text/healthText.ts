import { hosts } from '../../core/lint/hosts.ts';
import type { HealthRemark, HealthReport, HealthSkill } from '../../core/report/health/healthReport.ts';
import { scalesInWords } from '../../core/report/health/routingRegime.ts';
import { formatCount, formatCounted, formatShare } from './formatNumber.ts';
import { harmless, harmlessPath } from './harmless.ts';
import { encodingNote, shownFolders, shownPath, type Layout } from './layout.ts';
import { tableLines, type Column } from './table.ts';
import { wrap } from './wrap.ts';

const right = (title: string): Column => ({ title, align: 'right' });
const most = 20;

/** `health` for people. */
export function healthText(report: HealthReport, layout: Layout): string[] {
  const { skills, tokens, problems, redundant, distractors, unfindable, narrow, encoding } = report;
  if (skills === 0) return [`No SKILL.md below ${shownFolders(layout)}.`];
  return [
    `${formatCounted(skills, 'skill')}, ${formatCount(tokens.listing)} tokens of names and descriptions, ${formatCount(tokens.document)} of all documents.`,
    `Problems: ${formatCounted(problems.error, 'error')}, ${formatCounted(problems.warning, 'warning')}, ${formatCount(problems.information)} information, ${formatCounted(problems.hint, 'hint')}.`,
    '', 'What hosts list', ...listingLines(report, layout),
    '', `Routing: ${report.routing.regime}`, ...routingLines(report, layout),
    '', 'Tokens by folder', ...folderLines(report, layout),
    ...part(`Skills that say the same: ${formatCounted(redundant.length, 'group')}`, redundant.map((group) => group.map((skill) => named(skill, layout)).join(', '))),
    ...remarks('Descriptions that come up for the requests of others', distractors, layout),
    ...remarks('Skills that their own requests do not find', unfindable, layout),
    ...remarks('Narrow skills inside broad ones', narrow, layout),
    '', encodingNote(encoding),
  ];
}

function listingLines({ listings }: HealthReport, { width }: Layout): string[] {
  const columns = [{ title: 'Host' }, right('Skills'), right('In full'), right('Tokens'), right('Needed'), right('Budget'), { title: 'Fits' }];
  const rows = listings.map(({ host, skills, counts, tokens, budget, fits }) => [
    hosts[host].title, formatCount(skills), formatCount(counts.full), formatCount(tokens), budget ? formatCount(budget.needed) : '', budget ? `${formatCount(budget.limit)} ${budget.unit}` : '', fits ? 'yes' : 'no',
  ]);
  return tableLines(columns, rows, width);
}

function routingLines({ routing, skills }: HealthReport, { width }: Layout): string[] {
  const rows = routing.reference.map(({ way, recall }) => [way, recall === null ? 'not measured' : formatShare(recall)]);
  return [
    ...wrap(routing.advice, width, '  '),
    ...wrap(`Needed skills found: ${routing.source} measured ${scalesInWords} irrelevant skills; for ${formatCount(skills)} its figures are read between these:`, width, '  '),
    ...tableLines([{ title: 'Way', least: 20 }, right('Found')], rows, width),
  ];
}

function folderLines({ folders }: HealthReport, layout: Layout): string[] {
  const rows = folders.slice(0, most).map(({ root, folder, skills, listing, document }) => [
    layout.folders.length > 1 ? shownPath(layout, root, folder) : harmlessPath(folder) || '(top)', formatCount(skills), formatCount(listing), formatCount(document),
  ]);
  return [...tableLines([{ title: 'Folder', least: 12 }, right('Skills'), right('Listing'), right('Documents')], rows, layout.width), ...rest(folders.length)];
}

function remarks(title: string, found: readonly HealthRemark[], layout: Layout): string[] {
  return part(`${title}: ${formatCount(found.length)}`, found.map((remark) => named(remark, layout)));
}

function part(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.slice(0, most).map((line) => `  ${line}`), ...rest(lines.length)];
}

function rest(count: number): string[] {
  return count > most ? [`  and ${formatCount(count - most)} more; --json has all`] : [];
}

function named({ name, root, path }: HealthSkill, layout: Layout): string {
  return `${harmless(name)} (${shownPath(layout, root, path)})`;
}
