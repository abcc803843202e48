import type { SkillTokensEntry, TokensReport } from '../../core/report/libraryReport.ts';
import { formatCount, formatCounted } from './formatNumber.ts';
import { harmless, harmlessPath } from './harmless.ts';
import { encodingNote, shownFolders, type Layout } from './layout.ts';
import { tableLines, type Column } from './table.ts';
import { wrap } from './wrap.ts';

const columns: readonly Column[] = [
  { title: 'Skill', least: 16 },
  { title: 'Listing', align: 'right' },
  { title: 'Document', align: 'right' },
  { title: 'Referenced', align: 'right' },
  { title: 'Path', least: 12 },
];

/** `tokens` for people: a row per skill, the files that it refers to below it, and the sums. */
export function tokensText({ skills, encoding }: TokensReport, layout: Layout): string[] {
  if (skills.length === 0) return [`No SKILL.md below ${shownFolders(layout)}.`];
  const rows = skills.flatMap((skill) => [
    [
      harmless(skill.name),
      formatCount(skill.listing),
      formatCount(skill.document),
      skill.referenced.length > 0 ? formatCount(referencedTokens(skill)) : '-',
      harmlessPath(skill.path),
    ],
    ...skill.referenced.map(({ path, tokens }) => [`  ${harmlessPath(path)}`, '', '', formatCount(tokens)]),
  ]);
  const sum = (tokensOf: (skill: SkillTokensEntry) => number) => formatCount(skills.reduce((total, skill) => total + tokensOf(skill), 0));
  const totals = [`Total of ${formatCounted(skills.length, 'skill')}`, sum(({ listing }) => listing), sum(({ document }) => document), sum(referencedTokens)];
  return [
    ...tableLines(columns, [...rows, totals], layout.width, 0),
    '',
    ...wrap('Listing: name and description, which an agent always sees. Document: the whole SKILL.md. Referenced: the files it refers to.', layout.width),
    ...wrap(encodingNote(encoding), layout.width),
  ];
}

function referencedTokens({ referenced }: SkillTokensEntry): number {
  return referenced.reduce((total, { tokens }) => total + tokens, 0);
}
