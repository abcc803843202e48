import { selectConstrained } from '../selection/selectConstrained.ts';
import type { EncodingName } from '../tokens/tokenCounter.ts';
import type { Steps } from '../util/steps.ts';
import { markedRows } from './markedRows.ts';
import { instanceFor } from './preview.ts';
import type { PreviewLibrary } from './previewLibrary.ts';
import type { BudgetRow, BudgetsReport, PreviewQuestion } from './previewReport.ts';

/** A comparison's question: one task under several budgets, each at the same price. */
export interface BudgetsQuestion extends Omit<PreviewQuestion, 'budget'> {
  /** Tokens, each > 0. */
  readonly budgets: readonly number[];
}

/** Solves the same task under each budget, in the given order. */
export function* compareBudgets(library: PreviewLibrary, question: BudgetsQuestion): Steps<BudgetsReport> {
  const { task, price, maxSkills, budgets } = question;
  const demand = library.fitted.demand(task);
  const demanded = demand.weights.values.reduce((sum, weight) => sum + weight, 0);
  const { pinned, excluded } = markedRows(library, question);
  const rows: BudgetRow[] = [];
  for (const budget of budgets) {
    const selection = yield* selectConstrained(instanceFor(library, demand, { ...question, budget }), pinned, excluded);
    rows.push({
      budget,
      selected: selection.chosen.map((index, place) => {
        const skill = library.skills[index];
        if (!skill) throw new RangeError(`skill ${index} is not in a library of ${library.skills.length}`);
        return { path: skill.path, name: skill.name, tokens: skill.document, gain: selection.gains[place] ?? 0 };
      }),
      tokens: selection.tokens,
      benefit: selection.benefit,
      objective: selection.objective,
      complete: selection.complete,
      coverage: demanded > 0 ? selection.benefit / demanded : 0,
    });
  }
  const encoding: EncodingName = library.encoding;
  return {
    version: 1,
    task,
    price,
    ...(maxSkills === undefined ? {} : { maxSkills }),
    ...(question.reserve ? { reserve: question.reserve } : {}),
    encoding,
    librarySize: library.skills.length,
    budgets: rows,
  };
}
