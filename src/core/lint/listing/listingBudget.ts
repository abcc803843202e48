import { countCodePoints } from '../codePoints.ts';
import { utf8Length } from './utf8Length.ts';

/** A limit and how texts count against it. */
export interface ListingBudget {
  readonly limit: number;
  readonly unit: 'tokens' | 'characters';
  /** @param characters code points @param bytes of UTF-8 */
  cost(characters: number, bytes: number): number;
}

/** Tokens as Codex guesses them: a quarter of the bytes, rounded up. */
export function tokenBudget(limit: number): ListingBudget {
  return { limit, unit: 'tokens', cost: (_, bytes) => Math.ceil(bytes / 4) };
}

export function characterBudget(limit: number): ListingBudget {
  return { limit, unit: 'characters', cost: (characters) => characters };
}

/** Cost of a line with the line end that follows it. */
export function lineCost(budget: ListingBudget, line: string): number {
  return budget.cost(countCodePoints(line) + 1, utf8Length(line) + 1);
}
