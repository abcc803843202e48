/** A binary heap of numbers, the least first. Grows as needed. */
export class MinHeap {
  #keys: Float64Array;
  #size = 0;

  /** @param capacity how many keys fit before it grows, >= 1 */
  constructor(capacity: number) {
    this.#keys = new Float64Array(capacity);
  }

  get size(): number {
    return this.#size;
  }

  push(key: number): void {
    if (this.#size === this.#keys.length) {
      const grown = new Float64Array(this.#size * 2);
      grown.set(this.#keys);
      this.#keys = grown;
    }
    const keys = this.#keys;
    let hole = this.#size++;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (keys[parent]! <= key) break;
      keys[hole] = keys[parent]!;
      hole = parent;
    }
    keys[hole] = key;
  }

  /** Takes the least key. The heap must not be empty. */
  pop(): number {
    const keys = this.#keys;
    const least = keys[0]!;
    const moved = keys[--this.#size]!;
    const size = this.#size;
    let hole = 0;
    for (let child = 1; child < size; child = 2 * hole + 1) {
      if (child + 1 < size && keys[child + 1]! < keys[child]!) child++;
      if (keys[child]! >= moved) break;
      keys[hole] = keys[child]!;
      hole = child;
    }
    keys[hole] = moved;
    return least;
  }
}
