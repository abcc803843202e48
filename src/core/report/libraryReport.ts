import type { TextPosition } from '../skill/position.ts';
import type { ProblemSeverity } from '../skill/skill.ts';
import type { EncodingName } from '../tokens/tokenCounter.ts';

/** A problem with the place that it stands at. */
export interface LocatedProblem {
  readonly code: string;
  readonly severity: ProblemSeverity;
  readonly message: string;
  readonly start: TextPosition;
  readonly end: TextPosition;
}

/** One skill of the library, as plain data for lists and views. */
export interface SkillSummary {
  readonly uri: string;
  /** The root that it was found under: the folder as the user gave it. */
  readonly root: string;
  /** Path of the SKILL.md below that root, forward slashes. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** Tokens of name and description: what an agent always sees. */
  readonly listing: number;
  /** Tokens of the whole SKILL.md. */
  readonly document: number;
  readonly problems: readonly LocatedProblem[];
  /** Other paths that lead to the same file, such as symbolic links. */
  readonly alsoAt: readonly string[];
}

/** `list --json`. */
export interface ListReport {
  readonly version: 1;
  readonly encoding: EncodingName;
  readonly skills: readonly SkillSummary[];
}

/** `tokens --json`: token counts per skill, and of each file that its body refers to. */
export interface TokensReport {
  readonly version: 1;
  readonly encoding: EncodingName;
  readonly skills: readonly SkillTokensEntry[];
}

export interface SkillTokensEntry {
  readonly path: string;
  readonly name: string;
  readonly listing: number;
  readonly document: number;
  readonly referenced: readonly { readonly path: string; readonly tokens: number }[];
}
