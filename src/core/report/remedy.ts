import { isNear } from './askedFor.ts';
import type { ToldLeftOut } from './weakMatches.ts';
import { tokenCount } from './document/wording.ts';

/**
 * What would get a left-out skill in, in one sentence for its author: necessary, not sufficient, since another
 * budget or length can change the rest of the set.
 * @param used tokens of the chosen set; @param kappa benefit charged per token
 * @returns undefined where nothing would but another task
 */
export function remedyFor({ reason, tokens, gainAlone, gain }: ToldLeftOut, used: number, kappa: number, nameOf: (skill: number) => string): string | undefined {
  switch (reason.kind) {
    case 'no-demand':
      return undefined;
    case 'too-weak':
      return isNear(reason.share) ? "Needs more of the task's words in its description." : undefined;
    case 'too-long':
      return `Needs a budget of at least ${tokenCount(tokens)} tokens, or ${tokenCount(tokens - reason.budget)} tokens less text.`;
    case 'not-worth-its-tokens':
      return shorter(gainAlone, kappa, 'a description closer to the task, or a lower price');
    case 'redundant':
      return shorter(gain, kappa, `${nameOf(reason.by)} excluded`);
    case 'no-room':
      return `Needs a budget of at least ${tokenCount(used + tokens)} tokens, or ${tokenCount(tokens - reason.left)} tokens less text.`;
    case 'limit':
      return `Needs a limit of more than ${reason.maxSkills}.`;
    case 'not-better':
      return shorter(gain, kappa, 'a slightly lower price');
  }
}

/** The length at which the gain pays for the tokens, and the other way. */
function shorter(gain: number, kappa: number, otherwise: string): string {
  const worth = kappa > 0 ? Math.floor(gain / kappa) : 0;
  return worth >= 50 ? `Needs at most ${tokenCount(worth)} tokens, or ${otherwise}.` : `Needs ${otherwise}.`;
}
