import type { ToldLeftOut, TooWeak } from './weakMatches.ts';
import { tokenCount } from './document/wording.ts';

/** Why a skill was left out, in one sentence for its author; gains and prices on the scale of the demand. */
export function reasonInWords({ reason, tokens, gainAlone, gain, price }: ToldLeftOut, nameOf: (skill: number) => string): string {
  switch (reason.kind) {
    case 'no-demand':
      return 'shares nothing with the task';
    case 'too-weak':
      return tooWeak(reason, nameOf);
    case 'too-long':
      return `does not fit: its ${tokenCount(tokens)} tokens are more than the whole budget of ${tokenCount(reason.budget)}`;
    case 'not-worth-its-tokens':
      return `adds too little for its tokens: gain ${amount(gainAlone)}, price of ${tokenCount(tokens)} tokens ${amount(price)}`;
    case 'redundant':
      return `redundant with ${nameOf(reason.by)}: gain ${amount(gainAlone)} alone, ${amount(gain)} beside the chosen set`;
    case 'no-room':
      return `does not fit beside the chosen set: ${tokenCount(tokens)} tokens, ${tokenCount(reason.left)} left`;
    case 'limit':
      return `not among the best ${reason.maxSkills}: the limit on the number of skills is reached`;
    case 'not-better':
      return gain > price * 1.001
        ? `fits and would add more than its tokens cost, but the rule did not choose it: gain ${amount(gain)}, price ${amount(price)}`
        : `would add as much as its tokens cost, give or take a rounding: gain ${amount(gain)}, price ${amount(price)}`;
  }
}

function tooWeak({ beside, share, words }: TooWeak, nameOf: (skill: number) => string): string {
  const shares = words.length > 0 ? `; shares ${words.join(', ')}` : '';
  if (beside === undefined) return `matches the task too weakly to be more than chance${shares}`;
  const percent = share < 0.01 ? 'less than 1' : `${Math.floor(100 * share)}`;
  return `matches the task too weakly beside ${nameOf(beside)}: ${percent} % of its relevance${shares}`;
}

/** Three significant digits, but no more than four decimals. */
function amount(value: number): string {
  return value >= 0.1 ? value.toFixed(3) : value >= 0.00005 ? value.toFixed(4) : '0';
}
