import type { ExplainReport } from '../../core/report/explainSkill.ts';
import { formatBenefit, formatCount, formatCounted } from './formatNumber.ts';
import { harmless, harmlessPath } from './harmless.ts';
import type { Layout } from './layout.ts';
import { taskLine } from './taskLine.ts';
import { wrap } from './wrap.ts';

/** `explain` for people: why one skill is or is not loaded, and what would get it in. */
export function explainText(report: ExplainReport, { width }: Layout): string[] {
  const { task, budget, price, skill, isSelected, reason, gainAlone, gain, cost, objective, objectiveWith } = report;
  const others = isSelected ? 'beside the rest of the set' : 'beside the chosen set';
  return [
    `Task: ${taskLine(task, width - 6)}`,
    `Skill: ${harmless(skill.name)} (${harmlessPath(skill.path)}, ${formatCounted(skill.tokens, 'token')})`,
    `Budget: ${formatCounted(budget, 'token')}, price ${price} for filling it`,
    '',
    ...wrap(isSelected ? 'Would be loaded.' : `Would not be loaded: ${harmless(reason ?? '')}.`, width),
    ...wrap(`Gain ${formatBenefit(gainAlone)} alone, ${formatBenefit(gain)} ${others}; its tokens cost ${formatBenefit(cost)}.`, width),
    ...(isSelected || objectiveWith === undefined ? [] : wrap(withIt(report, objective, objectiveWith), width)),
    ...(isSelected ? [] : ['', ...wrap(waysIn(report), width)]),
  ];
}

function withIt({ comesIn, goesOut }: ExplainReport, objective: number, objectiveWith: number): string {
  const list = (names: readonly string[]) => names.map(harmless).join(', ');
  const change = [...(comesIn.length > 0 ? [`loads ${list(comesIn)}`] : []), ...(goesOut.length > 0 ? [`gives up ${list(goesOut)}`] : [])];
  return `The best set found with it ${change.join(' and ')}: objective ${formatBenefit(objectiveWith)} in place of ${formatBenefit(objective)}.`;
}

function waysIn({ remedies: { tokens, supply, budget } }: ExplainReport): string {
  const ways = [
    ...(tokens === undefined ? [] : [`its document had ${formatCounted(tokens, 'token')}`]),
    ...(supply === undefined ? [] : [`it supplied ${supply} times as much`]),
    ...(budget === undefined ? [] : [`the budget were ${formatCount(budget)} tokens`]),
  ];
  const [last, ...first] = [...ways].reverse();
  if (last === undefined) return 'Neither fewer tokens, nor more of what it supplies, nor a larger budget would get it in.';
  return `Would get in if ${first.length > 0 ? `${first.reverse().join(', or ')}, or ` : ''}${last}, all else as it is.`;
}
