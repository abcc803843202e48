import type { LeftOut } from '../selection/explainLeftOut.ts';

/** Why a skill was left out, in one sentence for its author; gains and prices on the scale of the demand. */
export function reasonInWords({ reason, tokens, gainAlone, gain, price }: LeftOut, nameOf: (skill: number) => string): string {
  switch (reason.kind) {
    case 'no-demand':
      return 'supplies nothing that the task demands';
    case 'too-long':
      return `does not fit: its ${count(tokens)} tokens are more than the whole budget of ${count(reason.budget)}`;
    case 'not-worth-its-tokens':
      return `adds too little for its tokens: gain ${amount(gainAlone)}, price of ${count(tokens)} tokens ${amount(price)}`;
    case 'redundant':
      return `redundant with ${nameOf(reason.by)}: gain ${amount(gainAlone)} alone, ${amount(gain)} beside the chosen set`;
    case 'no-room':
      return `does not fit beside the chosen set: ${count(tokens)} tokens, ${count(reason.left)} left`;
    case 'limit':
      return `not among the best ${reason.maxSkills}: the limit on the number of skills is reached`;
    case 'not-better':
      return `would add as much as its tokens cost, give or take a rounding: gain ${amount(gain)}, price ${amount(price)}`;
  }
}

function count(tokens: number): string {
  return tokens.toLocaleString('en');
}

/** Three significant digits, but no more than four decimals. */
function amount(value: number): string {
  return value >= 0.1 ? value.toFixed(3) : value >= 0.00005 ? value.toFixed(4) : '0';
}
