import type { CompareReport, RuleRow } from '../compareRules.ts';
import type { ReportDocument, ReportRow } from './reportDocument.ts';
import { clipped, decimal, names, percent, tokenCount } from './wording.ts';

/** All selection rules on one question, side by side, with what differs from Best Prefix Selection. */
export function compareDocument({ task, budget, price, maxSkills, reserve, librarySize, upperBound, rule: current, rules, absent }: CompareReport): ReportDocument {
  const limit = maxSkills === undefined ? '' : `, at most ${maxSkills} skills`;
  return {
    title: 'Compare Selectors',
    parts: [
      {
        kind: 'text',
        paragraphs: [`Task: ${task}`, `${tokenCount(librarySize)} skills, ${tokenCount(budget)} tokens, price ${price}${limit}${reserve === undefined ? '' : `, ${tokenCount(reserve)} tokens kept free`}. No set within the budget has an objective above ${decimal(upperBound)}.`],
      },
      {
        kind: 'table',
        caption: 'Rules',
        columns: [
          { title: 'Rule' },
          { title: 'Tokens', align: 'right' },
          { title: 'Benefit', align: 'right' },
          { title: 'Objective', align: 'right' },
          { title: 'Of the bound', align: 'right' },
          { title: 'Time', align: 'right' },
          { title: 'Skills' },
          { title: 'Differs from Best Prefix Selection' },
        ],
        rows: rules.map((each) => row(each, current)),
      },
      {
        kind: 'text',
        heading: 'Sources',
        paragraphs: [
          ...rules.map(({ title, source, guarantee }) => `${title}: ${source}${guarantee === undefined ? '' : `; ${guarantee}`}.`),
          ...absent.map(({ title, reason }) => `${title}: not here, ${reason}.`),
        ],
      },
    ],
  };
}

function row({ rule, title, selected, missing, tokens, benefit, objective, share, complete, time }: RuleRow, current: string): ReportRow {
  const added = selected.filter(({ shared }) => !shared);
  const differences = [...added.map(({ name }) => `+ ${clipped(name)}`), ...missing.map((name) => `− ${clipped(name)}`)];
  return {
    cells: [
      title,
      tokenCount(tokens),
      decimal(benefit),
      decimal(objective),
      share === undefined ? '' : percent(share),
      `${time < 10 ? time.toFixed(1) : Math.round(time)} ms${complete ? '' : ', stopped'}`,
      names(selected),
      rule === 'bps' ? '' : differences.join(', ') || 'the same set',
    ],
    ...(rule === current ? { mark: 'current' as const } : differences.length > 0 ? { mark: 'differs' as const } : {}),
  };
}
