import type { BeforeAfter } from '../lint/library/descriptionEffect.ts';

/** How an edited skill stands, for whoever shows it. */
export interface EffectReport {
  readonly own: readonly ({ readonly text: string } & BeforeAfter<boolean>)[];
  /** Requests of other skills, with whose they are. */
  readonly others: readonly ({ readonly text: string; readonly uri: string; readonly name: string } & BeforeAfter<boolean>)[];
}

/** One line: how many of its own requests find the skill, and how many others it comes up for. @param edited whether there is another version to compare with */
export function effectInWords({ own, others }: EffectReport, edited: boolean): string {
  const was = (list: readonly BeforeAfter<boolean>[], text: (count: number) => string): string =>
    edited && count(list, 'before') !== count(list, 'after') ? ` (was ${text(count(list, 'before'))})` : '';
  const found = own.length === 0 ? 'Names no requests of its own' : `Found by ${count(own, 'after')} of ${own.length} of its own requests${was(own, String)}`;
  const intrudes = count(others, 'after');
  return `${found}; in the top five for ${intrudes} ${intrudes === 1 ? 'request' : 'requests'} of other skills${was(others, String)}`;
}

function count(list: readonly BeforeAfter<boolean>[], version: 'before' | 'after'): number {
  return list.filter((each) => each[version]).length;
}
