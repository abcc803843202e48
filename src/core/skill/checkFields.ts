import { withoutInvisible } from './invisible.ts';
import { proseMapping } from './proseMapping.ts';
import { excerpt, problem } from './problems.ts';
import type { FrontMatterEntry, FrontMatterValue, SkillProblem, TextRange } from './skill.ts';

/** Longest name and description, in characters, of the Agent Skills specification. */
export const nameLimit = 64;
export const descriptionLimit = 1_024;

/** A field as text, and what is wrong with it. */
export interface FieldCheck {
  readonly text: string;
  readonly problems: readonly SkillProblem[];
}

function find(entries: readonly FrontMatterEntry[], key: string): FrontMatterEntry | undefined {
  return entries.find((entry) => entry.key === key);
}

function isBlankValue(value: FrontMatterValue): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** Code points, as hosts count characters. */
function characters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0xdc00 || unit > 0xdfff) count++;
  }
  return count;
}

/** A key's range where its value is empty, for a range of no length marks nothing. */
function visible(entry: FrontMatterEntry): TextRange {
  return entry.valueRange.end > entry.valueRange.start ? entry.valueRange : entry.keyRange;
}

/**
 * The name in the front matter, or `folderName` in its place.
 * @param at where a missing key is reported
 */
export function checkName(entries: readonly FrontMatterEntry[], text: string, folderName: string, at: TextRange): FieldCheck {
  const entry = find(entries, 'name');
  const fallback = `Hosts fall back to the folder's name "${excerpt(folderName)}" or refuse the skill`;
  if (!entry) return { text: folderName, problems: [problem('name-missing', at.start, at.end, `There is no name. ${fallback}: write a "name: ..." line.`)] };
  const { start, end } = visible(entry);
  if (isBlankValue(entry.value)) return { text: folderName, problems: [problem('name-empty', start, end, `The name is empty. ${fallback}: write one.`)] };
  if (typeof entry.value === 'object') return { text: folderName, problems: [problem('name-not-text', start, end, `The name is a list or a mapping. ${fallback}: write one word with hyphens.`)] };
  const problems: SkillProblem[] = [];
  const name = typeof entry.value === 'string' ? entry.value.trim() : text.slice(start, end);
  if (typeof entry.value !== 'string') {
    problems.push(problem('name-not-text', start, end, `YAML reads this name as ${typeof entry.value === 'boolean' ? 'a truth value' : 'a number'}, and strict hosts refuse it. Put it in quotes.`));
  }
  const length = characters(name);
  if (length > nameLimit) problems.push(problem('name-too-long', start, end, `The name has ${length} characters; hosts allow ${nameLimit} and cut or drop the rest. Shorten it.`));
  // An invisible character has a finding of its own.
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(withoutInvisible(name))) {
    const quotes = /^([“”„‟‘’‚«「『]).*([“”‟‘’»」』])$/.exec(name);
    const cause = quotes ? `The quotes ${quotes[1]} and ${quotes[2]} are part of this name, for YAML knows straight ones only: remove them. ` : '';
    problems.push(problem('name-characters', start, end, `${cause}A name may hold lower-case letters a-z, digits and single hyphens between them. Rename the skill (and its folder).`));
  }
  return { text: name, problems };
}

/**
 * The description in the front matter, or ''.
 * @param at where a missing key is reported
 */
export function checkDescription(entries: readonly FrontMatterEntry[], text: string, at: TextRange): FieldCheck {
  const entry = find(entries, 'description');
  const nothing = 'so hosts drop the skill. Say what it does and when to use it';
  if (!entry) return { text: '', problems: [problem('description-missing', at.start, at.end, `There is no description, ${nothing} on a "description: ..." line.`)] };
  const { start, end } = visible(entry);
  if (isBlankValue(entry.value)) return { text: '', problems: [problem('description-empty', start, end, `The description is empty, ${nothing}.`)] };
  if (typeof entry.value === 'object') {
    const colon = proseMapping(entry, text);
    if (colon) return { text: text.slice(start, end), problems: [colon] };
    return { text: text.slice(start, end), problems: [problem('description-not-text', start, end, 'YAML reads this description as a list or a mapping, so hosts drop the skill. Put the whole value in quotes.')] };
  }
  if (typeof entry.value !== 'string') {
    return { text: text.slice(start, end), problems: [problem('description-number', start, end, 'YAML reads this description as a number or a truth value, and strict hosts refuse it. Write a sentence, in quotes.')] };
  }
  const length = characters(entry.value);
  const tooLong = problem('description-too-long', start, end, `The description has ${length} characters; the specification allows ${descriptionLimit}, and hosts cut it or drop the skill. Shorten it.`);
  return { text: entry.value, problems: length > descriptionLimit ? [tooLong] : [] };
}
