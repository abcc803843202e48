import { explainLeftOut } from '../selection/explainLeftOut.ts';
import type { Selection, SelectionInstance } from '../selection/instance.ts';
import type { OptimalLimits } from '../selection/optimal.ts';
import { ruleOf } from '../selection/rules/selectionRules.ts';
import { selectConstrained } from '../selection/selectConstrained.ts';
import type { Skill } from '../skill/skill.ts';
import type { Steps } from '../util/steps.ts';
import { isAskedFor } from './askedFor.ts';
import { chosenBeside, chosenInstead } from './chosenInstead.ts';
import { demandedSupplies } from './demandedSupplies.ts';
import type { ExplainReport } from './explainReport.ts';
import { findRemedies } from './findRemedies.ts';
import { markedRows } from './markedRows.ts';
import { instanceFor } from './preview.ts';
import type { PreviewLibrary } from './previewLibrary.ts';
import type { PreviewQuestion } from './previewReport.ts';
import { reasonInWords } from './reasonInWords.ts';
import { skillMatch } from './skillMatch.ts';
import { tellWeakMatches } from './weakMatches.ts';

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
  const reasonAgainst = (answer: Selection): string => reasonInWords(tellWeakMatches(explainLeftOut(instance, answer).filter((each) => each.skill === row), demand)[0]!, nameOf);
  const answer = yield* selectConstrained(instance, pinned, excluded, select);
  const isSelected = answer.chosen.includes(row);
  const others = { ...answer, chosen: answer.chosen.filter((each) => each !== row) };
  const left = explainLeftOut(instance, isSelected ? others : answer).find((each) => each.skill === row)!;
  const fits = left.tokens <= instance.budget;
  const holding = fits ? yield* selectConstrained(instance, new Set([...pinned, row]), excluded, select) : undefined;
  const isMarked = pinned.has(row) || excluded.has(row);
  const free = isMarked ? yield* selectConstrained(instance, without(pinned, row), without(excluded, row), select) : undefined;
  const usual = rule === 'bps' || rule === 'optimal' || isMarked ? undefined : yield* selectConstrained(instance, pinned, excluded);
  const goesOut = holding ? answer.chosen.filter((each) => !holding.chosen.includes(each)) : [];
  const beside = isSelected ? [] : chosenInstead(answer, left.reason, goesOut, demand);
  const [match, ...theirs] = demand.matches([row, ...beside]);
  yield;
  // What would get it in is found for what the task asks for, and by a rule that chance does not decide.
  const mayGetIn = !isSelected && !isMarked && left.gainAlone > 0 && isAskedFor(match!.chance) && rule !== 'random';
  // Solved many times over, which a search for the optimum is too slow for.
  const again = ruleOf(rule === 'optimal' ? 'bps' : rule);
  const solve = (changed: SelectionInstance) => selectConstrained(changed, pinned, excluded, (residual) => again.select(residual));
  return {
    version: 1,
    task: question.task,
    budget: question.budget,
    price: question.price,
    ...(question.rule === undefined ? {} : { rule: question.rule }),
    skill: { uri, path: skill.path, name: skill.name, tokens: skill.document },
    isSelected,
    ...(isSelected ? {} : { reason: excluded.has(row) ? 'excluded by you' : reasonAgainst(answer) }),
    ...(free ? { marked: { as: pinned.has(row) ? 'pinned' : 'excluded', ...(free.chosen.includes(row) ? { isSelectedWithout: true } : { isSelectedWithout: false, reasonWithout: reasonAgainst(free) }) } } : {}),
    ...(usual ? { isSelectedByBps: usual.chosen.includes(row) } : {}),
    gainAlone: left.gainAlone,
    gain: left.gain,
    cost: left.price,
    objective: answer.objective,
    ...(holding && holding.tokens <= instance.budget ? { objectiveWith: holding.objective } : {}),
    comesIn: (holding?.chosen ?? []).filter((each) => !answer.chosen.includes(each)).map(nameOf),
    goesOut: goesOut.map(nameOf),
    librarySize: library.skills.length,
    match: yield* skillMatch(library, demand, row, match!, document),
    capabilities: demandedSupplies(library, instance, row, others.chosen),
    chosen: beside.map((other, n) => chosenBeside(library.skills[other]!, { gain: answer.gains[answer.chosen.indexOf(other)]!, relevance: demand.relevance[other]!, ...(goesOut.includes(other) ? { givesWay: true } : {}) }, match!, theirs[n]!)),
    remedies: mayGetIn ? yield* findRemedies({ library, demand, question, instance, row, solve }) : {},
  };
}

function without(rows: ReadonlySet<number>, row: number): ReadonlySet<number> {
  return new Set([...rows].filter((each) => each !== row));
}
