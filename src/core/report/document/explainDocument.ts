import type { ExplainReport } from '../explainReport.ts';
import { besideCaption, chanceInWords, listed, nameBeside, speaking, telling } from '../explainTables.ts';
import { explainSentences, lackingSentences } from '../explainWording.ts';
import { ruleOf } from '../../selection/rules/selectionRules.ts';
import type { ReportDocument, ReportPart, ReportRow } from './reportDocument.ts';
import { clipped, decimal, percent, tokenCount } from './wording.ts';

/** Why one skill is or is not loaded, as a report: in sentences, word by word, and beside what was chosen. */
export function explainDocument(report: ExplainReport): ReportDocument {
  const { task, budget, price, rule, skill, isSelected } = report;
  const by = rule === undefined || rule === 'bps' ? '' : `, chosen by ${ruleOf(rule).title}`;
  return {
    title: explainTitle(skill.name),
    parts: [
      { kind: 'text', paragraphs: [`Task: ${task}`, `${skill.path}: ${tokenCount(skill.tokens)} tokens. The budget is ${tokenCount(budget)} tokens, price ${price} for filling it${by}.`] },
      { kind: 'text', heading: isSelected ? 'Why it is loaded' : 'Why it is not loaded', paragraphs: explainSentences(report) },
      ...wordTable(report),
      ...(isSelected ? [] : lacking(report)),
      ...capabilityTable(report),
      ...chosenTable(report),
    ],
  };
}

export function explainTitle(name: string): string {
  return `Explain ${clipped(name)}`;
}

function wordTable(report: ExplainReport): ReportPart[] {
  const rows = speaking(report).map(({ task, share, skill, where, line }): ReportRow => ({
    cells: [skill || task, where, task, percent(share)],
    ...(line === undefined ? {} : { uri: report.skill.uri, line }),
  }));
  if (rows.length === 0) return [];
  return [{
    kind: 'table',
    caption: 'What speaks for it',
    columns: [{ title: 'The skill says' }, { title: 'Where' }, { title: 'The task says' }, { title: 'Share', align: 'right' }],
    rows,
  }];
}

function lacking(report: ExplainReport): ReportPart[] {
  const paragraphs = lackingSentences(report);
  return paragraphs.length > 0 ? [{ kind: 'text', heading: 'What it lacks', paragraphs }] : [];
}

function capabilityTable({ capabilities }: ExplainReport): ReportPart[] {
  const shown = telling(capabilities);
  if (shown.length === 0) return [];
  return [{
    kind: 'table',
    caption: 'What it supplies of what the task demands',
    columns: [{ title: 'Capability' }, ...['Demand', 'It covers', 'Others cover'].map((title) => ({ title, align: 'right' as const }))],
    rows: shown.map(({ capability, demand, alone, others }) => ({ cells: [capability, decimal(demand), decimal(alone), decimal(others)] })),
  }];
}

function chosenTable(report: ExplainReport): ReportPart[] {
  const { chosen, skill, match, gain } = report;
  if (chosen.length === 0) return [];
  const list = (words: readonly string[]) => listed(words) || 'none';
  return [{
    kind: 'table',
    caption: besideCaption(report),
    columns: [
      { title: 'Skill' },
      ...['Relevance', 'Chance', 'Gain', 'Tokens'].map((title) => ({ title, align: 'right' as const })),
      { title: 'Only it has' },
      { title: `Only ${clipped(skill.name)} has` },
    ],
    rows: [
      { cells: [skill.name, match.relevance.toFixed(2), chanceInWords(match.chance), decimal(gain), tokenCount(skill.tokens), '', ''], uri: skill.uri, mark: 'current' },
      ...chosen.map((each) => ({
        cells: [nameBeside(each, report), each.relevance.toFixed(2), chanceInWords(each.chance), decimal(each.gain), tokenCount(each.tokens), list(each.only), list(each.lacks)],
        uri: each.uri,
      })),
    ],
  }];
}
