import type { Cancel } from './cancel.ts';

/**
 * A long computation in small steps: it yields wherever it may pause or stop (a few milliseconds of work
 * apart at most) and returns its result. One implementation so serves a blocking caller and a worker.
 */
export type Steps<T> = Generator<void, T, void>;

/** Runs to the end without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Maps a list in steps of `stride` items. */
export function* mapInSteps<T, U>(items: readonly T[], stride: number, map: (item: T, index: number) => U): Steps<U[]> {
  const mapped: U[] = [];
  for (const [index, item] of items.entries()) {
    if (index % stride === stride - 1) yield;
    mapped.push(map(item, index));
  }
  return mapped;
}

/** How a caller with an event loop lets others run. */
export interface Pauses {
  /** Milliseconds on any steady clock. */
  readonly now: () => number;
  /** Resolves after pending messages were handled. */
  readonly pause: () => Promise<void>;
}

/**
 * Runs in slices of at most about `sliceMs` milliseconds with a pause between them.
 * @returns the result, or undefined when `cancel` fired first
 */
export async function finishInSlices<T>(steps: Steps<T>, pauses: Pauses, cancel: Cancel, sliceMs = 12): Promise<T | undefined> {
  let sliceEnd = pauses.now() + sliceMs;
  for (;;) {
    if (cancel.aborted) {
      steps.return(undefined as never);
      return undefined;
    }
    const step = steps.next();
    if (step.done) return step.value;
    if (pauses.now() >= sliceEnd) {
      await pauses.pause();
      sliceEnd = pauses.now() + sliceMs;
    }
  }
}
