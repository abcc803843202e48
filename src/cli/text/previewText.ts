import type { PreviewReport } from '../../core/report/previewReport.ts';
import { sharedWords } from '../../core/report/sharedWords.ts';
import { ruleOf } from '../../core/selection/rules/selectionRules.ts';
import { certificate } from './certificate.ts';
import { coverageLines } from './coverageLines.ts';
import { formatBenefit, formatCount, formatCounted, formatShare } from './formatNumber.ts';
import { harmless } from './harmless.ts';
import { encodingNote, shownFolders, shownPath, type Layout } from './layout.ts';
import { leftOutLines } from './leftOutLines.ts';
import { tableFits, tableLines, type Column } from './table.ts';
import { taskLine } from './taskLine.ts';
import { wrap } from './wrap.ts';

const columns: readonly Column[] = [
  { title: '#', align: 'right' },
  { title: 'Skill', least: 12 },
  { title: 'Tokens', align: 'right' },
  { title: 'Gain', align: 'right' },
  { title: 'Capabilities', least: 12 },
  { title: 'Matches' },
  { title: 'Path' },
];

const shownCapabilities = 3;
const shownWords = 4;

/** `preview` for people: the set in the shown order, its totals, what it covers and what was left out. */
export function previewText(report: PreviewReport, layout: Layout): string[] {
  const { budget, price, maxSkills, reserve, rule, librarySize, encoding, coverage } = report;
  const free = reserve === undefined ? '' : `, ${formatCount(reserve)} of them kept free`;
  const limit = maxSkills === undefined ? '' : `, at most ${formatCounted(maxSkills, 'skill')}`;
  return [
    `Task: ${taskLine(report.task, layout.width - 6)}`,
    `Library: ${formatCounted(librarySize, 'skill')} in ${shownFolders(layout)}`,
    `Budget: ${formatCounted(budget, 'token')}${free}, price ${price} for filling it${limit}`,
    ...(rule === undefined || rule === 'bps' ? [] : [`Rule: ${ruleOf(rule).title}`]),
    '',
    ...(report.warning === undefined ? [] : [...wrap(report.warning, layout.width), '']),
    ...(report.selected.length > 0 ? selectedLines(report, layout) : emptyLines(report, layout)),
    ...(coverage.length > 0 ? ['', ...coverageLines(coverage, layout.width)] : []),
    ...(report.leftOut.length > 0 ? ['', ...leftOutLines(report.leftOut, layout)] : []),
    '',
    ...wrap(encodingNote(encoding), layout.width),
  ];
}

function selectedLines(report: PreviewReport, layout: Layout): string[] {
  const { selected, tokens, budget, benefit, objective, kappa } = report;
  const rows = selected.map((skill, index) => [
    String(index + 1),
    harmless(skill.name) + (skill.pinned ? ' (pinned)' : ''),
    formatCount(skill.tokens),
    formatBenefit(skill.gain),
    skill.capabilities.slice(0, shownCapabilities).map(({ capability, gain }) => `${harmless(capability)} ${formatBenefit(gain)}`).join(', '),
    sharedWords(skill.words).slice(0, shownWords).map(harmless).join(', '),
    shownPath(layout, layout.rootOf(skill.uri), skill.path),
  ]);
  // Names tell skills apart well enough where there is no room for paths.
  const shown = [columns, columns.slice(0, -1)].find((each) => tableFits(each, rows, layout.width)) ?? columns.slice(0, -2);
  const proof = certificate(report);
  return [
    `Would load ${formatCounted(selected.length, 'skill')}: ${formatCount(tokens)} of ${formatCounted(budget, 'token')} (${formatShare(tokens / budget)})`,
    ...tableLines(shown, rows, layout.width),
    ...(selected.length > 1 ? wrap(orderOf(report), layout.width) : []),
    '',
    ...wrap(
      `Benefit ${formatBenefit(benefit)} - ${formatBenefit(kappa * tokens)} for the tokens = objective ${formatBenefit(objective)}${proof ? `, ${proof}` : ''}`,
      layout.width,
    ),
    ...wrap(report.promise, layout.width),
  ];
}

/** What the numbers of the chosen skills mean: a gain is what a skill adds to those before it. */
function orderOf({ rule = 'bps', selected }: PreviewReport): string {
  const pinned = selected.some((skill) => skill.pinned) ? 'the pinned first, then ' : '';
  const order = rule === 'bps' ? 'the one or two skills it starts from, then by gain for their tokens' : "the rule's own";
  return `Order: ${pinned}${order}. Gain is over the skills before.`;
}

function emptyLines({ emptyBecause, leftOut, price }: PreviewReport, { width }: Layout): string[] {
  const priced = price > 0 && leftOut.some(({ code }) => code === 'not-worth-its-tokens');
  const next = priced ? `A price below ${price} asks less of each token: --price 0 charges nothing for filling the budget.` : '';
  return ['Would load nothing.', ...wrap([harmless(emptyBecause ?? ''), next].filter(Boolean).join(' '), width)];
}
