import { proseOf } from '../../capability/prose.ts';
import { bodyRequestPhrases } from './bodyRequests.ts';
import { claimsOf } from './disclaimers.ts';
import { requestPhrases } from './requestPhrases.ts';
import { requestIn, type UserRequest } from './requestText.ts';

/** Requests of one skill at most, and those of its description among them. */
const mostRequests = 8;
const mostOfDescription = 6;
const mostBody = 30_000;

/**
 * What a user would say to be served by a skill: quoted user phrases and "use when" clauses of its description, then those
 * of its body with the lists below "When to use" and "Example prompts". Linear time up to fixed limits.
 */
export function userRequestsOf(description: string, body: string): readonly UserRequest[] {
  const requests = new Map<string, UserRequest>();
  collect(requests, requestPhrases(claimsOf(description)), mostOfDescription);
  collect(requests, bodyRequestPhrases(proseOf(body.slice(0, mostBody))), mostRequests);
  return [...requests.values()];
}

function collect(requests: Map<string, UserRequest>, phrases: Iterable<{ readonly text: string; readonly spoken: boolean }>, most: number): void {
  for (const { text, spoken } of phrases) {
    if (requests.size >= most) return;
    const request = requestIn(text, spoken);
    if (request === undefined) continue;
    const key = [...request.query.keys()].sort().join(' ');
    if (!requests.has(key)) requests.set(key, request);
  }
}
