import { ruleOf } from '../selection/rules/selectionRules.ts';
import { isAskedFor, isNear, shareOfFirst } from './askedFor.ts';
import { tokenCount } from './document/wording.ts';
import type { ExplainReport, OwnMark, WordMatch } from './explainReport.ts';
import { chanceInWords, listed } from './explainTables.ts';
import { withoutHumps } from './withoutHumps.ts';

/** No skill says anything in fewer tokens. */
const fewestTokens = 50;
/** Texts about the same thing are seldom farther apart, others seldom nearer. */
const nearFrom = 0.3;

/** What an explanation says in sentences, plain text each. */
export function explainSentences(report: ExplainReport): readonly string[] {
  const { isSelected, marked, gainAlone } = report;
  const isOpen = !isSelected && marked === undefined;
  return [
    ...verdict(report),
    ...matchSentences(report),
    ...(gainAlone > 0 || isSelected ? [gainSentence(report)] : []),
    ...(isOpen ? [...withItSentence(report), waysIn(report)] : []),
  ];
}

/** Whether it would be loaded, and what decides that where it is not its worth. */
function verdict({ isSelected, reason, marked, rule, isSelectedByBps }: ExplainReport): readonly string[] {
  if (marked) return markedVerdict(marked);
  const plain = isSelected ? 'Would be loaded.' : `Would not be loaded: ${reason}.`;
  if (rule === undefined || isSelectedByBps === undefined) return [plain];
  const { title } = ruleOf(rule);
  const byChance = rule === 'random';
  const because = byChance ? 'it was drawn, which is chance and no sign of its worth' : `the rule ${title} chose it`;
  return [
    isSelected ? `Would be loaded: ${because}.` : plain,
    ...(byChance && !isSelected ? ['By this rule chance has a part in it.'] : []),
    `Best Prefix Selection would ${isSelectedByBps ? '' : 'not '}load it.`,
  ];
}

function markedVerdict({ as, isSelectedWithout, reasonWithout }: OwnMark): readonly string[] {
  if (as === 'pinned') return ['Would be loaded, because you pinned it.', isSelectedWithout ? 'Without the pin it would be loaded as well.' : `Without the pin it would not be loaded: ${reasonWithout}.`];
  return ['Would not be loaded, because you excluded it.', isSelectedWithout ? 'It would get in if you took the exclusion back.' : `Without the exclusion it would not be loaded either: ${reasonWithout}.`];
}

/** Its place by relevance, and by meaning where no word says it. */
function matchSentences({ match: { relevance, first, place, chance, words, meaning }, librarySize }: ExplainReport): readonly string[] {
  const among = `of ${librarySize === 1 ? '1 skill' : `${tokenCount(librarySize)} skills`}`;
  const most = place === 1 ? '' : `, where ${first.name}, the first, has ${first.relevance.toFixed(2)}`;
  return [
    ...(relevance > 0 ? [`It comes ${ordinal(place)} ${among} by relevance to the task: ${relevance.toFixed(2)}${most}. The chance that the task needs it is ${chanceInWords(chance)}.`] : []),
    ...(words.length > 0 || meaning === undefined ? [] : [`No word of it is a word of the task, ${meaning.nearness >= nearFrom ? `but its name and description are near in meaning: ${ordinal(meaning.place)} ${among}, nearness ${meaning.nearness.toFixed(2)} of 1` : 'and its name and description mean something else'}.`]),
  ];
}

/** What a skill lacks of the task's words, a sentence each. */
export function lackingSentences({ match: { words, missing, missingCount } }: ExplainReport): readonly string[] {
  const isBelow = ({ field }: WordMatch) => field === 'heading' || field === 'text' || field === 'code';
  const below = withoutHumps(words.filter(isBelow).map(({ task }) => task), words.map(({ task }) => task));
  return [
    ...(below.length > 0 ? [`Only below its front matter, where words count less: ${listed(below)}.`] : []),
    ...(missing.length > 0 ? [`Words of the task that it has not: ${listed(missing, missingCount)}.`] : []),
  ];
}

function gainSentence({ isSelected, gainAlone, gain, cost }: ExplainReport): string {
  return `Gain ${gainAlone.toFixed(3)} alone, ${gain.toFixed(3)} beside the ${isSelected ? 'rest of the set' : 'chosen set'}; its tokens cost ${cost.toFixed(3)}.`;
}

function withItSentence({ skill, match: { chance }, gainAlone, comesIn, goesOut, objective, objectiveWith }: ExplainReport): readonly string[] {
  if (gainAlone === 0 || objectiveWith === undefined || !isAskedFor(chance)) return [];
  // That it loads the skill itself goes without saying.
  const others = comesIn.toSpliced(comesIn.indexOf(skill.name), comesIn.includes(skill.name) ? 1 : 0);
  const change = [...(goesOut.length > 0 ? [`gives up ${goesOut.join(', ')}`] : []), ...(others.length > 0 ? [`loads ${others.join(', ')} too`] : [])];
  const values = `objective ${objectiveWith.toFixed(3)} in place of ${objective.toFixed(3)}`;
  return [change.length > 0 ? `The best set found with it ${change.join(' and ')}: ${values}.` : `Loaded beside the chosen set: ${values}.`];
}

/** What would get it in. */
function waysIn({ rule, match, remedies: { tokens, supply, budget, maxSkills } }: ExplainReport): string {
  const near = isNear(shareOfFirst(match));
  if (!isAskedFor(match.chance)) return `The task does not ask for it${near ? ", as far as the words tell: only more of the task's words in its name and description would change that" : ''}.`;
  const ways = [
    ...(tokens === undefined || tokens < fewestTokens ? [] : [`its document had ${tokenCount(tokens)} tokens`]),
    ...(supply === undefined ? [] : [`it supplied ${supply} times as much`]),
    ...(budget === undefined ? [] : [`the budget were ${tokenCount(budget)} tokens`]),
    ...(maxSkills === undefined ? [] : [`${maxSkills} skills might be loaded`]),
  ];
  const [last, ...first] = [...ways].reverse();
  if (last !== undefined) return `It would get in if ${first.length > 0 ? `${first.reverse().join(', or ')}, or ` : ''}${last}, all else as it is.`;
  if (rule === 'random') return 'Another draw might hold it.';
  return `Neither a shorter text nor a larger budget would get it in${near ? ", only a better match: more of the task's words, in its name and description first" : ': it is about something else'}.`;
}

function ordinal(place: number): string {
  const teen = Math.floor(place / 10) % 10 === 1;
  return `${tokenCount(place)}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}
