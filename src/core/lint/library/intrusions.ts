import { sharedSense, type Statement } from './statement.ts';
import type { Steps } from '../../util/steps.ts';
import type { Trial } from './routingTrial.ts';

/** A request of another skill that brings a skill up among the best five. */
export interface Intrusion {
  readonly trial: Trial;
  /** Whether it stands ahead of the owner. */
  readonly ahead: boolean;
  /** 0 to 1: the more the less the two have to do with each other, and the more of the owner's score it earns. */
  readonly weight: number;
}

/** What a skill does to the requests of the others. */
export interface Intruder {
  /** The gravest for each owner, the gravest first. */
  readonly intrusions: readonly Intrusion[];
  /** Sum of their weights. */
  readonly total: number;
  /** Unlike skills that it stands ahead of for a request of theirs. */
  readonly ahead: number;
}

/** From this cosine of meaning on two skills share a subject, and either may well come up for the other. */
const related = 0.6;
/** An intruder that earns this share of the owner's score counts in full. */
const fullShare = 0.5;
const stride = 256;

/** For each skill, its intrusions into requests of others. */
export function* intrudersOf(trials: readonly Trial[], claims: readonly Statement[]): Steps<readonly Intruder[]> {
  const gravest = claims.map(() => new Map<number, Intrusion>());
  for (const [n, trial] of trials.entries()) {
    if (n % stride === stride - 1) yield;
    const owner = trial.found.indexOf(trial.owner);
    for (const [place, skill] of trial.found.entries()) {
      if (skill === trial.owner) continue;
      const unlike = Math.max(0, 1 - Math.max(0, sharedSense(claims[skill]!, claims[trial.owner]!)) / related);
      const weight = unlike * Math.min(1, trial.shares[place]! / fullShare);
      const known = gravest[skill]!.get(trial.owner);
      if (weight > 0 && weight > (known?.weight ?? 0)) gravest[skill]!.set(trial.owner, { trial, ahead: owner < 0 || place < owner, weight });
    }
  }
  return gravest.map((byOwner) => {
    const intrusions = [...byOwner.values()].sort((a, b) => b.weight - a.weight || a.trial.owner - b.trial.owner);
    return {
      intrusions,
      total: intrusions.reduce((sum, { weight }) => sum + weight, 0),
      ahead: intrusions.filter(({ ahead }) => ahead).length,
    };
  });
}
