/** What was fitted on labelled tasks: the two logistic models that turn relevance into chances, and the price of a token. */
export interface Calibration {
  /** That the library serves a task: constant, best relevance, decades of skills. */
  readonly served: readonly [number, number, number];
  /** That a capability is needed by a task that is served: constant, its relevance, how far the best is ahead, decades of skills. */
  readonly needed: readonly [number, number, number, number];
  /** Benefit that a token costs before any price (2608.19993, section 3), >= 0, on the scale of `wholeDemand`. */
  readonly kappa: number;
}

/** What `npm run train:demand` gives for 211 written tasks and 160 requests that nothing serves; test/bench/capability.md has what it is worth. */
export const fittedCalibration: Calibration = {
  served: [-4.46, 11.62, -1.07],
  needed: [-0.55, 9.01, -3.91, -2.06],
  kappa: 1e-5,
};

/** Where a library serves a task with a smaller chance, nothing is demanded. */
export const leastChanceServed = 0.4;

/** Chance that a library of so many skills serves a task, by the best relevance that it has for it. */
export function chanceServed(best: number, skills: number, { served: [constant, perBest, perDecade] }: Calibration): number {
  return logistic(constant + perBest * best + perDecade * decades(skills));
}

/** Chance that a task which is served needs a capability of this relevance. */
export function chanceNeeded(relevance: number, best: number, skills: number, { needed: [constant, own, behind, perDecade] }: Calibration): number {
  return relevance > 0 ? logistic(constant + own * relevance + behind * (best - relevance) + perDecade * decades(skills)) : 0;
}

function decades(skills: number): number {
  return Math.log10(Math.max(1, skills));
}

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
