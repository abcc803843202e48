import type { CompareReport, RuleRow } from '../../core/report/compareRules.ts';
import { formatBenefit, formatCount, formatCounted } from './formatNumber.ts';
import { harmless } from './harmless.ts';
import { encodingNote, shownFolders, type Layout } from './layout.ts';
import { tableLines, type Column } from './table.ts';
import { taskLine } from './taskLine.ts';
import { wrap } from './wrap.ts';

const columns: readonly Column[] = [
  { title: 'Rule', least: 12 },
  { title: 'Tokens', align: 'right' },
  { title: 'Objective', align: 'right' },
  { title: 'Of bound', align: 'right' },
  { title: 'Time', align: 'right' },
  { title: 'Would load', least: 20 },
];

/** `compare` for people: a row per rule, marked where it differs from Best Prefix Selection. */
export function compareText({ task, budget, price, maxSkills, librarySize, encoding, rules, absent }: CompareReport, layout: Layout): string[] {
  const rows = rules.map((row) => [
    row.title,
    formatCount(row.tokens),
    formatBenefit(row.objective),
    row.share === undefined ? '-' : `${(Math.floor(row.share * 1000 + 1e-6) / 10).toFixed(1)} %`,
    `${row.time < 10 ? row.time.toFixed(1) : Math.round(row.time)} ms`,
    loads(row),
  ]);
  const unread = absent.map(({ title }) => [title, '-', '-', '-', '-', 'not here']);
  const reasons = absent.map(({ title, reason }) => `${title}: not here, ${reason}.`);
  return [
    `Task: ${taskLine(task, layout.width - 6)}`,
    `Library: ${formatCounted(librarySize, 'skill')} in ${shownFolders(layout)}`,
    `Budget: ${formatCounted(budget, 'token')}, price ${price} for filling it${maxSkills === undefined ? '' : `, at most ${formatCounted(maxSkills, 'skill')}`}`,
    '',
    ...tableLines(columns, [...rows, ...unread], layout.width, 0),
    '',
    ...wrap('+ loaded by this rule and not by Best Prefix Selection, - the other way round. Of bound: objective as a share of what no set can exceed.', layout.width),
    ...reasons.flatMap((reason) => wrap(reason, layout.width)),
    ...rules.filter(({ complete }) => !complete).flatMap(({ title }) => wrap(`${title}: stopped at its limit; this is the best set found.`, layout.width)),
    ...wrap(encodingNote(encoding), layout.width),
  ];
}

function loads({ selected, missing }: RuleRow): string {
  const words = [
    ...selected.map(({ name, shared }) => `${shared ? '' : '+'}${harmless(name)}`),
    ...missing.map((name) => `-${harmless(name)}`),
  ];
  return words.length === 0 ? 'nothing' : words.join(', ');
}
