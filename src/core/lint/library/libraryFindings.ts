import type { Steps } from '../../util/steps.ts';
import { distractorFindings } from './distractorFindings.ts';
import type { LibraryFinding, WantedFindings } from './libraryFinding.ts';
import type { LocatedMember } from './locatedMember.ts';
import type { OverlapsAmong } from './overlap.ts';
import { rivalFindings } from './rivalFindings.ts';
import { rivalPairsOf } from './rivalPairs.ts';

/**
 * What only shows when the skills of a library are compared, in library order, by code within a skill. The same
 * members give the same findings whatever was computed before.
 */
export function* libraryFindings(members: readonly LocatedMember[], wanted: WantedFindings, overlapsAmong: OverlapsAmong): Steps<readonly LibraryFinding[]> {
  const pairs = wanted.redundant ? yield* rivalPairsOf(members.map(({ member }) => member.profile)) : [];
  const findings = [
    ...(yield* rivalFindings(members, pairs, overlapsAmong)),
    ...(wanted.distractors ? yield* distractorFindings(members) : []),
  ];
  const order = new Map(members.map(({ uri }, position) => [uri, position]));
  return findings.sort((a, b) => order.get(a.uri)! - order.get(b.uri)! || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}
