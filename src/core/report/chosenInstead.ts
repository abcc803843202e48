import type { Demand, Match } from '../capability/capabilityModel.ts';
import type { LeftOutReason } from '../selection/explainLeftOut.ts';
import type { Selection } from '../selection/instance.ts';
import type { ChosenBeside } from './explainReport.ts';
import type { SkillSummary } from './libraryReport.ts';
import { withoutHumps } from './withoutHumps.ts';

const mostChosen = 5;
const mostWords = 100;

/**
 * The chosen skills that a left-out one is set beside: those that the best set with it gives up, the one that makes it
 * redundant, then those that match the task best.
 */
export function chosenInstead({ chosen }: Selection, reason: LeftOutReason, goesOut: readonly number[], { relevance }: Demand): readonly number[] {
  const rank = (skill: number): number => (goesOut.includes(skill) ? 0 : reason.kind === 'redundant' && skill === reason.by ? 1 : 2);
  return chosen.toSorted((a, b) => rank(a) - rank(b) || relevance[b]! - relevance[a]!).slice(0, mostChosen);
}

/** @param mine what joins the task and the explained skill, @param theirs and the chosen one */
export function chosenBeside({ uri, path, name, document }: SkillSummary, numbers: Pick<ChosenBeside, 'gain' | 'relevance' | 'givesWay'>, mine: Match, theirs: Match): ChosenBeside {
  return { uri, path, name, tokens: document, ...numbers, chance: theirs.chance, only: wordsBeyond(theirs, mine), lacks: wordsBeyond(mine, theirs) };
}

function wordsBeyond({ words, missing }: Match, other: Match): readonly string[] {
  const shared = new Set(other.words.map(({ term }) => term));
  const beyond = words.filter(({ term }) => !shared.has(term)).map(({ written }) => written);
  return withoutHumps(beyond, [...missing, ...words.map(({ written }) => written)]).slice(0, mostWords);
}
