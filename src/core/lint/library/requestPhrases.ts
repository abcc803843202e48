/** A piece of text that may be a request. */
export interface Phrase {
  readonly text: string;
  /** Whether it stood in quotation marks, as somebody's words. */
  readonly spoken: boolean;
}

const sentenceEnd = /(?<=[.!?](?:["'”’])?)(?<!\b(?:e\.g|i\.e|vs|etc)\.)\s+(?=\S)|(?<=[。！？])|[\n\r]+/u;
/** "Use this skill when …", "Triggers on …", "When the user asks …". */
const cue =
  /(?:\b(?:use[ds]?|useful|trigger(?:s|ed|ing)?|activate[sd]?|invoke[sd]?|appl(?:y|ies))\b(?: (?:this|the|skill|tool|it|also|only|automatically|specifically|proactively|immediately|primarily|first|guide|even|phrases?|keywords?))*(?: (?:when(?:ever)?|if|for|on)\b|\s?[:—–])|\bthis skill (?:(?:should be|is) )?(?:used )?(?:to|for)\b|^(?:also )?when(?:ever)?(?= (?:(?:the |a )?(?:users?|developers?)|you|asked)\b)|\bask(?:s|ed)? (?:to|for|about)\b|当用户|适用于|触发词?[:：]?)[\s:：—–]*/giu;
/** Quotations are requests only where the sentence says that somebody asks so. */
const asked = /\b(?:ask(?:s|ed|ing)?|say(?:s|ing)?|mention(?:s|ed)?|request(?:s|ed)?|phrases?|trigger\w*|use when|whenever|prompts?|questions?|queries|when the user|want(?:s|ed)?|types?)\b|用户|说|问|提到|触发/iu;
const quotation = /"([^"\n]{4,200})"|“([^”\n]{4,200})”|「([^」\n]{2,100})」|(?<![\p{L}\p{N}])['‘]([^'’\n]{4,120}(?:['’]\p{L}[^'’\n]{0,100})*)['’](?![\p{L}\p{N}])/gu;
const parts = /;|；|\s[—–]\s|\s-\s|(?:^|\s)\(?\d{1,2}\)\s|,? (?:or|and) (?:when(?:ever)?|if)\b|, (?:when(?:ever)?|if)\b|,? (?:or|and) (?=(?:the user )?(?:mentions?|asks?|says?|wants?|needs?) )/u;

const comma = /,(?: (?:or|and))? |、|，/u;
/** A list of so many, each of so few words, names topics. */
const leastTopics = 4;
const longestTopic = 5;

/** The phrases of a text by which it says what it is to be used for. */
export function requestPhrases(text: string): readonly Phrase[] {
  return text.split(sentenceEnd).flatMap((sentence) => (sentence ? [...clausesIn(sentence), ...quotationsIn(sentence)] : []));
}

/** What stands in quotation marks, where somebody is said to ask so. */
export function quotationsIn(sentence: string): readonly Phrase[] {
  if (!asked.test(sentence)) return [];
  return Array.from(sentence.matchAll(quotation), ([, ...groups]) => ({ text: (groups.find((group) => group !== undefined) ?? '').replace(/[,.]$/u, ''), spoken: true }));
}

function clausesIn(sentence: string): readonly Phrase[] {
  const starts = Array.from(sentence.matchAll(cue), ({ index: at, 0: words }) => ({ at, words, from: at + words.length }));
  return starts.flatMap(({ from, words }, n) => {
    const clause = sentence.slice(from, starts[n + 1]?.at);
    return (/[:：]\s*$/u.test(words) ? topicsIn(clause) : undefined) ?? phrasesOf(clause);
  });
}

/** "Triggers: web search, tavily, search for papers" is a list and no request that asks for all of it. */
function topicsIn(clause: string): readonly Phrase[] | undefined {
  const items = beforeQuotation(clause).replace(/[.。]\s*$/u, '').split(comma).map((item) => item.trim()).filter((item) => item && !/["“”]/u.test(item));
  const areTopics = items.length >= leastTopics && items.every((item) => wordsIn(item) <= longestTopic) && items.filter((item) => wordsIn(item) > 1).length > 1;
  return areTopics ? items.map((text) => ({ text, spoken: false })) : undefined;
}

/** The phrases that a clause strings together. */
export function phrasesOf(clause: string): readonly Phrase[] {
  return clause
    .split(parts)
    .flatMap((part) => listed(beforeQuotation(part)))
    .map((text) => ({ text, spoken: false }));
}

function beforeQuotation(part: string): string {
  const at = part.search(quotation);
  return at < 0 ? part : part.slice(0, at);
}

/** "a chart of sales, a map of shops or a table of prices" is three requests; "red, green or blue paint" is one. */
function listed(part: string): readonly string[] {
  const items = part.replace(/\([^()]*\)/gu, '').split(comma);
  return items.length >= 3 && items.every((item) => /\S\s+\S|\p{Script=Han}{3}/u.test(item.trim())) ? items : [part];
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}
