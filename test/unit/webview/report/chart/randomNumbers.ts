import { seededRandom } from '../../../../../src/core/util/seededRandom.ts';

/** Lists of 2 to 6 numbers of all magnitudes, a third of them with negative ones. */
export function randomNumbers(lists: number): readonly (readonly number[])[] {
  const random = seededRandom(7);
  return Array.from({ length: lists }, (_, list) =>
    Array.from({ length: 2 + Math.floor(random() * 5) }, () => (list % 3 === 0 && random() < 0.5 ? -1 : 1) * random() * 10 ** Math.floor(random() * 9 - 3)),
  );
}
