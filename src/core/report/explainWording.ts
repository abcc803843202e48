import { percent, tokenCount } from './document/wording.ts';
import type { DemandedSupply, ExplainReport, WordMatch } from './explainReport.ts';

/** Of what a skill covers alone, a smaller part tells people nothing. */
const leastPart = 0.01;
const mostCapabilities = 8;

/** What an explanation says in sentences, plain text each. */
export function explainSentences(report: ExplainReport): readonly string[] {
  const { isSelected, reason, objectiveWith } = report;
  return [
    isSelected ? 'Would be loaded.' : `Would not be loaded: ${reason}.`,
    ...matchSentences(report),
    gainSentence(report),
    ...(isSelected || objectiveWith === undefined ? [] : [withItSentence(report, objectiveWith)]),
    ...(isSelected ? [] : [waysIn(report)]),
  ];
}

/** Its place by relevance and by meaning. */
function matchSentences({ match: { relevance, mostRelevance, place, chance, words, meaning }, librarySize }: ExplainReport): readonly string[] {
  const among = `of ${tokenCount(librarySize)} skills`;
  const most = place === 1 ? '' : `, where the first has ${mostRelevance.toFixed(2)}`;
  return [
    ...(relevance > 0 ? [`It comes ${ordinal(place)} ${among} by relevance to the task: ${relevance.toFixed(2)}${most}. The chance that the task needs it is ${chanceInWords(chance)}.`] : []),
    ...(words.length > 0 ? [] : [`It shares no word with the task.${meaning === undefined ? '' : ` In meaning, its name and description come ${ordinal(meaning.place)} ${among} (nearness ${meaning.nearness.toFixed(2)} of 1).`}`]),
  ];
}

function gainSentence({ isSelected, gainAlone, gain, cost }: ExplainReport): string {
  return `Gain ${gainAlone.toFixed(3)} alone, ${gain.toFixed(3)} beside the ${isSelected ? 'rest of the set' : 'chosen set'}; its tokens cost ${cost.toFixed(3)}.`;
}

function withItSentence({ comesIn, goesOut, objective }: ExplainReport, objectiveWith: number): string {
  const change = [...(comesIn.length > 0 ? [`loads ${comesIn.join(', ')}`] : []), ...(goesOut.length > 0 ? [`gives up ${goesOut.join(', ')}`] : [])];
  return `The best set found with it ${change.join(' and ')}: objective ${objectiveWith.toFixed(3)} in place of ${objective.toFixed(3)}.`;
}

/** What would get it in. */
function waysIn({ gainAlone, remedies: { tokens, supply, budget } }: ExplainReport): string {
  const ways = [
    ...(tokens === undefined ? [] : [`its document had ${tokens === 1 ? '1 token' : `${tokenCount(tokens)} tokens`}`]),
    ...(supply === undefined ? [] : [`it supplied ${supply} times as much`]),
    ...(budget === undefined ? [] : [`the budget were ${tokenCount(budget)} tokens`]),
  ];
  const [last, ...first] = [...ways].reverse();
  if (last !== undefined) return `It would get in if ${first.length > 0 ? `${first.reverse().join(', or ')}, or ` : ''}${last}, all else as it is.`;
  if (gainAlone > 0) return 'Neither fewer tokens, nor more of what it supplies, nor a larger budget would get it in.';
  return "No budget gets it in: only more of the task's words, in its name and description first, make it match.";
}

/** `3 %`, `less than 0.1 %`. */
export function chanceInWords(chance: number): string {
  return chance > 0 && chance < 0.001 ? 'less than 0.1 %' : percent(chance);
}

/** `description, line 3`. */
export function whereInWords({ field, line }: WordMatch): string {
  return field === undefined ? '' : `${field}, ${line === undefined ? "the folder's" : `line ${line}`}`;
}

/** The demanded capabilities of which a skill covers something to speak of. */
export function telling(capabilities: readonly DemandedSupply[]): readonly DemandedSupply[] {
  const all = capabilities.reduce((sum, { alone }) => sum + alone, 0);
  return capabilities.filter(({ alone }) => alone >= leastPart * all).slice(0, mostCapabilities);
}

function ordinal(place: number): string {
  const teen = Math.floor(place / 10) % 10 === 1;
  return `${tokenCount(place)}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}
