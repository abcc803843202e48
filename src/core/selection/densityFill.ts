/**
 * Fractional knapsack in linear time on average: arranges the first `count` places of `items` so that the densest
 * items that fill `room` stand first, by weighted quickselect instead of a sort.
 */
export class DensityFill {
  /** Items [0, full) fit whole. */
  full = 0;
  /** Room that is left beside them; the item at `full`, if there is one, fills it in part. */
  left = 0;

  /**
   * @param items item numbers, rearranged in place
   * @param densities value per token by item number
   * @param lengths tokens by item number, > 0
   */
  fill(items: Uint32Array, count: number, densities: Float64Array, lengths: Float64Array, room: number): void {
    let low = 0;
    let high = count;
    while (low < high) {
      const pivot = middleOf(densities[items[low]!]!, densities[items[(low + high) >>> 1]!]!, densities[items[high - 1]!]!);
      // [low, above) > pivot, [above, at) = pivot, [below, high) < pivot
      let above = low;
      let at = low;
      let below = high;
      let tokensAbove = 0;
      while (at < below) {
        const item = items[at]!;
        const density = densities[item]!;
        if (density > pivot) {
          tokensAbove += lengths[item]!;
          items[at++] = items[above]!;
          items[above++] = item;
        } else if (density < pivot) {
          items[at] = items[--below]!;
          items[below] = item;
        } else at++;
      }
      if (tokensAbove > room) {
        high = above;
        continue;
      }
      room -= tokensAbove;
      low = above;
      while (low < below && lengths[items[low]!]! <= room) room -= lengths[items[low++]!]!;
      if (low < below) break;
    }
    this.full = low;
    this.left = room;
  }
}

function middleOf(a: number, b: number, c: number): number {
  return a < b ? (b < c ? b : a < c ? c : a) : a < c ? a : b < c ? c : b;
}
