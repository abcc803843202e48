import type { PreviewReport } from '../../core/report/previewReport.ts';
import { certificate } from './certificate.ts';
import { coverageLines } from './coverageLines.ts';
import { formatBenefit, formatCount, formatCounted, formatShare } from './formatNumber.ts';
import { harmless } from './harmless.ts';
import { encodingNote, shownFolders, shownPath, type Layout } from './layout.ts';
import { leftOutLines } from './leftOutLines.ts';
import { tableLines, type Column } from './table.ts';
import { taskLine } from './taskLine.ts';
import { wrap } from './wrap.ts';

const columns: readonly Column[] = [
  { title: '#', align: 'right' },
  { title: 'Skill', least: 12 },
  { title: 'Tokens', align: 'right' },
  { title: 'Gain', align: 'right' },
  { title: 'Capabilities', least: 12 },
  { title: 'Path', least: 12 },
];

const shownCapabilities = 3;

/** `preview` for people: the set in the shown order, its totals, what it covers and what was left out. */
export function previewText(report: PreviewReport, layout: Layout): string[] {
  const { budget, price, maxSkills, librarySize, encoding, coverage } = report;
  const limit = maxSkills === undefined ? '' : `, at most ${formatCounted(maxSkills, 'skill')}`;
  return [
    `Task: ${taskLine(report.task, layout.width - 6)}`,
    `Library: ${formatCounted(librarySize, 'skill')} in ${shownFolders(layout)}`,
    `Budget: ${formatCounted(budget, 'token')}, price ${price}${limit}`,
    '',
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
    harmless(skill.name),
    formatCount(skill.tokens),
    formatBenefit(skill.gain),
    skill.capabilities.slice(0, shownCapabilities).map(({ capability, gain }) => `${harmless(capability)} ${formatBenefit(gain)}`).join(', '),
    shownPath(layout, layout.rootOf(skill.uri), skill.path),
  ]);
  const proof = certificate(report);
  return [
    `Would load ${formatCounted(selected.length, 'skill')}: ${formatCount(tokens)} of ${formatCounted(budget, 'token')} (${formatShare(tokens / budget)})`,
    ...tableLines(columns, rows, layout.width),
    '',
    ...wrap(
      `Benefit ${formatBenefit(benefit)} - ${formatBenefit(kappa * tokens)} for the tokens = objective ${formatBenefit(objective)}${proof ? `, ${proof}` : ''}`,
      layout.width,
    ),
  ];
}

function emptyLines({ emptyBecause }: PreviewReport, { width }: Layout): string[] {
  return ['Would load nothing.', ...(emptyBecause ? wrap(harmless(emptyBecause), width) : [])];
}
