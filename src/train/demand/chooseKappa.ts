import { meanRecall, type Trial } from './trySelection.ts';

/** Prices of a token that are tried, ascending. */
export const kappas = [1e-6, 2e-6, 5e-6, 1e-5, 2e-5, 5e-5, 1e-4] as const;

/** So much of the best recall may be given for fewer tokens. */
const mostLost = 0.002;

/** The largest price of a token that costs no more than a fifth of a point of mean recall beside the best of all prices. */
export function chooseKappa(trials: ReadonlyMap<number, readonly Trial[]>): number {
  const recalls = kappas.map((kappa) => meanRecall(trials.get(kappa)!));
  const best = Math.max(...recalls);
  return kappas[recalls.findLastIndex((recall) => recall >= best - mostLost)]!;
}
