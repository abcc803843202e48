import { queryOf, type Query } from '../../capability/query.ts';
import { claimsOf } from './disclaimers.ts';

/** A request that a skill says it is for. */
export interface SkillRequest {
  /** As written, one line, clipped. */
  readonly text: string;
  readonly query: Query;
  /** Set where nobody is said to ask so: what the skill says it does stands for its requests. */
  readonly purpose?: true;
}

/** Requests of one skill at most, and distinct terms that one has at least. */
const mostRequests = 8;
const leastTerms = 3;
const longestShown = 90;

const quoted = /"([^"\n]{8,200})"|“([^”\n]{8,200})”/gu;
const boundary = /(?<=[.!?;])\s+|(?<=[。！？；])|[\n\r]+|\s[—–]\s|(?=\b(?:Also )?[Uu]se (?:this skill )?(?:when|whenever|if|for|to|before|after)\b)/u;
const preface = /^\W*(?:also )?(?:use|trigger|activate|invoke)s?(?: this skill| it)?(?: proactively)?(?: (?:when|whenever|if|for|on|to))?(?: the)?(?: users?)?(?: wants?| asks?| needs?| mentions?| says?)?(?: to| for| about)?\b[\s:,]*/iu;

/** What a skill's description asks to be called for: its sentences, its "use when" phrases, and example requests in quotes. */
export function requestsOf(description: string): readonly SkillRequest[] {
  const claims = claimsOf(description);
  const examples = Array.from(claims.matchAll(quoted), ([, straight, curly]) => straight ?? curly ?? '');
  const sentences = claims.split(boundary).map((sentence) => sentence.replace(preface, ''));
  const requests = new Map<string, SkillRequest>();
  for (const written of [...sentences, ...examples]) {
    const text = written.replace(/[\p{C}\s]+/gu, ' ').trim();
    const query = queryOf(text);
    if (query.size >= leastTerms && !requests.has(text)) requests.set(text, { text: clip(text), query });
    if (requests.size === mostRequests) break;
  }
  return [...requests.values()];
}

function clip(text: string): string {
  const characters = [...text.slice(0, 2 * longestShown)];
  return characters.length > longestShown ? `${characters.slice(0, longestShown - 1).join('').trimEnd()}…` : characters.join('');
}
