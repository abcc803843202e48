import type { Demand } from '../capability/capabilityModel.ts';
import { checkInstance } from '../selection/checkInstance.ts';
import { coverageOf } from '../selection/coverage.ts';
import { explainLeftOut } from '../selection/explainLeftOut.ts';
import type { Selection, SelectionInstance } from '../selection/instance.ts';
import type { OptimalLimits } from '../selection/optimal.ts';
import { ruleOf } from '../selection/rules/selectionRules.ts';
import { selectConstrained } from '../selection/selectConstrained.ts';
import type { Steps } from '../util/steps.ts';
import { countLeftOut, cutLeftOut } from './cutLeftOut.ts';
import { emptyBecause } from './emptyBecause.ts';
import { markedRows } from './markedRows.ts';
import type { PreviewLibrary } from './previewLibrary.ts';
import type { CoverageEntry, LeftOutSkill, PreviewQuestion, PreviewReport, SelectedSkill } from './previewReport.ts';
import { promiseOf } from './promise.ts';
import { reasonInWords } from './reasonInWords.ts';
import { remedyFor } from './remedy.ts';
import { tellWeakMatches } from './weakMatches.ts';

/**
 * The selection problem that a question poses to a library: lengths are document tokens, kappa is the model's
 * plus price / budget (2608.19993, section 5.3). The budget is what is left beside the reserve.
 * @throws RangeError naming the value that is no such problem
 */
export function instanceFor(library: PreviewLibrary, demand: Demand, question: PreviewQuestion): SelectionInstance {
  const { price, maxSkills, reserve = 0 } = question;
  const budget = question.budget - reserve;
  if (!(reserve >= 0 && (reserve === 0 || budget > 0))) throw new RangeError(`reserve is ${reserve} of a budget of ${question.budget}: some tokens must be left`);
  const instance: SelectionInstance = {
    // An empty document costs nothing to load; a length has to be positive, so it counts as one token.
    lengths: Float64Array.from(library.skills, ({ document }) => Math.max(1, document)),
    supplies: library.fitted.supplies,
    demand: demand.weights,
    kappa: demand.kappa + price / budget,
    budget,
    ...(maxSkills === undefined ? {} : { maxSkills }),
  };
  const refused = checkInstance(instance);
  if (refused !== undefined) throw new RangeError(refused);
  return instance;
}

/** Answers a preview: the set that the rule of the question loads, why, and what it leaves out. @param limits for rules that search */
export function* preview(library: PreviewLibrary, question: PreviewQuestion, limits?: OptimalLimits): Steps<PreviewReport> {
  const demand = library.fitted.demand(question.task);
  yield;
  const instance = instanceFor(library, demand, question);
  const marks = markedRows(library, question);
  const { rule = 'bps' } = question;
  const selection = yield* selectConstrained(instance, marks.pinned, marks.excluded, (residual) => ruleOf(rule).select(residual, limits));
  const coverage = coverageOf(instance, selection.chosen);
  yield;
  const { tokens, benefit, objective, complete } = selection;
  // A rule that proves nothing is measured by what Best Prefix Selection proves of every set.
  const upperBound = selection.upperBound ?? (yield* selectConstrained(instance, marks.pinned, marks.excluded)).upperBound;
  const left = leftOut(library, demand, instance, selection, marks.excluded);
  const report: PreviewReport = {
    version: 1,
    ...question,
    encoding: library.encoding,
    librarySize: library.skills.length,
    kappa: instance.kappa,
    selected: selected(library, demand, selection, coverage, marks.pinned),
    tokens,
    benefit,
    objective,
    upperBound: Math.max(objective, upperBound ?? benefit),
    complete,
    promise: '',
    coverage: coverageEntries(library, demand, coverage),
    leftOutCounts: countLeftOut(left),
    leftOut: question.mostLeftOut === undefined ? left : cutLeftOut(left, question.mostLeftOut),
  };
  const empty = emptyBecause(report);
  const warning = warnOfPins(report, marks.pinned.size);
  return { ...report, promise: warning === undefined ? promiseOf(report) : 'Nothing is promised of pins that break a limit.', ...(empty === undefined ? {} : { emptyBecause: empty }), ...(warning === undefined ? {} : { warning }) };
}

function warnOfPins({ tokens, budget: whole, reserve = 0, maxSkills, selected: { length } }: PreviewReport, pins: number): string | undefined {
  if (pins === 0 || pins < length) return undefined;
  const budget = whole - reserve;
  if (tokens > budget) return `The pinned skills alone are ${(tokens - budget).toLocaleString('en')} tokens over the budget${reserve > 0 ? ` beside the ${reserve.toLocaleString('en')} kept free` : ''}. Unpin some or raise it.`;
  if (maxSkills !== undefined && pins > maxSkills) return `More skills are pinned than the limit of ${maxSkills} allows. Unpin some or raise it.`;
  return undefined;
}

function leftOut(
  library: PreviewLibrary, demand: Demand, instance: SelectionInstance, selection: Selection, excluded: ReadonlySet<number>,
): LeftOutSkill[] {
  const nameOf = (skill: number) => skillAt(library, skill).name;
  return tellWeakMatches(explainLeftOut(instance, selection), demand).map((left) => {
    const { uri, path, name, document } = skillAt(library, left.skill);
    const shared = { uri, path, name, tokens: document, gainAlone: left.gainAlone, gain: left.gain };
    if (excluded.has(left.skill)) return { ...shared, code: 'excluded', reason: 'excluded by you', remedy: 'Needs your exclusion taken away.' };
    const remedy = remedyFor(left, selection.tokens, instance.kappa, nameOf);
    return { ...shared, code: left.reason.kind, reason: reasonInWords(left, nameOf), ...(remedy === undefined ? {} : { remedy }) };
  });
}

type Coverage = ReturnType<typeof coverageOf>;

function selected(library: PreviewLibrary, demand: Demand, selection: Selection, coverage: Coverage, pinned: ReadonlySet<number>): SelectedSkill[] {
  return selection.chosen.map((index, place) => {
    const { uri, path, name, description, document } = skillAt(library, index);
    const capabilities = coverage
      .map(({ dim, shares }) => ({ capability: capabilityName(library, dim), gain: shares[place] ?? 0 }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain);
    const gain = selection.gains[place] ?? 0;
    return { uri, path, name, description, tokens: document, gain, ...(pinned.has(index) ? { pinned: true } : {}), capabilities, words: demand.sharedPairs(index) };
  });
}

function coverageEntries(library: PreviewLibrary, demand: Demand, coverage: Coverage): CoverageEntry[] {
  const evidence = new Map([...demand.weights.dims].map((dim, row) => [dim, demand.evidence[row]]));
  return coverage
    .map(({ dim, demand: weight, covered, shares }) => ({
      capability: capabilityName(library, dim),
      demand: weight,
      covered: weight * covered,
      evidence: evidence.get(dim) ?? [],
      shares,
    }))
    .sort((a, b) => b.demand - a.demand);
}

function capabilityName(library: PreviewLibrary, dim: number): string {
  return library.fitted.capabilities[dim]?.name ?? `capability ${dim}`;
}

function skillAt(library: PreviewLibrary, index: number): PreviewLibrary['skills'][number] {
  const skill = library.skills[index];
  if (!skill) throw new RangeError(`skill ${index} is not in a library of ${library.skills.length}`);
  return skill;
}
