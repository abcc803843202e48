import type { ListingFate } from './listing.ts';

/** What becomes of a description, after "listed". */
export const fateWords: Readonly<Record<ListingFate, string>> = { full: 'in full', shortened: 'shortened', 'name-only': 'name only', dropped: 'not at all' };
