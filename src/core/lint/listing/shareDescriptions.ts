import { mapInSteps, type Steps } from '../../util/steps.ts';
import { countCodePoints } from '../codePoints.ts';
import type { ListingBudget } from './listingBudget.ts';
import { characterBytes, utf8Length } from './utf8Length.ts';

const STRIDE = 64;

interface Share {
  readonly characters: readonly string[];
  readonly leastCost: number;
  readonly leastCharacters: number;
  bytes: number;
  taken: number;
  cost: number;
}

/**
 * Deals characters out to descriptions, one each in turn, as long as the budget lasts; a description that is
 * complete leaves its turn to the others. This is how Codex shortens.
 * @param leastLines the lines without their descriptions
 * @param left what the budget leaves after these lines
 * @returns how many code points each description keeps
 */
export function* shareDescriptions(budget: ListingBudget, descriptions: readonly string[], leastLines: readonly string[], left: number): Steps<number[]> {
  const shares = yield* mapInSteps(descriptions, STRIDE, (description, index): Share => {
    const least = leastLines[index] ?? '';
    const leastCharacters = countCodePoints(least) + 1;
    const bytes = utf8Length(least) + 1;
    return { characters: [...description], leastCharacters, bytes, leastCost: budget.cost(leastCharacters, bytes), taken: 0, cost: 0 };
  });
  let open = shares.filter(({ characters }) => characters.length > 0);
  while (open.length > 0) {
    yield;
    const stillOpen: Share[] = [];
    let changed = false;
    for (const share of open) {
      const next = share.characters[share.taken] ?? '';
      const bytes = share.bytes + characterBytes(next);
      // The blank between description and path counts as soon as there is a description.
      const cost = Math.max(0, budget.cost(share.leastCharacters + share.taken + 2, bytes + 1) - share.leastCost);
      if (cost - share.cost <= left) {
        left -= cost - share.cost;
        Object.assign(share, { bytes, cost, taken: share.taken + 1 });
        changed = true;
      }
      if (share.taken < share.characters.length) stillOpen.push(share);
    }
    // Who got nothing in a round stays, for a next character may be free: tokens are rounded.
    open = changed ? stillOpen : [];
  }
  return shares.map(({ taken }) => taken);
}
