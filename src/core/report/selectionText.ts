import { escapeMarkdown } from '../util/escapeMarkdown.ts';
import type { PreviewReport, SelectedSkill } from './previewReport.ts';
import { tokenCount } from './document/wording.ts';

/** The forms in which a selection can be copied. */
export const selectionFormats = ['names', 'paths', 'available-skills', 'markdown'] as const;

export type SelectionFormat = (typeof selectionFormats)[number];

/** A selection as text: one name or path a line, an `<available_skills>` block as agents are shown it, or a Markdown list. */
export function selectionText({ selected, tokens, budget, task }: PreviewReport, format: SelectionFormat): string {
  switch (format) {
    case 'names':
      return lines(selected.map(({ name }) => name));
    case 'paths':
      return lines(selected.map(({ path }) => path));
    case 'available-skills':
      return lines(['<available_skills>', ...selected.map(element), '</available_skills>']);
    case 'markdown':
      return lines([
        `Skills for: ${escapeMarkdown(task)}`,
        '',
        ...selected.map(({ name, path, tokens: own, description }) => `- **${escapeMarkdown(name)}** (\`${path.replaceAll('`', "'")}\`, ${tokenCount(own)} tokens): ${escapeMarkdown(description)}`),
        '',
        `${tokenCount(tokens)} of ${tokenCount(budget)} tokens.`,
      ]);
  }
}

function element({ name, description, path }: SelectedSkill): string {
  return lines(['<skill>', `<name>${xml(name)}</name>`, `<description>${xml(description)}</description>`, `<location>${xml(path)}</location>`, '</skill>']).trimEnd();
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function lines(parts: readonly string[]): string {
  return parts.map((part) => `${part}\n`).join('');
}
