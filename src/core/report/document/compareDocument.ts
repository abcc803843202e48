import type { CompareReport, RuleRow } from '../compareRules.ts';
import type { ReportDocument, ReportRow } from './reportDocument.ts';
import { decimal, names, percent, tokenCount } from './wording.ts';

/** All selection rules on one question, side by side, with what differs from Best Prefix Selection. */
export function compareDocument({ task, budget, price, maxSkills, librarySize, upperBound, rules, absent }: CompareReport): ReportDocument {
  const limit = maxSkills === undefined ? '' : `, at most ${maxSkills} skills`;
  return {
    title: 'Compare Selectors',
    parts: [
      {
        kind: 'text',
        paragraphs: [`Task: ${task}`, `${tokenCount(librarySize)} skills, ${tokenCount(budget)} tokens, price ${price}${limit}. No set within the budget has an objective above ${decimal(upperBound)}.`],
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
        rows: rules.map(row),
      },
      {
        kind: 'text',
        heading: 'Sources',
        paragraphs: [
          ...rules.map(({ title, source, guarantee }) => `${title}: ${source}${guarantee === undefined ? '' : `. ${guarantee}`}.`),
          ...absent.map(({ title, reason }) => `${title}: not here, ${reason}.`),
        ],
      },
    ],
  };
}

function row({ rule, title, selected, missing, tokens, benefit, objective, share, complete, time }: RuleRow): ReportRow {
  const added = selected.filter(({ shared }) => !shared);
  const differences = [...added.map(({ name }) => `+ ${name}`), ...missing.map((name) => `− ${name}`)];
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
    ...(rule === 'bps' ? { mark: 'current' as const } : differences.length > 0 ? { mark: 'differs' as const } : {}),
  };
}
