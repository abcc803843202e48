import type { LeftOutCode, LeftOutCounts, LeftOutSkill } from './previewReport.ts';

export function countLeftOut(leftOut: readonly LeftOutSkill[]): LeftOutCounts {
  const counts: { [Code in LeftOutCode]?: number } = {};
  for (const { code } of leftOut) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/**
 * The nearest `most` of each reason, in their order, so that no reason is lost among the others; all that the user
 * excluded, who may want them back.
 */
export function cutLeftOut(leftOut: readonly LeftOutSkill[], most: number): readonly LeftOutSkill[] {
  const taken = new Map<LeftOutCode, number>();
  return leftOut.filter(({ code }) => {
    const before = taken.get(code) ?? 0;
    taken.set(code, before + 1);
    return before < most || code === 'excluded';
  });
}
