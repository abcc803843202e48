import type { SkillMatch } from './explainReport.ts';

/** A task that needs a skill with less chance than this does not ask for it, whatever it might gain. */
const leastChance = 0.01;
/** A skill with less of the best one's relevance is about something else: no rewording makes it fit. */
const nearShare = 1 / 3;

/** Whether a task asks for a skill, so that it is of use to know what would get it in. @param chance 0 to 1 */
export function isAskedFor(chance: number): boolean {
  return chance >= leastChance;
}

/** Whether a skill is near enough to a task for its words to matter. @param share of the best relevance, 0 to 1 */
export function isNear(share: number): boolean {
  return share >= nearShare;
}

/** Relevance as a share (0 to 1) of the best. */
export function shareOfFirst({ relevance, first }: Pick<SkillMatch, 'relevance' | 'first'>): number {
  return first.relevance > 0 ? relevance / first.relevance : 0;
}
