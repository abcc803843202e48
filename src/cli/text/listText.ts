import type { ListReport, SkillSummary } from '../../core/report/libraryReport.ts';
import { formatCount, formatCounted } from './formatNumber.ts';
import { harmless } from './harmless.ts';
import { encodingNote, shownFolders, shownPath, type Layout } from './layout.ts';
import { tableLines, type Column } from './table.ts';
import { wrap } from './wrap.ts';

const columns: readonly Column[] = [
  { title: 'Skill', least: 12 },
  { title: 'Tokens', align: 'right' },
  { title: 'Listing', align: 'right' },
  { title: 'Path', least: 12 },
  { title: 'Description', least: 10 },
];

/** `list` for people: every skill, then every problem with its place. */
export function listText({ skills, encoding }: ListReport, layout: Layout): string[] {
  if (skills.length === 0) return [`No SKILL.md below ${shownFolders(layout)}.`];
  const rows = skills.map(({ name, document, listing, root, path, description }) => [
    harmless(name),
    formatCount(document),
    formatCount(listing),
    shownPath(layout, root, path),
    harmless(description),
  ]);
  return [
    `${formatCounted(skills.length, 'skill')} in ${shownFolders(layout)}`,
    '',
    ...tableLines(columns, rows, layout.width),
    '',
    ...problemLines(skills, layout),
    ...wrap(`Listing: the tokens of name and description, which an agent always sees. ${encodingNote(encoding)}`, layout.width),
  ];
}

function problemLines(skills: readonly SkillSummary[], layout: Layout): string[] {
  const lines = skills.flatMap(({ uri, root, path, problems }) => {
    const shown = shownPath(layout, root, path);
    const found = problems.map(({ start, severity, message, code }) => {
      const place = `${shown}:${start.line + 1}:${start.character + 1}`;
      return `  ${place}  ${severity}: ${harmless(message)} [${code}]`;
    });
    const others = layout.alsoAt(uri).map((other) => shownPath(layout, other.root, other.path));
    return [...found, ...(others.length > 0 ? [`  ${shown}  is also at ${others.join(', ')}`] : [])];
  });
  return lines.length === 0 ? [] : ['Problems and notes', ...lines, ''];
}
