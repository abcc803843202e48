import type { WordField } from '../capability/findTerms.ts';
import type { RuleId } from '../selection/rules/selectionRule.ts';

/** What would get a skill in, one thing changed and all else as it is; each found by solving again. */
export interface Remedies {
  /** Its document has at most this many tokens. */
  readonly tokens?: number;
  /** Everything that it supplies is this many times as much. */
  readonly supply?: number;
  /** The budget is this many tokens; the price per token falls with it. */
  readonly budget?: number;
  /** At most this many skills are loaded. */
  readonly maxSkills?: number;
}

/** A pin or an exclusion of the explained skill, and what would be without it. */
export interface OwnMark {
  readonly as: 'pinned' | 'excluded';
  readonly isSelectedWithout: boolean;
  /** Why it would not be loaded, in words; absent when it would. */
  readonly reasonWithout?: string;
}

/** `explain --json`: why one skill is or is not loaded. */
export interface ExplainReport {
  readonly version: 1;
  readonly task: string;
  readonly budget: number;
  readonly price: number;
  /** The rule that chooses; absent = Best Prefix Selection. */
  readonly rule?: RuleId;
  readonly skill: { readonly uri: string; readonly path: string; readonly name: string; readonly tokens: number };
  readonly isSelected: boolean;
  /** Why not, in words; absent when it is selected. */
  readonly reason?: string;
  /** Absent when you neither pinned nor excluded it. */
  readonly marked?: OwnMark;
  /** Whether Best Prefix Selection would load it; absent where that or the optimum chooses, and for a marked skill. */
  readonly isSelectedByBps?: boolean;
  /** Benefit that it adds alone, and on top of the chosen set (to the others of it when selected). */
  readonly gainAlone: number;
  readonly gain: number;
  /** Benefit charged for its tokens. */
  readonly cost: number;
  /** Objective of the answer, and of the best set found that holds the skill; absent where none within the budget does. */
  readonly objective: number;
  readonly objectiveWith?: number;
  /** What that set loads and the answer does not, and the other way round, by name. */
  readonly comesIn: readonly string[];
  readonly goesOut: readonly string[];
  readonly remedies: Remedies;
  /** Skills in the library. */
  readonly librarySize: number;
  /** How far the task and the skill match. */
  readonly match: SkillMatch;
  /** What the task demands and the skill supplies, what it covers most of first. */
  readonly capabilities: readonly DemandedSupply[];
  /** Chosen skills beside one that is left out: at most 5, those that give way to it first, then that which makes it redundant, then by relevance; none beside a chosen one. */
  readonly chosen: readonly ChosenBeside[];
}

/** What joins a task and a skill. Relevance is comparable within one task only. */
export interface SkillMatch {
  /** How much the skill has to do with the task, >= 0. */
  readonly relevance: number;
  /** The skill that has most to do with it. */
  readonly first: { readonly uri: string; readonly path: string; readonly name: string; readonly relevance: number };
  /** Place by relevance in the library, from 1; equal ones share it. */
  readonly place: number;
  /** Chance (0 to 1) that the task needs the skill, by its relevance. */
  readonly chance: number;
  /** The words that both have, at most 100, the largest share first. */
  readonly words: readonly WordMatch[];
  /** The task's words that the skill has not, at most 100: the heaviest first, but words that no skill has and words of any request last. */
  readonly missing: readonly string[];
  /** How many there are in all. */
  readonly missingCount: number;
  /** Nearness in meaning: a cosine, -1 to 1; its part of what speaks for the skill, beside the words'; its place in the library. Absent where meaning is not known. */
  readonly meaning?: { readonly nearness: number; readonly share: number; readonly place: number };
}

/** A word of the task and the word of the skill that it meets. */
export interface WordMatch {
  /** As the task writes it. */
  readonly task: string;
  /** As the skill writes it, at the most telling place that has it, and the line from 1 where the file has it. */
  readonly skill?: string;
  readonly field?: WordField;
  readonly line?: number;
  /** The part (0 to 1) of what speaks for the skill. */
  readonly share: number;
}

/** A demanded capability that a skill supplies; all on the scale of the demand. */
export interface DemandedSupply {
  readonly capability: string;
  readonly demand: number;
  /** What the skill covers of it alone, and what the other chosen skills cover without it. */
  readonly alone: number;
  readonly others: number;
}

/** A chosen skill beside the one that is explained. */
export interface ChosenBeside {
  readonly uri: string;
  readonly path: string;
  readonly name: string;
  readonly tokens: number;
  /** Marginal gain, as in a preview. */
  readonly gain: number;
  readonly relevance: number;
  readonly chance: number;
  /** The best set found that holds the explained skill gives this one up; absent where it does not. */
  readonly givesWay?: true;
  /** The task's words that it has and the explained skill has not, and the other way round, at most 100, what counts most first. */
  readonly only: readonly string[];
  readonly lacks: readonly string[];
}
