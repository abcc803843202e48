import type { LocatedMember } from './locatedMember.ts';
import { quote } from './quote.ts';

const longestPath = 200;

/** How messages name a skill: by its name, by its path too where others bear the same name, and by its root where they have the same path. */
export function namesIn(members: readonly LocatedMember[]): (at: LocatedMember) => string {
  const bearers = new Map<string, Set<LocatedMember>>();
  for (const at of members) bearers.set(keyOf(at), (bearers.get(keyOf(at)) ?? new Set()).add(at));
  return (at) => {
    const namesakes = [...(bearers.get(keyOf(at)) ?? [])].filter((other) => other !== at);
    const place = namesakes.some(({ path }) => path === at.path) ? `${at.root}/${at.path}` : at.path;
    return namesakes.length > 0 ? `${bareQuote(at)} (${quote(place, longestPath).slice(1, -1)})` : bareQuote(at);
  };
}

/** Whether two skills have the same name, which no description can then tell apart. */
export function areNamesakes(a: LocatedMember, b: LocatedMember): boolean {
  return keyOf(a) === keyOf(b);
}

function bareQuote({ member }: LocatedMember): string {
  return quote(member.profile.name);
}

function keyOf({ member }: LocatedMember): string {
  return member.profile.name.trim().toLowerCase();
}
