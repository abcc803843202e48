import type { ExplainReport } from '../../core/report/explainReport.ts';
import { besideCaption, chanceInWords, listed, nameBeside, speaking, telling } from '../../core/report/explainTables.ts';
import { explainSentences, lackingSentences } from '../../core/report/explainWording.ts';
import { ruleOf } from '../../core/selection/rules/selectionRules.ts';
import { formatBenefit, formatCount, formatCounted, formatShare } from './formatNumber.ts';
import { harmless, harmlessPath } from './harmless.ts';
import type { Layout } from './layout.ts';
import { tableLines, type Column } from './table.ts';
import { taskLine } from './taskLine.ts';
import { wrap } from './wrap.ts';

/** `explain` for people: why one skill is or is not loaded, by which words, what was chosen beside it, and what would get it in. */
export function explainText(report: ExplainReport, { width }: Layout): string[] {
  const { task, budget, price, rule, skill, isSelected } = report;
  return [
    `Task: ${taskLine(task, width - 6)}`,
    `Skill: ${harmless(skill.name)} (${harmlessPath(skill.path)}, ${formatCounted(skill.tokens, 'token')})`,
    `Budget: ${formatCounted(budget, 'token')}, price ${price} for filling it`,
    ...(rule === undefined || rule === 'bps' ? [] : [`Rule: ${ruleOf(rule).title}`]),
    '',
    ...explainSentences(report).flatMap((sentence) => wrap(harmless(sentence), width)),
    ...wordLines(report, width),
    ...(isSelected ? [] : lackingSentences(report).flatMap((sentence) => wrap(harmless(sentence), width, '  '))),
    ...capabilityLines(report, width),
    ...chosenLines(report, width),
  ];
}

function wordLines(report: ExplainReport, width: number): string[] {
  const rows = speaking(report).map(({ task, share, skill, where }) => [harmless(task), formatShare(share), harmless(skill), where]);
  if (rows.length === 0) return [];
  const columns: readonly Column[] = [{ title: 'The task says', least: 12 }, { title: 'Share', align: 'right' }, { title: 'The skill says', least: 12 }, { title: 'Where', least: 12 }];
  return ['', 'What speaks for it', ...tableLines(columns, rows, width)];
}

function capabilityLines({ capabilities }: ExplainReport, width: number): string[] {
  const shown = telling(capabilities);
  if (shown.length === 0) return [];
  const columns: readonly Column[] = [{ title: 'Capability', least: 12 }, { title: 'Demand', align: 'right' }, { title: 'It covers', align: 'right' }, { title: 'Others cover', align: 'right' }];
  const rows = shown.map(({ capability, demand, alone, others }) => [harmless(capability), formatBenefit(demand), formatBenefit(alone), formatBenefit(others)]);
  return ['', 'What it supplies of what the task demands', ...tableLines(columns, rows, width)];
}

function chosenLines(report: ExplainReport, width: number): string[] {
  const { chosen, skill, match, gain } = report;
  if (chosen.length === 0) return [];
  const columns: readonly Column[] = [
    { title: 'Skill', least: 12 },
    { title: 'Relevance', align: 'right' },
    { title: 'Chance', align: 'right' },
    { title: 'Gain', align: 'right' },
    { title: 'Tokens', align: 'right' },
    { title: 'Only it has', least: 12 },
    { title: 'Only this has', least: 12 },
  ];
  const list = (words: readonly string[]) => listed(words.map(harmless)) || '-';
  const own = [`this: ${harmless(skill.name)}`, match.relevance.toFixed(2), chanceInWords(match.chance), formatBenefit(gain), formatCount(skill.tokens), '', ''];
  const rows = chosen.map((each) => [
    harmless(nameBeside(each, report)), each.relevance.toFixed(2), chanceInWords(each.chance), formatBenefit(each.gain), formatCount(each.tokens), list(each.only), list(each.lacks),
  ]);
  return ['', ...wrap(besideCaption(report), width), ...tableLines(columns, [own, ...rows], width)];
}
