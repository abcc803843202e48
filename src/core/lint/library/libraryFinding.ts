import type { EncodingName } from '../../tokens/tokenCounter.ts';
import type { TextPosition } from '../../skill/position.ts';
import type { ProblemSeverity } from '../../skill/skill.ts';

export type LibraryFindingCode = 'redundant-description' | 'narrow-inside-broad' | 'distractor-description' | 'unfindable-description';

/** A place in another skill that a finding speaks of. */
export interface RelatedSkill {
  readonly uri: string;
  readonly root: string;
  /** Path of the SKILL.md below its root, forward slashes. */
  readonly path: string;
  readonly message: string;
  readonly start: TextPosition;
  readonly end: TextPosition;
}

/** What only shows when the skills of a library are compared, at the description that causes it. */
export interface LibraryFinding {
  readonly uri: string;
  readonly root: string;
  readonly path: string;
  readonly code: LibraryFindingCode;
  readonly severity: ProblemSeverity;
  /** Plain text; quotations in it are clipped. */
  readonly message: string;
  readonly start: TextPosition;
  readonly end: TextPosition;
  /** Rivals, the most important first. */
  readonly related: readonly RelatedSkill[];
  /** The edit that turns its rule off for the file; absent where there is no place for it. */
  readonly ignore?: { readonly start: TextPosition; readonly end: TextPosition; readonly text: string };
}

/** Which findings are wanted. */
export interface WantedFindings {
  readonly redundant: boolean;
  readonly distractors: boolean;
}

/** What comparing a library's skills found, in library order. */
export interface LibraryFindings {
  readonly version: 1;
  readonly encoding: EncodingName;
  readonly findings: readonly LibraryFinding[];
}
