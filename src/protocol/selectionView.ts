import type { PreviewReport } from '../core/report/previewReport.ts';

/** Where the answer to the current question stands. */
export type PreviewStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

/** All that the Selection view shows; the editor sends it whole, the view keeps nothing of its own. */
export interface SelectionState {
  readonly task: string;
  /** Grows whenever something other than the view's own task box changed the task. */
  readonly taskRevision: number;
  readonly budget: number;
  readonly presets: readonly number[];
  readonly price: number;
  readonly maxSkills: number | undefined;
  /** Tokens of the budget that are kept free, 0 or more. */
  readonly reserve: number;
  /** Whether skill files are still being read. */
  readonly indexing: boolean;
  readonly librarySize: number;
  readonly status: PreviewStatus;
  /** The answer to exactly this task and budget; absent while there is none. `leftOut` is cut; `leftOutCounts` are whole. */
  readonly report: PreviewReport | undefined;
  /** Earlier tasks, the latest first. */
  readonly history: readonly string[];
  /** Skills that the user marked, whether or not the answer has them. */
  readonly pinned: readonly string[];
  readonly excluded: readonly string[];
  /** How token counts are to be read, such as "o200k_base, an estimate for Claude". */
  readonly tokensNote: string;
}

export type ToSelectionView = { readonly kind: 'state'; readonly state: SelectionState };

export type FromSelectionView =
  | { readonly kind: 'ready' }
  | { readonly kind: 'task'; readonly task: string }
  /** As typed: `8k`, `8,000`. */
  | { readonly kind: 'budget'; readonly text: string }
  | { readonly kind: 'open'; readonly uri: string }
  /** As typed: a number >= 0. */
  | { readonly kind: 'price'; readonly text: string }
  /** As typed: a whole number >= 1, or empty for no limit. */
  | { readonly kind: 'maxSkills'; readonly text: string }
  /** As typed: a budget such as `2k`, or empty for none. */
  | { readonly kind: 'reserve'; readonly text: string }
  /** Sets the mark, or takes it away when the skill has it. */
  | { readonly kind: 'mark'; readonly uri: string; readonly mark: 'pinned' | 'excluded' }
  | { readonly kind: 'clearMarks' }
  /** Copies the current answer to the clipboard; the editor asks for the format. */
  | { readonly kind: 'copy' }
  | { readonly kind: 'compareBudgets' }
  /** Opens a report on why a skill is or is not selected. */
  | { readonly kind: 'explain'; readonly uri: string }
  | { readonly kind: 'cancel' };
