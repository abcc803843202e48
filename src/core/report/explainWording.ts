import { percent, tokenCount } from './document/wording.ts';
import type { ChosenBeside, DemandedSupply, ExplainReport, WordMatch } from './explainReport.ts';
import { withoutHumps } from './withoutHumps.ts';

/** Of what a skill covers alone, a smaller part tells people nothing. */
const leastPart = 0.01;
const mostCapabilities = 8;
/** No skill says anything in fewer tokens. */
const fewestTokens = 50;
/** Texts about the same thing are seldom farther apart, others seldom nearer. */
const nearFrom = 0.3;

/** What an explanation says in sentences, plain text each. */
export function explainSentences(report: ExplainReport): readonly string[] {
  const { isSelected, reason, gainAlone, objectiveWith } = report;
  return [
    isSelected ? 'Would be loaded.' : `Would not be loaded: ${reason}.`,
    ...matchSentences(report),
    ...(gainAlone > 0 || isSelected ? [gainSentence(report)] : []),
    ...(isSelected || gainAlone === 0 || objectiveWith === undefined ? [] : [withItSentence(report, objectiveWith)]),
    ...(isSelected ? [] : [waysIn(report)]),
  ];
}

/** Its place by relevance, and by meaning where no word says it. */
function matchSentences({ match: { relevance, first, place, chance, words, meaning }, librarySize }: ExplainReport): readonly string[] {
  const among = `of ${librarySize === 1 ? '1 skill' : `${tokenCount(librarySize)} skills`}`;
  const most = place === 1 ? '' : `, where ${first.name}, the first, has ${first.relevance.toFixed(2)}`;
  return [
    ...(relevance > 0 ? [`It comes ${ordinal(place)} ${among} by relevance to the task: ${relevance.toFixed(2)}${most}. The chance that the task needs it is ${chanceInWords(chance)}.`] : []),
    ...(words.length > 0 || meaning === undefined ? [] : [`No word of it is a word of the task, ${meaning.nearness >= nearFrom ? 'but its name and description are near in meaning' : 'nor is it near in meaning'}: ${ordinal(meaning.place)} ${among}, nearness ${meaning.nearness.toFixed(2)} of 1.`]),
  ];
}

/** What a skill lacks of the task's words, a sentence each. */
export function lackingSentences({ match: { words, missing } }: ExplainReport): readonly string[] {
  const isBelow = ({ field }: WordMatch) => field === 'heading' || field === 'text' || field === 'code';
  const below = withoutHumps(words.filter(isBelow).map(({ task }) => task), words.map(({ task }) => task));
  return [
    ...(below.length > 0 ? [`Only below its front matter, where words count less: ${below.join(', ')}.`] : []),
    ...(missing.length > 0 ? [`Words of the task that it has not: ${missing.join(', ')}.`] : []),
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
function waysIn({ remedies: { tokens, supply, budget } }: ExplainReport): string {
  const ways = [
    ...(tokens === undefined || tokens < fewestTokens ? [] : [`its document had ${tokenCount(tokens)} tokens`]),
    ...(supply === undefined ? [] : [`it supplied ${supply} times as much`]),
    ...(budget === undefined ? [] : [`the budget were ${tokenCount(budget)} tokens`]),
  ];
  const [last, ...first] = [...ways].reverse();
  if (last !== undefined) return `It would get in if ${first.length > 0 ? `${first.reverse().join(', or ')}, or ` : ''}${last}, all else as it is.`;
  return "Neither a shorter text nor a larger budget would get it in, only a better match: more of the task's words, in its name and description first.";
}

/** `3.4 %`, `<0.1 %`. */
export function chanceInWords(chance: number): string {
  return chance > 0 && chance < 0.001 ? '<0.1 %' : percent(chance);
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

/** The name of a chosen skill, with its path where the explained one is named alike. */
export function nameBeside({ name, path }: ChosenBeside, { skill }: ExplainReport): string {
  return name === skill.name ? `${name} (${path})` : name;
}

function ordinal(place: number): string {
  const teen = Math.floor(place / 10) % 10 === 1;
  return `${tokenCount(place)}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}
