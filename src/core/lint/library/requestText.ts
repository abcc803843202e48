import { queryOf } from '../../capability/query.ts';
import type { SkillRequest } from './skillRequest.ts';

const leastTerms = 2;
/** Shorter topics that nobody is quoted with, such as "bug fixes", say too little. */
const leastWords = 3;
const wordBreak = /\s+|(?<=\p{Script=Han}{2})(?=\p{Script=Han})/u;
const mostWords = 26;
const longestShown = 90;

/** What stands before the request itself: who asks, and that they do. */
const preface = new RegExp(
  [
    String.raw`^(?:[\s\p{P}]+|(?:or|and|also|either|when(?:ever)?|if|specifically|explicitly)\b)`,
    String.raw`^(?:the |a )?(?:users?|developers?|someone|somebody|people|they|you(?:['’]re)?)(?: (?:is|are|was|has|have|want|may|might|explicitly|directly|also|often|simply|then))*\b`,
    String.raw`^(?:(?:is |are |been )?ask(?:s|ed|ing)?|wants?|needs?|needed|requests?|mentions?|says?|describes?|types?|invokes?|would like|requires?|looking|tr(?:ies|ying)|trigger(?:s|ed)?)(?: (?:you|me|us|help|explicitly|something like|things like|questions?))*(?: (?:to|for|about|how to|with|on))*(?=\s|$)`,
    String.raw`^(?:tasks?|requests?|questions?|prompts?|queries|phrases|work|anything|projects?|situations?|conversations?)(?: (?:like|such as|that|which|to|about|involv(?:es?|ing)|requir(?:es?|ing)|includ(?:es?|ing)|involving|on|for|relat(?:ed|ing)|the|is|are))+\b`,
    String.raw`^(?:to|for|about|on|that|like|e\.g\.|such as|including|their|any of(?: the following)?|things like|keywords?(?: like)?|topics(?: like)?)(?=[\s:,])`,
  ].join('|'),
  'iu',
);
/** What is left over at the end when quotations and parentheses are taken away. */
const remains =
  /[\s\p{P}]*(?:\b(?:or|and|to|for|about|with|when(?:ever)?|if|that|says?|asks?|mentions?|asked|saying|the|users?|like|as|such|including|e\.g|etc|phrases?|questions?|requests?|keywords?|also|use|via|is|are|even|prompts?|things|on|in|of|from|say|by|something|similar|contexts?|\p{L}(?=\.\p{L}))\b)?[\s,;:.、，。—–-]*$/iu;
/** Of what may be left over that which may just as well be what is asked for. */
const asksFor = /\b(?:users?|phrases?|questions?|requests?|keywords?|prompts?|things|contexts?)[\s\p{P}]*$/iu;
/** Instructions to the agent, references and code: no user says them. */
const foreign =
  /\b(?:this|the|another|other|a|these|which|each) (?:sub-?)?(?:skills?|agents?)\b|\b(?:skill|agent) is\b|\b(?:claude|codex|subagents?|SKILL\.md|the (?:model|assistant)|user['’]s request|loaded|you (?:must|should))\b|https?:|[{}<>|=[\]]|\$\w|^\W*\/|\w\(\)|→|\.\.\/|--\w|\w\?\.\w|;\s*$/iu;
/** "`/deploy` is called", "asked via /kit:scaffold-tests": a command of an agent says nothing of what is asked. */
const command = /^\W*\/[a-z]|(?<![\p{L}\p{N}])\/[a-z][\w:-]*\W*$/iu;
/** Words that something must follow: what ends so was cut off. */
const dangling = /\b(?:an?|the|my|your|our|their|new|another|such|via|based|using|between|without|into|at)$/iu;
const instruction = /^(?:any|do|don['’]t|not|never|always|must|should|ensure|make sure|no|only|skip|avoid|it|its|there|these|those|this|that|they|we|your|i['’]ll|let me|see|note|prefer|instead|after|before|because|since|while|once|step|default|auto-?invoke|unless|rather|otherwise)\b/iu;

/** Half of what was cut in two. */
const boldMark = /(?<![^\s\p{P}])(?<!\/)\*\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\*\*(?![^\s\p{P}])/gu;
/** Not the `_` of `set_seed`, nor the `*` of `*.ts`. */
const emphasis = /(?<![\p{L}\p{N}_*])([*_]{1,3})(?=[^\s*_])([^*]*?[^\s*_])\1(?![\p{L}\p{N}_*])/gu;

/** A phrase as the request that it stands for; undefined where no user would say it. @param spoken whether it stood in quotation marks */
export function requestIn(phrase: string, spoken = false): SkillRequest | undefined {
  const plain = phrase.replace(/\p{C}/gu, ' ');
  let text = withoutMarkup(plain).replace(/\s+/gu, ' ').trim();
  if (/[:：]$/u.test(text) || (!spoken && command.test(plain))) return undefined;
  if (!spoken) text = withoutFrame(text);
  if (!spoken && dangling.test(text)) return undefined;
  const words = text.split(wordBreak).length;
  if ((!spoken && words < leastWords) || words > mostWords || text.length > 220 || foreign.test(text) || (!spoken && instruction.test(text))) return undefined;
  const query = queryOf(text);
  return query.size >= leastTerms ? { text: clipRequest(text), query } : undefined;
}

/** Markdown's emphasis and code marks taken away; what stands in code stays as written. */
function withoutMarkup(text: string): string {
  return text.split('`').map((part, n) => (n % 2 === 1 ? part : part.replace(emphasis, '$2').replace(boldMark, ''))).join('');
}

function withoutFrame(phrase: string): string {
  let text = phrase.replace(/\s?\([^()]*\)/gu, '').replace(/\s?[()].*$/u, '');
  for (let before = ''; text !== before; ) {
    before = text;
    text = text.replace(preface, '').trimStart();
  }
  for (let before = ''; text !== before; ) {
    before = text;
    const shorter = text.replace(remains, '');
    // "Starting a new prompt" ends with what it is about.
    text = asksFor.test(text) && (dangling.test(shorter) || shorter.replace(remains, '') === shorter) ? text.replace(/[\s\p{P}]+$/u, '') : shorter;
  }
  return text;
}

/** A request as it is shown. */
export function clipRequest(text: string): string {
  const characters = [...text];
  return characters.length > longestShown ? `${characters.slice(0, longestShown - 1).join('').trimEnd()}…` : text;
}
