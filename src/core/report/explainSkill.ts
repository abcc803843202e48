import { explainLeftOut } from '../selection/explainLeftOut.ts';
import type { SelectionInstance } from '../selection/instance.ts';
import { selectConstrained } from '../selection/selectConstrained.ts';
import type { Steps } from '../util/steps.ts';
import { markedRows } from './markedRows.ts';
import { instanceFor } from './preview.ts';
import type { PreviewLibrary } from './previewLibrary.ts';
import type { PreviewQuestion } from './previewReport.ts';
import { reasonInWords } from './reasonInWords.ts';
import { tellWeakMatches } from './weakMatches.ts';

/** What would get a skill in, one thing changed and all else as it is; each found by solving again. */
export interface Remedies {
  /** Its document has at most this many tokens. */
  readonly tokens?: number;
  /** Everything that it supplies is this many times as much. */
  readonly supply?: number;
  /** The budget is this many tokens; the price per token falls with it. */
  readonly budget?: number;
}

/** `explain --json`: why one skill is or is not loaded. */
export interface ExplainReport {
  readonly version: 1;
  readonly task: string;
  readonly budget: number;
  readonly price: number;
  readonly skill: { readonly uri: string; readonly path: string; readonly name: string; readonly tokens: number };
  readonly isSelected: boolean;
  /** Why not, in words; absent when it is selected. */
  readonly reason?: string;
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
}

/** Halvings of a search for a threshold: it ends within 1/64 of its range. */
const HALVINGS = 7;
const MOST_SUPPLY = 64;
const MOST_BUDGET = 32;

/** Explains one skill of a library under a question; undefined when it is not in the library. */
export function* explainSkill(library: PreviewLibrary, question: PreviewQuestion, uri: string): Steps<ExplainReport | undefined> {
  const row = library.skills.findIndex((skill) => skill.uri === uri);
  const skill = library.skills[row];
  if (!skill) return undefined;
  const demand = library.fitted.demand(question.task);
  yield;
  const instance = instanceFor(library, demand, question);
  const { pinned, excluded } = markedRows(library, question);
  const nameOf = (each: number) => library.skills[each]?.name ?? '';
  const answer = yield* selectConstrained(instance, pinned, excluded);
  const isSelected = answer.chosen.includes(row);
  const others = { ...answer, chosen: answer.chosen.filter((each) => each !== row) };
  const left = explainLeftOut(instance, isSelected ? others : answer).find((each) => each.skill === row)!;
  const fits = left.tokens <= instance.budget;
  const holding = fits ? yield* selectConstrained(instance, new Set([...pinned, row]), excluded) : undefined;
  const isIn = (changed: SelectionInstance) => selectsRow(changed, pinned, excluded, row);
  const mayGetIn = !isSelected && !excluded.has(row) && left.gainAlone > 0;
  return {
    version: 1,
    task: question.task,
    budget: question.budget,
    price: question.price,
    skill: { uri, path: skill.path, name: skill.name, tokens: skill.document },
    isSelected,
    ...(isSelected ? {} : { reason: excluded.has(row) ? 'excluded by you' : reasonInWords(tellWeakMatches([left], demand)[0]!, nameOf) }),
    gainAlone: left.gainAlone,
    gain: left.gain,
    cost: left.price,
    objective: answer.objective,
    ...(holding && holding.tokens <= instance.budget ? { objectiveWith: holding.objective } : {}),
    comesIn: (holding?.chosen ?? []).filter((each) => !answer.chosen.includes(each)).map(nameOf),
    goesOut: holding ? answer.chosen.filter((each) => !holding.chosen.includes(each)).map(nameOf) : [],
    remedies: mayGetIn
      ? {
          ...(yield* threshold('tokens', left.tokens, 1, (tokens) => isIn({ ...instance, lengths: instance.lengths.with(row, Math.floor(tokens)) }), Math.floor)),
          ...(yield* threshold('supply', 1, MOST_SUPPLY, (factor) => isIn(withSupply(instance, row, factor)), (factor) => Math.ceil(factor * 100) / 100)),
          ...(yield* threshold('budget', question.budget, question.budget * MOST_BUDGET, (budget) => isIn(instanceFor(library, demand, { ...question, budget: Math.ceil(budget) })), Math.ceil)),
        }
      : {},
  };
}

function* selectsRow(instance: SelectionInstance, pinned: ReadonlySet<number>, excluded: ReadonlySet<number>, row: number): Steps<boolean> {
  return (yield* selectConstrained(instance, pinned, excluded)).chosen.includes(row);
}

/** A value near to `from` at which the skill gets in, by bisection on a scale of ratios towards `to`; none where it does not even there. */
function* threshold<Name extends keyof Remedies>(
  name: Name, from: number, to: number, isIn: (value: number) => Steps<boolean>, round: (value: number) => number,
): Steps<Remedies> {
  let outside = from;
  let inside = round(to);
  if (!(yield* isIn(inside))) return {};
  for (let n = 0; n < HALVINGS; n++) {
    const middle = round(Math.sqrt(outside * inside));
    if (middle === outside || middle === inside) break;
    if (yield* isIn(middle)) inside = middle;
    else outside = middle;
  }
  return { [name]: inside };
}

function withSupply(instance: SelectionInstance, row: number, factor: number): SelectionInstance {
  const { supplies } = instance;
  const values = supplies.values.slice();
  for (let n = supplies.offsets[row]!; n < supplies.offsets[row + 1]!; n++) values[n]! *= factor;
  return { ...instance, supplies: { ...supplies, values } };
}
