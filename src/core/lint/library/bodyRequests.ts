import { phrasesOf, quotationsIn, requestPhrases, type Phrase } from './requestPhrases.ts';

const headed = /^\s{0,3}#{1,6}\s+(.*)$/u;
const item = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+(?:\[.\]\s+)?(.+)$/u;
const whenToUse = /^(?:(?:when|where) (?:to|should (?:i|you|we)) (?:use|apply|activate|invoke|trigger)(?: this| it)?(?: skill)?|use (?:this )?(?:skill )?(?:when|for|if)|when this skill applies|(?:auto[ -]?)?(?:activation|trigger)s?(?: (?:triggers?|conditions?|scenarios?|criteria))?|when to use .{0,12}skill)$/iu;
const whatUsersSay = /^(?:(?:example|sample|common|typical) (?:user )?(?:trigger )?(?:prompts?|phrases|requests?|quer(?:y|ies)|questions?|interactions?)|(?:activation|trigger) (?:phrases?|terms|prompts)|(?:what users|users might|user) (?:may |might )?(?:says?|asks?)|try asking|prompts to try)$/iu;
const useThisSkill = /\b(?:use|invoke|activate|apply|trigger) (?:this|the) skill (?:when|whenever|if|for)\b(?!.*[:：]\s*$)/iu;
/** Not a line that is indented as code is. */
const userSays = /^(?:\s{0,3}|\s*[-*>]\s+)[*_]{0,2}(?:user(?: (?:says|asks|prompt|request|input))?|human|prompt)[*_]{0,2}\s*[:：][*_]{0,2}\s*(.+)$/iu;
const negative = /\b(?:not|don['’]t|never|skip|avoid|instead)\b/iu;
/** "**Label**: what it means". */
const labelled = /^\*\*(.+?)\*\*\s*[:—–-]?\s*(.*)$/u;

type Section = 'when' | 'said' | undefined;

/** Phrases of a body that say what the skill is to be used for: its lists below "When to use" and the like, and what it has users say. */
export function bodyRequestPhrases(prose: string): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let section: Section;
  for (const line of prose.split('\n')) {
    const heading = headed.exec(line)?.[1];
    if (heading !== undefined) section = sectionOf(heading);
    else phrases.push(...inLine(line.slice(0, 400), section));
    // "Do not use this skill for:" ends what it is for.
    if (section !== undefined && heading === undefined && /[:：]\W*$/u.test(line) && negative.test(line)) section = undefined;
  }
  return phrases;
}

function sectionOf(heading: string): Section {
  const plain = heading.replace(/[^\p{L}\p{N}\s-]/gu, '').trim();
  return whenToUse.test(plain) ? 'when' : whatUsersSay.test(plain) ? 'said' : undefined;
}

function inLine(line: string, section: Section): readonly Phrase[] {
  const said = userSays.exec(line)?.[1];
  if (said !== undefined) return spokenIn(said);
  const listed = item.exec(line)?.[1];
  if (section === undefined || listed === undefined) return useThisSkill.test(line) && !negative.test(line) ? requestPhrases(line) : [];
  if (section === 'said') return quotationsIn(`asked ${listed}`);
  if (negative.test(listed)) return [];
  const [, label, meaning] = labelled.exec(listed) ?? [];
  const text = label === undefined ? listed : label.split(' ').length > 1 ? label : meaning!;
  const quoted = quotationsIn(text);
  return quoted.length > 0 ? quoted : phrasesOf(text).slice(0, 1);
}

/** What a user is said to say: what stands in quotation marks where it begins with one, else all of it. */
function spokenIn(said: string): readonly Phrase[] {
  const quoted = /^[*_]*["“「'‘]/u.test(said) ? quotationsIn(`asked ${said}`) : [];
  return quoted.length > 0 ? quoted : [{ text: said.replace(/^[*_]*["“'‘]|["”'’]?[*_]*$/gu, ''), spoken: true }];
}
