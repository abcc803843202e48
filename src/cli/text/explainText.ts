import type { ExplainReport } from '../../core/report/explainReport.ts';
import { chanceInWords, explainSentences, lackingSentences, nameBeside, telling, whereInWords } from '../../core/report/explainWording.ts';
import { ruleOf } from '../../core/selection/rules/selectionRules.ts';
import { formatBenefit, formatCount, formatCounted, formatShare } from './formatNumber.ts';
import { harmless, harmlessPath } from './harmless.ts';
import type { Layout } from './layout.ts';
import { tableLines, type Column } from './table.ts';
import { taskLine } from './taskLine.ts';
import { wrap } from './wrap.ts';

/** `explain` for people: why one skill is or is not loaded, by which words, what was loaded in its place, and what would get it in. */
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

function wordLines({ match: { words, meaning } }: ExplainReport, width: number): string[] {
  if (words.length === 0) return [];
  const columns: readonly Column[] = [{ title: 'The task says', least: 12 }, { title: 'Share', align: 'right' }, { title: 'The skill says', least: 12 }, { title: 'Where', least: 12 }];
  const rows = words.map((word) => [harmless(word.task), formatShare(word.share), harmless(word.skill ?? ''), whereInWords(word)]);
  const near = meaning && meaning.share > 0 ? [['(in other words)', formatShare(meaning.share), 'near in meaning', `nearness ${meaning.nearness.toFixed(2)} of 1`]] : [];
  return ['', 'What speaks for it', ...tableLines(columns, [...rows, ...near], width)];
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
  const list = (words: readonly string[]) => words.map(harmless).join(', ') || '-';
  const own = [`this: ${harmless(skill.name)}`, match.relevance.toFixed(2), chanceInWords(match.chance), formatBenefit(gain), formatCount(skill.tokens), '', ''];
  const rows = chosen.map((each) => [
    harmless(nameBeside(each, report)), each.relevance.toFixed(2), chanceInWords(each.chance), formatBenefit(each.gain), formatCount(each.tokens), list(each.only), list(each.lacks),
  ]);
  return ['', "What is loaded in its place, with the task's words that only one of the two has", ...tableLines(columns, [own, ...rows], width)];
}
