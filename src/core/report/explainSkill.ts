import { explainLeftOut } from '../selection/explainLeftOut.ts';
import type { SelectionInstance } from '../selection/instance.ts';
import type { OptimalLimits } from '../selection/optimal.ts';
import { ruleOf } from '../selection/rules/selectionRules.ts';
import { selectConstrained } from '../selection/selectConstrained.ts';
import type { Skill } from '../skill/skill.ts';
import type { Steps } from '../util/steps.ts';
import { chosenBeside, chosenInstead } from './chosenInstead.ts';
import { demandedSupplies } from './demandedSupplies.ts';
import type { ExplainReport, Remedies } from './explainReport.ts';
import { markedRows } from './markedRows.ts';
import { instanceFor } from './preview.ts';
import type { PreviewLibrary } from './previewLibrary.ts';
import type { PreviewQuestion } from './previewReport.ts';
import { reasonInWords } from './reasonInWords.ts';
import { skillMatch } from './skillMatch.ts';
import { tellWeakMatches } from './weakMatches.ts';

/** Halvings of a search for a threshold: it ends within 1/64 of its range. */
const HALVINGS = 7;
const MOST_SUPPLY = 64;
const MOST_BUDGET = 32;

/**
 * Explains one skill of a library under a question; undefined when it is not in the library.
 * @param document the skill as it was read, whose words are looked up; @param limits for rules that search
 */
export function* explainSkill(library: PreviewLibrary, question: PreviewQuestion, uri: string, document: Skill, limits?: OptimalLimits): Steps<ExplainReport | undefined> {
  const row = library.skills.findIndex((skill) => skill.uri === uri);
  const skill = library.skills[row];
  if (!skill) return undefined;
  const demand = library.fitted.demand(question.task);
  yield;
  const instance = instanceFor(library, demand, question);
  const { pinned, excluded } = markedRows(library, question);
  const nameOf = (each: number) => library.skills[each]?.name ?? '';
  const { rule = 'bps' } = question;
  const select = (residual: SelectionInstance) => ruleOf(rule).select(residual, limits);
  const answer = yield* selectConstrained(instance, pinned, excluded, select);
  const isSelected = answer.chosen.includes(row);
  const others = { ...answer, chosen: answer.chosen.filter((each) => each !== row) };
  const left = explainLeftOut(instance, isSelected ? others : answer).find((each) => each.skill === row)!;
  const fits = left.tokens <= instance.budget;
  const holding = fits ? yield* selectConstrained(instance, new Set([...pinned, row]), excluded, select) : undefined;
  // Solved many times over, which a search for the optimum is too slow for.
  const again = ruleOf(rule === 'optimal' ? 'bps' : rule);
  function* isIn(changed: SelectionInstance): Steps<boolean> {
    return (yield* selectConstrained(changed, pinned, excluded, (residual) => again.select(residual))).chosen.includes(row);
  }
  const instead = isSelected ? [] : chosenInstead(answer, left.reason, demand);
  const [match, ...theirs] = demand.matches([row, ...instead]);
  yield;
  const mayGetIn = !isSelected && !excluded.has(row) && left.gainAlone > 0;
  return {
    version: 1,
    task: question.task,
    budget: question.budget,
    price: question.price,
    ...(question.rule === undefined ? {} : { rule: question.rule }),
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
    librarySize: library.skills.length,
    match: yield* skillMatch(library, demand, row, match!, document),
    capabilities: demandedSupplies(library, instance, row, others.chosen),
    chosen: instead.map((other, n) => chosenBeside(library.skills[other]!, { gain: answer.gains[answer.chosen.indexOf(other)]!, relevance: demand.relevance[other]! }, match!, theirs[n]!)),
    remedies: mayGetIn
      ? {
          ...(yield* threshold('tokens', left.tokens, 1, (tokens) => isIn({ ...instance, lengths: instance.lengths.with(row, Math.floor(tokens)) }), Math.floor)),
          ...(yield* threshold('supply', 1, MOST_SUPPLY, (factor) => isIn(withSupply(instance, row, factor)), (factor) => Math.ceil(factor * 100) / 100)),
          ...(yield* threshold('budget', question.budget, question.budget * MOST_BUDGET, (budget) => isIn(instanceFor(library, demand, { ...question, budget: Math.ceil(budget) })), Math.ceil)),
        }
      : {},
  };
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
