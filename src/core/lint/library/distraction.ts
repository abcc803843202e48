import { indexTerms, type TermIndex } from '../../capability/termIndex.ts';
import type { Steps } from '../../util/steps.ts';
import { intrudersOf, type Intruder } from './intrusions.ts';
import { mixturesOf, type Mixture } from './mixtures.ts';
import { trialsOf, type Contestant, type Trial } from './routingTrial.ts';
import type { Statement } from './statement.ts';

/** How the descriptions of a library stand in each other's way. */
export interface Distraction {
  readonly index: TermIndex;
  readonly trials: readonly Trial[];
  readonly mixtures: readonly Mixture[];
  /** For each skill, what it does to the requests of others. */
  readonly intruders: readonly Intruder[];
  /** For each skill, the mixed requests that it comes up for though they are about others. */
  readonly counts: readonly number[];
  /** For each skill, its count over what chance gives each skill of this library, >= 0; so it means the same in small and large ones. */
  readonly timesChance: readonly number[];
  /** For each skill, how prone it is to distract, >= 0, comparable within the library: its count, the intrusions between equals. */
  readonly scores: readonly number[];
}

/** Weight of single intrusions: less than one mixed request for all of them. */
const perIntrusion = 0.001;

/** @param claims what each contestant says, for telling rivals from strangers */
export function* distractionOf(contestants: readonly Contestant[], claims: readonly Statement[]): Steps<Distraction> {
  const index = yield* indexTerms(contestants.map(({ headline }) => headline));
  const trials = yield* trialsOf(contestants, index);
  const intruders = yield* intrudersOf(trials, claims);
  const mixtures = yield* mixturesOf(contestants, index);
  const counts = contestants.map(() => 0);
  for (const { intruders: skills } of mixtures) for (const skill of skills) counts[skill]!++;
  const scores = counts.map((count, skill) => count + perIntrusion * intruders[skill]!.total);
  const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length) || 1;
  return { index, trials, mixtures, intruders, counts, timesChance: counts.map((count) => count / mean), scores };
}
