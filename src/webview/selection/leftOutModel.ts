import type { LeftOutCode, LeftOutSkill, PreviewReport } from '../../core/report/previewReport.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { plainText } from '../plainText.ts';
import type { Choice } from './choices.ts';
import { groupOf, leftOutGroups, type LeftOutGroup } from './leftOutGroups.ts';
import { rowMarks, type Marks, type RowMarks } from './marks.ts';

export interface LeftOutRow extends RowMarks {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly tokens: string;
  readonly group: LeftOutGroup;
  readonly reason: string;
  /** What would get it in; absent where nothing would but another task. */
  readonly remedy: string | undefined;
}

export interface LeftOutModel {
  readonly count: string;
  /** The nearest to being loaded first. */
  readonly rows: readonly LeftOutRow[];
  /** The kinds of reasons with all that are left out for them, listed or not; all kinds together first. */
  readonly groups: readonly Choice[];
  /** That some are not listed at all, in words. */
  readonly cut: string | undefined;
}

type LeftOut = Pick<PreviewReport, 'leftOut' | 'leftOutCounts'>;

/** The choice that takes in every group. */
export const everyGroup = 'all';

/** @param report its `leftOut` may be the first few of each reason */
export function leftOutModel({ leftOut, leftOutCounts }: LeftOut, marks: Marks, numbers: Numbers): LeftOutModel {
  const counts = Object.entries(leftOutCounts) as [LeftOutCode, number][];
  const sizeOf = (wanted?: LeftOutGroup) => counts.reduce((sum, [code, size]) => sum + (!wanted || groupOf(code) === wanted ? size : 0), 0);
  const total = sizeOf();
  const rows = leftOut.map((skill) => leftOutRow(skill, marks, numbers));
  const groups = leftOutGroups
    .map(({ group, label }) => ({ value: group, label, size: sizeOf(group) }))
    .filter(({ size }) => size > 0);
  return {
    count: numbers.count(total),
    rows,
    groups: [{ value: everyGroup, label: 'All', size: total }, ...groups].map(({ value, label, size }) => ({
      value,
      label,
      count: numbers.count(size),
    })),
    cut: total > rows.length ? `The ${numbers.count(rows.length)} nearest of ${numbers.count(total)} are listed.` : undefined,
  };
}

function leftOutRow({ uri, name, path, tokens, code, reason, remedy }: LeftOutSkill, marks: Marks, numbers: Numbers): LeftOutRow {
  return {
    uri,
    name,
    title: plainText(path),
    tokens: numbers.tokens(tokens),
    group: groupOf(code),
    reason: sentence(reason),
    remedy: remedy === undefined ? undefined : sentence(remedy),
    ...rowMarks(uri, marks),
  };
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
