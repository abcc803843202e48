import type { SharedPair } from '../capability/capabilityModel.ts';
import { withoutHumps } from './withoutHumps.ts';

/** The words that a skill shares with a task, as the skill writes them where its name or description does, each once. */
export function sharedWords(pairs: readonly SharedPair[]): readonly string[] {
  const humps = pairs.map(({ task }) => task);
  const kept = new Set(withoutHumps(humps, humps));
  return [...new Set(pairs.filter(({ task }) => kept.has(task)).map(({ task, stated }) => stated ?? task))];
}
