import { frontierOf } from '../selection/frontier.ts';
import type { SelectionInstance } from '../selection/instance.ts';
import { residualInstance } from '../selection/residualInstance.ts';
import { selectConstrained } from '../selection/selectConstrained.ts';
import { selectionInOrder } from '../selection/selectionOf.ts';
import type { EncodingName } from '../tokens/tokenCounter.ts';
import type { Steps } from '../util/steps.ts';
import { markedRows } from './markedRows.ts';
import { instanceFor } from './preview.ts';
import type { PreviewLibrary } from './previewLibrary.ts';
import type { PreviewQuestion } from './previewReport.ts';

/** A frontier's question: the price is that of `budget`; the sets reach up to the largest budget of all. */
export interface FrontierQuestion extends PreviewQuestion {
  /** Budgets to mark, in tokens, each > 0. */
  readonly budgets: readonly number[];
}

/** One set on the way from nothing to the largest budget. */
export interface FrontierSet {
  readonly tokens: number;
  readonly benefit: number;
  /** F at the report's kappa. */
  readonly objective: number;
  /** Benefit as a share (0 to 1) of all that the task demands. */
  readonly coverage: number;
  readonly selected: readonly { readonly uri: string; readonly path: string; readonly name: string; readonly tokens: number }[];
}

/** The set shown for one of the budgets: the better of the frontier's and Best Prefix Selection's own. */
export interface FrontierBudget extends FrontierSet {
  readonly budget: number;
  readonly by: 'frontier' | 'bps';
  /** No set within this budget has a larger objective. */
  readonly upperBound: number;
}

/** `budgets --frontier --json`. */
export interface FrontierReport {
  readonly version: 1;
  readonly task: string;
  /** The budget whose price holds for all sets, in tokens. */
  readonly budget: number;
  readonly price: number;
  /** Benefit charged per token, everywhere the same. */
  readonly kappa: number;
  readonly maxSkills?: number;
  /** Tokens of the budget that are kept free; absent = none. */
  readonly reserve?: number;
  readonly encoding: EncodingName;
  readonly librarySize: number;
  /** By rising tokens, benefit and coverage. */
  readonly points: readonly FrontierSet[];
  readonly budgets: readonly FrontierBudget[];
  /** Whether every chain of the frontier was grown. */
  readonly complete: boolean;
}

/** The budget frontier of a task: what each number of tokens buys. Pins, exclusions, limit and reserve hold for all sets. */
export function* budgetFrontier(library: PreviewLibrary, question: FrontierQuestion): Steps<FrontierReport> {
  const { task, budget, price, maxSkills, reserve = 0, budgets } = question;
  const demand = library.fitted.demand(task);
  yield;
  const { pinned, excluded } = markedRows(library, question);
  const asked = instanceFor(library, demand, question);
  const whole: SelectionInstance = { ...asked, budget: Math.max(budget, ...budgets) - reserve };
  const demanded = demand.weights.values.reduce((sum, weight) => sum + weight, 0);
  const describe = (chosen: readonly number[]): FrontierSet => {
    const { tokens, benefit, objective } = selectionInOrder(whole, chosen);
    const selected = chosen.map((row) => {
      const { uri, path, name, document } = library.skills[row]!;
      return { uri, path, name, tokens: document };
    });
    return { tokens, benefit, objective, coverage: demanded > 0 ? benefit / demanded : 0, selected };
  };
  const { instance: residual, skills } = residualInstance(whole, pinned, excluded);
  const frontier = residual ? yield* frontierOf(residual) : { points: [{ chosen: [] }], complete: true };
  const points = frontier.points.map(({ chosen }) => describe([...pinned, ...chosen.map((place) => skills[place]!)]));
  yield;
  const rows: FrontierBudget[] = [];
  for (const each of budgets) {
    const own = yield* selectConstrained({ ...asked, budget: each - reserve }, pinned, excluded);
    const within = points.filter(({ tokens }) => tokens <= each - reserve);
    const best = within.reduce((a, b) => (b.objective > a.objective ? b : a), points[0]!);
    const isOwn = own.objective >= best.objective;
    rows.push({ budget: each, by: isOwn ? 'bps' : 'frontier', upperBound: Math.max(own.upperBound ?? 0, best.objective), ...(isOwn ? describe(own.chosen) : best) });
  }
  return {
    version: 1,
    task,
    budget,
    price,
    kappa: asked.kappa,
    ...(maxSkills === undefined ? {} : { maxSkills }),
    ...(question.reserve ? { reserve: question.reserve } : {}),
    encoding: library.encoding,
    librarySize: library.skills.length,
    points,
    budgets: rows,
    complete: frontier.complete,
  };
}
