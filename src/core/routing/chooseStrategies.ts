import { strategies } from './strategies.ts';
import type { Strategy } from './strategy.ts';

/** A strategy that was asked for and cannot run. */
export interface AbsentStrategy {
  readonly strategy: string;
  readonly reason: string;
}

/**
 * The strategies to run, in their own order.
 * @param ids undefined = all
 * @param hasEncoder whether there is an encoder for those that need one
 */
export function chooseStrategies(ids: readonly string[] | undefined, hasEncoder: boolean): { readonly strategies: readonly Strategy[]; readonly absent: readonly AbsentStrategy[] } {
  const asked = strategies.filter(({ id }) => ids?.includes(id) ?? true);
  const absent = hasEncoder ? [] : asked.filter(({ needsEncoder }) => needsEncoder);
  return {
    strategies: asked.filter((strategy) => !absent.includes(strategy)),
    absent: absent.map(({ id }) => ({ strategy: id, reason: 'it needs a text encoder, and there is none here' })),
  };
}
