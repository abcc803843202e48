import type { Steps } from '../util/steps.ts';
import { Neighbours } from './neighbours.ts';
import type { Signature } from './signatures.ts';

/** A subject of the library: a skill and those that say the same. */
export interface Topic {
  /** The skill that stands for it: the first in library order. */
  readonly leader: number;
  /** All skills that share it, the leader first. */
  readonly members: readonly number[];
}

/** How near a skill lies to a topic. */
export interface Nearness {
  readonly topic: number;
  /** Cosine of the skill's signature with the leader's, 0 to 1; 1 for members. */
  readonly cosine: number;
}

/** From this cosine on two skills say the same and share one topic. */
export const sameFrom = 0.75;
/** Below this cosine skills merely share some words. */
export const nearFrom = 0.4;
/** A skill lies near so many topics at most; more would make it supply everything a little. */
const mostTopics = 12;

/**
 * Leader clustering: each skill, in library order, joins the nearest topic or opens its own. A copy belongs where its
 * original does, though a new name is all that sets it off.
 * @param originalOf for each skill the first of its copies
 * @returns the topics, and for each skill the topics it lies near, the nearest first
 */
export function* topicsOf(
  signatures: readonly Signature[], originalOf: Uint32Array,
): Steps<{ topics: readonly Topic[]; near: readonly (readonly Nearness[])[] }> {
  const leaders = new Neighbours();
  const topics: { leader: number; members: number[] }[] = [];
  const home: number[] = [];
  for (const [skill, signature] of signatures.entries()) {
    if (skill % 8 === 7) yield;
    const original = originalOf[skill]!;
    const known = original === skill ? leaders.near(signature, sameFrom)[0]?.item : home[original];
    if (known !== undefined) {
      topics[known]!.members.push(skill);
      home.push(known);
    } else {
      home.push(leaders.add(signature));
      topics.push({ leader: skill, members: [skill] });
    }
  }
  const near: Nearness[][] = [];
  for (const [skill, signature] of signatures.entries()) {
    if (skill % 8 === 7) yield;
    const original = originalOf[skill]!;
    if (original !== skill) {
      near.push(near[original]!);
      continue;
    }
    const own = home[skill]!;
    const others = leaders.near(signature, nearFrom).filter(({ item }) => item !== own);
    const neighbours = others.slice(0, mostTopics - 1).map(({ item, cosine }) => ({ topic: item, cosine }));
    near.push([{ topic: own, cosine: 1 }, ...neighbours]);
  }
  return { topics, near };
}
