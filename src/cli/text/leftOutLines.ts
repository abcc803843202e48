import type { LeftOutSkill } from '../../core/report/previewReport.ts';
import { formatCount } from './formatNumber.ts';
import { harmless } from './harmless.ts';
import { shownPath, type Layout } from './layout.ts';
import { tableFits, tableLines, type Column } from './table.ts';
import { wrap } from './wrap.ts';

const columns: readonly Column[] = [
  { title: 'Skill', least: 12 },
  { title: 'Tokens', align: 'right' },
  { title: 'Path', least: 12 },
  { title: 'Why' },
];

const most = 10;

/** The skills nearest to being loaded, with the reasons; those that share nothing with the task are only counted. */
export function leftOutLines(leftOut: readonly LeftOutSkill[], layout: Layout): string[] {
  const useful = leftOut.filter(({ code }) => code !== 'no-demand');
  const useless = leftOut.length - useful.length;
  const foreign = `${formatCount(useless)} that ${useless === 1 ? 'shares' : 'share'} nothing with the task`;
  if (useful.length === 0) return [`Left out: ${foreign}.`];
  const rows = useful
    .slice(0, most)
    .map(({ uri, path, name, tokens, reason }) => [harmless(name), formatCount(tokens), shownPath(layout, layout.rootOf(uri), path), harmless(reason)]);
  const rest = [...(useful.length > most ? [`${formatCount(useful.length - most)} more`] : []), ...(useless > 0 ? [foreign] : [])];
  return [
    useful.length > most ? `Left out (the ${most} nearest of ${formatCount(leftOut.length)})` : 'Left out',
    ...(tableFits(columns, rows, layout.width) ? tableLines(columns, rows, layout.width) : reasonsBelow(rows, layout.width)),
    ...(rest.length > 0 ? [`  And ${rest.join(', and ')}; --json lists all.`] : []),
  ];
}

/** In a narrow terminal each reason has lines of its own: it is what people look for here. */
function reasonsBelow(rows: readonly (readonly string[])[], width: number): string[] {
  const [titles, ...lines] = tableLines(columns.slice(0, -1), rows, width);
  return [titles ?? '', ...lines.flatMap((line, index) => [line, ...wrap(rows[index]?.at(-1) ?? '', width, '      ')])];
}
