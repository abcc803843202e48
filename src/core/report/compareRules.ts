import { selectConstrained } from '../selection/selectConstrained.ts';
import type { Selection } from '../selection/instance.ts';
import type { RuleId, SelectionRule } from '../selection/rules/selectionRule.ts';
import { absentRules, selectionRules } from '../selection/rules/selectionRules.ts';
import type { EncodingName } from '../tokens/tokenCounter.ts';
import type { Steps } from '../util/steps.ts';
import { markedRows } from './markedRows.ts';
import { instanceFor } from './preview.ts';
import type { PreviewLibrary } from './previewLibrary.ts';
import type { PreviewQuestion } from './previewReport.ts';

/** What one rule would load. */
export interface RuleRow {
  readonly rule: RuleId;
  readonly title: string;
  readonly source: string;
  /** What is proved of the rule's answer, in words; absent = nothing. */
  readonly guarantee?: string;
  /** In the rule's order; `shared` says that Best Prefix Selection loads it too. */
  readonly selected: readonly { readonly uri: string; readonly path: string; readonly name: string; readonly tokens: number; readonly shared: boolean }[];
  /** Names of what Best Prefix Selection would load and this rule would not. */
  readonly missing: readonly string[];
  readonly tokens: number;
  readonly benefit: number;
  readonly objective: number;
  /** Objective as a share of the upper bound that the report has; absent where that is 0. */
  readonly share?: number;
  /** Whether the rule ran to its end. */
  readonly complete: boolean;
  /** Milliseconds, pauses included. */
  readonly time: number;
}

/** `compare --json`: all rules on one task and budget. */
export interface CompareReport {
  readonly version: 1;
  readonly task: string;
  readonly budget: number;
  readonly price: number;
  readonly maxSkills?: number;
  /** Tokens of the budget that are kept free; absent = none. */
  readonly reserve?: number;
  readonly encoding: EncodingName;
  readonly librarySize: number;
  /** The rule that is set. */
  readonly rule: RuleId;
  /** No feasible set has a larger objective: the least bound that any rule proved. */
  readonly upperBound: number;
  readonly rules: readonly RuleRow[];
  /** Rules of the papers that are not here, and why. */
  readonly absent: readonly { readonly title: string; readonly reason: string }[];
}

/** The clock of a comparison's times, and what each rule may take. */
export interface CompareLimits {
  /** Milliseconds on any steady clock. */
  readonly now: () => number;
  /** Milliseconds for a rule that searches for the optimum. */
  readonly most: number;
}

/** Lets every rule answer one question; pins, exclusions, limit and reserve hold for all. */
export function* compareRules(library: PreviewLibrary, question: PreviewQuestion, { now, most }: CompareLimits): Steps<CompareReport> {
  const instance = instanceFor(library, library.fitted.demand(question.task), question);
  const { pinned, excluded } = markedRows(library, question);
  yield;
  const answers: { readonly rule: SelectionRule; readonly selection: Selection; readonly time: number }[] = [];
  for (const rule of selectionRules) {
    const start = now();
    const selection = yield* selectConstrained(instance, pinned, excluded, (residual) => rule.select(residual, { isTimeOver: () => now() - start > most }));
    answers.push({ rule, selection, time: now() - start });
    yield;
  }
  const upperBound = answers.reduce((least, { selection }) => Math.min(least, selection.upperBound ?? Infinity), Infinity);
  const usual = answers.find(({ rule }) => rule.id === 'bps')?.selection.chosen ?? [];
  const { task, budget, price, maxSkills } = question;
  return {
    version: 1,
    task,
    budget,
    price,
    ...(maxSkills === undefined ? {} : { maxSkills }),
    ...(question.reserve ? { reserve: question.reserve } : {}),
    encoding: library.encoding,
    librarySize: library.skills.length,
    rule: question.rule ?? 'bps',
    upperBound,
    rules: answers.map(({ rule: { id, title, source, guarantee }, selection, time }) => {
      const { chosen, tokens, benefit, objective, complete } = selection;
      return {
        rule: id,
        title,
        source,
        ...(guarantee === undefined || maxSkills !== undefined ? {} : { guarantee }),
        selected: chosen.map((row) => {
          const { uri, path, name, document } = library.skills[row]!;
          return { uri, path, name, tokens: document, shared: usual.includes(row) };
        }),
        missing: usual.filter((row) => !chosen.includes(row)).map((row) => library.skills[row]!.name),
        tokens,
        benefit,
        objective,
        ...(upperBound > 0 ? { share: objective / upperBound } : {}),
        complete,
        time,
      };
    }),
    absent: absentRules,
  };
}
