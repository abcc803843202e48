import { proseOf } from '../../capability/prose.ts';
import { queryOf } from '../../capability/query.ts';
import { bodyRequestPhrases } from './bodyRequests.ts';
import { claimsOf } from './disclaimers.ts';
import { requestPhrases, type Phrase } from './requestPhrases.ts';
import type { SkillRequest } from './skillRequest.ts';
import { clipRequest, requestIn } from './requestText.ts';

/** Requests of one skill at most, and those of its description among them. */
const mostRequests = 8;
const mostOfDescription = 6;
const mostDescription = 4_000;
const mostBody = 30_000;
const leastPurpose = 3;

/**
 * What a user would say to be served by a skill: quoted user phrases and "use when" clauses of its description, then those
 * of its body with the lists below "When to use" and "Example prompts". Where there are none, what the description says
 * the skill does is its only request. Linear time up to fixed limits.
 */
export function userRequestsOf(description: string, body: string): readonly SkillRequest[] {
  const requests = new Map<string, SkillRequest>();
  const claims = claimsOf(description.slice(0, mostDescription));
  collect(requests, requestPhrases(claims), mostOfDescription);
  collect(requests, bodyRequestPhrases(proseOf(body.slice(0, mostBody))), mostRequests);
  return requests.size > 0 ? [...requests.values()] : purposeOf(claims);
}

function collect(requests: Map<string, SkillRequest>, phrases: readonly Phrase[], most: number): void {
  for (const { text, spoken } of phrases) {
    if (requests.size >= most) return;
    const request = requestIn(text, spoken);
    if (request === undefined) continue;
    const key = [...request.query.keys()].sort().join(' ');
    if (!requests.has(key)) requests.set(key, request);
  }
}

function purposeOf(claims: string): readonly SkillRequest[] {
  const text = claims.replace(/[\p{C}\s]+/gu, ' ').trim();
  const query = queryOf(text);
  return query.size >= leastPurpose ? [{ text: clipRequest(text), query, purpose: true }] : [];
}
