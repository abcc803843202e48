import { queryOf, type Query } from '../../core/capability/query.ts';
import { claimsOf } from '../../core/lint/library/disclaimers.ts';

/** Requests of one skill at most, and distinct terms that one has at least. */
const mostRequests = 8;
const leastTerms = 3;

const quoted = /"([^"\n]{8,200})"|“([^”\n]{8,200})”/gu;
const boundary = /(?<=[.!?;])\s+|(?<=[。！？；])|[\n\r]+|\s[—–]\s|(?=\b(?:Also )?[Uu]se (?:this skill )?(?:when|whenever|if|for|to|before|after)\b)/u;
const preface = /^\W*(?:also )?(?:use|trigger|activate|invoke)s?(?: this skill| it)?(?: proactively)?(?: (?:when|whenever|if|for|on|to))?(?: the)?(?: users?)?(?: wants?| asks?| needs?| mentions?| says?)?(?: to| for| about)?\b[\s:,]*/iu;

/** What a skill's description asks to be called for: its sentences, its "use when" phrases, and example requests in quotes. */
export function statedRequests(description: string): readonly Query[] {
  const claims = claimsOf(description);
  const examples = Array.from(claims.matchAll(quoted), ([, straight, curly]) => straight ?? curly ?? '');
  const sentences = claims.split(boundary).map((sentence) => sentence.replace(preface, ''));
  const requests = new Map<string, Query>();
  for (const written of [...sentences, ...examples]) {
    const text = written.replace(/[\p{C}\s]+/gu, ' ').trim();
    const query = queryOf(text);
    if (query.size >= leastTerms && !requests.has(text)) requests.set(text, query);
    if (requests.size === mostRequests) break;
  }
  return [...requests.values()];
}
