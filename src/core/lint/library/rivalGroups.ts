import { plainlyAlike, type RivalPair } from './rivalPair.ts';

/** Skills that say the same as one another, directly or by way of others. */
export interface RivalGroup {
  /** Positions in the library, ascending; two or more. */
  readonly members: readonly number[];
  /** Those of them that plainly say the same as another. */
  readonly certain: ReadonlySet<number>;
}

/** The groups that pairs make, by the first member of each. */
export function rivalGroups(pairs: readonly RivalPair[]): readonly RivalGroup[] {
  const leader = new Map<number, number>();
  const find = (skill: number): number => {
    let at = skill;
    for (let next = leader.get(at); next !== undefined && next !== at; next = leader.get(at)) at = next;
    return at;
  };
  const certain = new Set<number>();
  for (const { kind, first, second, likeness } of pairs) {
    if (kind !== 'same') continue;
    const [low, high] = [find(first), find(second)].sort((a, b) => a - b) as [number, number];
    leader.set(low, low).set(high, low);
    if (likeness >= plainlyAlike) certain.add(first).add(second);
  }
  const groups = new Map<number, number[]>();
  for (const skill of [...leader.keys()].sort((a, b) => a - b)) {
    const group = groups.get(find(skill));
    if (group === undefined) groups.set(skill, [skill]); // the first member leads
    else group.push(skill);
  }
  return Array.from(groups.values(), (members) => ({ members, certain: new Set(members.filter((skill) => certain.has(skill))) }));
}
