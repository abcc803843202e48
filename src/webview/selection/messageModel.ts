import type { SelectionState } from '../../protocol/selectionView.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { skillCount } from './skillCount.ts';

/** What is said in place of an answer, or beside one that is empty. */
export interface MessageModel {
  readonly kind: 'hint' | 'empty' | 'warning' | 'error';
  readonly title: string;
  readonly text: string;
  /** A task to try. */
  readonly example?: string;
  /** Whether asking again may help. */
  readonly retry?: boolean;
  /** Whether it is an answer that a screen reader should speak, not a standing hint. */
  readonly announced: boolean;
}

const example = 'Extract the tables from a PDF report and chart them in a spreadsheet';

/** @returns undefined where an answer, or the work on one, speaks for itself */
export function messageOf(state: SelectionState, numbers: Numbers): MessageModel | undefined {
  const { status, report, indexing, librarySize, task } = state;
  if (status.kind === 'failed') {
    return { kind: 'error', title: 'The preview failed.', text: status.message, retry: true, announced: true };
  }
  if (librarySize === 0) return indexing ? undefined : noSkills;
  if (report) {
    if (report.warning !== undefined) return { kind: 'warning', title: 'Too much is pinned.', text: report.warning, announced: true };
    if (report.selected.length > 0) return undefined;
    return { kind: 'empty', title: 'No skill would be loaded.', text: report.emptyBecause ?? '', announced: true };
  }
  if (status.kind === 'working') return undefined;
  if (task.trim() !== '') return indexing ? undefined : unanswered;
  return {
    kind: 'hint',
    title: 'Describe a task.',
    text: `See which of your ${skillCount(librarySize, numbers)} an agent should load for it within the budget, and why the others stay out.`,
    example,
    announced: false,
  };
}

const unanswered: MessageModel = {
  kind: 'hint',
  title: 'No preview yet.',
  text: 'It was stopped before there was an answer.',
  retry: true,
  announced: false,
};

const noSkills: MessageModel = {
  kind: 'hint',
  title: 'No skills found.',
  text:
    'A skill is a folder with a SKILL.md file. Open a folder that holds some, add one, or name their folder in the setting ' +
    'skillLoadout.library.locations.',
  announced: true,
};
