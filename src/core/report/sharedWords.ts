import type { SharedPair } from '../capability/capabilityModel.ts';
import { withoutHumps } from './withoutHumps.ts';

/**
 * The words that a skill shares with a task, each once: as its name or description writes them, marked `(body)` where it has
 * them only below its front matter, so that an odd match shows where it comes from.
 */
export function sharedWords(pairs: readonly SharedPair[]): readonly string[] {
  const humps = pairs.map(({ task }) => task);
  const kept = new Set(withoutHumps(humps, humps));
  return [...new Set(pairs.filter(({ task }) => kept.has(task)).map(({ task, stated }) => stated ?? `${task} (body)`))];
}
