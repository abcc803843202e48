import { escapesIn, type Escape } from './escapes.ts';
import { lineAt } from './frontMatter.ts';
import { excerpt, problem } from './problems.ts';
import type { SkillProblem, TextRange } from './skill.ts';
import { colonAt, commentAt } from './yamlLines.ts';
import type { WrittenEntry } from './yamlLines.ts';

const DROPPED = 'so hosts drop the skill';
const QUOTE_IT = 'Put the whole value in quotes.';

/** What is wrong with a value by its looks, or undefined. Linear in the value. */
export function valueCause(yaml: string, entry: WrittenEntry): SkillProblem | undefined {
  const { valueStart: start, end } = entry;
  if (start >= end) return undefined;
  const first = yaml.charAt(start);
  switch (first) {
    case '"':
    case "'":
      return quotedCause(yaml, start, end, first);
    case '|':
    case '>':
      return blockCause(yaml, start, end);
    case '[':
    case '{':
      return bracketCause(yaml, start, end);
    case '@': case '`': case '%': case ',': case ']': case '}': case '*': case '&': case '!':
      return specialCharacter(first, start);
    case '-': case '?':
      return /\s/.test(yaml.charAt(start + 1))
        ? problem('special-character', start, start + 1, `"${first}" and a blank begin a list or a key in YAML, ${DROPPED}. ${QUOTE_IT}`)
        : plainCause(yaml, start, end);
    default:
      return plainCause(yaml, start, end);
  }
}

function specialCharacter(char: string, at: number): SkillProblem {
  return problem('special-character', at, at + 1, `A value that begins with "${char}" has a special meaning in YAML, ${DROPPED}. ${QUOTE_IT}`);
}

function quotedCause(yaml: string, start: number, end: number, quote: string): SkillProblem | undefined {
  const unknown = quote === '"' ? escapesIn(yaml, start, end).find(({ makes }) => makes === undefined) : undefined;
  if (unknown) return badEscape(yaml, unknown);
  let at = start + 1;
  for (; at < end; at++) {
    const char = yaml.charAt(at);
    if (quote === '"' && char === '\\') at++;
    else if (char === quote) {
      if (quote === "'" && yaml.charAt(at + 1) === "'") at++;
      else break;
    }
  }
  if (at >= end) return problem('quote-unclosed', start, start + 1, `This quote is never closed, ${DROPPED}. Close it at the end of the value.`);
  const rest = restOfValue(yaml, at + 1, end);
  if (!rest) return undefined;
  if (yaml.slice(rest.start, rest.end) === ',') return problem('text-after-quote', rest.start, rest.end, `A comma ends this line as in JSON, ${DROPPED}. Remove it: in YAML the line end does its work.`);
  const advice = quote === "'" ? "Write two single quotes for one inside the value." : 'Write \\" for a quote inside the value.';
  return problem('text-after-quote', rest.start, rest.end, `The value's quotes close before "${excerpt(yaml.slice(rest.start, rest.end))}", ${DROPPED}. ${advice}`);
}

function badEscape(yaml: string, { start, end, letter }: Escape): SkillProblem {
  let advice = `Remove the backslash if "${letter}" alone is meant, else double it.`;
  if (letter === "'") advice = "Remove the backslash: in double quotes ' needs none.";
  if (/[\p{L}\p{N}]/u.test(letter)) advice = 'Double the backslash or use single quotes.';
  return problem('bad-escape', start, end, `"${yaml.slice(start, end)}" is no escape that YAML knows, ${DROPPED}. ${advice}`);
}

/** What follows a closed value and is no comment. */
function restOfValue(yaml: string, from: number, end: number): { start: number; end: number } | undefined {
  const rest = yaml.slice(from, end);
  const start = from + (rest.length - rest.trimStart().length);
  if (start >= end || (yaml.charAt(start) === '#' && start > from)) return undefined;
  return { start, end };
}

function blockCause(yaml: string, start: number, end: number): SkillProblem | undefined {
  const lineEnd = Math.min(end, lineAt(yaml, start).end);
  const header = /^[|>](?:[+-]?[1-9]?|[1-9][+-])(?=[ \t]|$)[ \t]*/.exec(yaml.slice(start, lineEnd));
  const after = start + (header?.[0].length ?? 1);
  if (header && (after >= lineEnd || yaml.charAt(after) === '#')) return undefined;
  return problem('block-text-misplaced', after, lineEnd, `After "${yaml.charAt(start)}" the text must begin on the next line, ${DROPPED}. Move it down and indent it, or put it in quotes.`);
}

function bracketCause(yaml: string, start: number, end: number): SkillProblem | undefined {
  let depth = 0;
  let quote = '';
  let at = start;
  for (; at < end; at++) {
    const char = yaml.charAt(at);
    if (quote !== '') {
      if (quote === '"' && char === '\\') at++;
      else if (char === quote) quote = '';
    } else if ((char === '"' || char === "'") && /[\s[{,:]/.test(yaml.charAt(at - 1))) quote = char;
    else if ((char === '@' || char === '`') && /[[{,:]\s*$/.test(yaml.slice(Math.max(start, at - 8), at))) return specialCharacter(char, at);
    else if (char === '[' || char === '{') depth++;
    else if ((char === ']' || char === '}') && --depth === 0) break;
  }
  if (at >= end) return problem('bracket-unclosed', start, start + 1, `"${yaml.charAt(start)}" begins a list or mapping that is never closed, ${DROPPED}. Close it, or put the whole value in quotes if it is text.`);
  const rest = restOfValue(yaml, at + 1, end);
  if (!rest) return undefined;
  return problem('text-after-bracket', rest.start, rest.end,
    `The value is a ${yaml.charAt(start) === '[' ? 'list' : 'mapping'} for YAML and ends before "${excerpt(yaml.slice(rest.start, rest.end))}", ${DROPPED}. ${QUOTE_IT}`);
}

function plainCause(yaml: string, start: number, end: number): SkillProblem | undefined {
  for (let at = start; at < end; ) {
    const line = lineAt(yaml, at);
    const lineEnd = Math.min(line.end, end);
    const comment = commentAt(yaml, at, lineEnd);
    const colon = colonAt(yaml, at, comment === -1 ? lineEnd : comment);
    if (colon !== -1) return colonCause(yaml, { start, end }, at, colon);
    if (comment !== -1 && line.next < end) {
      return problem('comment-splits-value', comment, lineEnd,
        `" #" begins a comment in the middle of this value, ${DROPPED}. ${QUOTE_IT}`);
    }
    at = line.next;
  }
  return undefined;
}

function colonCause(yaml: string, { start, end: valueEnd }: TextRange, from: number, colon: number): SkillProblem {
  const before = yaml.slice(Math.max(from, colon - 60), colon);
  const quotes = /^[“”„‟‘’‚«»「『]/.exec(yaml.slice(start, valueEnd));
  const second = /[,;|\t ][ \t]*(name|description|license|allowed-tools|metadata)$/.exec(before)?.[1];
  const quoteIt = quotes ? `${quotes[0]} is no quote for YAML: write straight quotes around the whole value.` : QUOTE_IT;
  const advice = second === undefined ? quoteIt : `If "${second}" is a key of its own, begin a new line with it; else put the whole value in quotes.`;
  const end = /[ \t]/.test(yaml.charAt(colon + 1)) ? colon + 2 : colon + 1;
  return problem('unquoted-colon', colon, end,
    `A colon and a space make YAML see a key called "${excerpt(before.trim())}" inside this unquoted value, ${DROPPED}. ${advice}`);
}
