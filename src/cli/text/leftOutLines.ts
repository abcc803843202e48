import type { LeftOutSkill } from '../../core/report/previewReport.ts';
import { formatCount } from './formatNumber.ts';
import { harmless } from './harmless.ts';
import { shownPath, type Layout } from './layout.ts';
import { tableLines, type Column } from './table.ts';

const columns: readonly Column[] = [
  { title: 'Skill', least: 12 },
  { title: 'Tokens', align: 'right' },
  { title: 'Why', least: 20 },
  { title: 'Path', least: 12 },
];

const most = 10;

/** The skills nearest to being loaded, with the reasons. */
export function leftOutLines(leftOut: readonly LeftOutSkill[], layout: Layout): string[] {
  const rows = leftOut
    .slice(0, most)
    .map(({ uri, path, name, tokens, reason }) => [harmless(name), formatCount(tokens), harmless(reason), shownPath(layout, layout.rootOf(uri), path)]);
  return [
    leftOut.length > most ? `Left out (the ${most} nearest of ${formatCount(leftOut.length)})` : 'Left out',
    ...tableLines(columns, rows, layout.width),
    ...(leftOut.length > most ? [`  ${formatCount(leftOut.length - most)} more; --json lists all.`] : []),
  ];
}
