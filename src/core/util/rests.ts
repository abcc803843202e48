import type { Pauses } from './steps.ts';

/**
 * Lets others run, every slice of about `sliceMs` milliseconds, during a loop that awaits: awaiting alone handles no message.
 * @returns to be awaited between two steps
 */
export function createRests({ now, pause }: Pauses, sliceMs = 12): () => Promise<void> | undefined {
  let sliceEnd = now() + sliceMs;
  return () => (now() < sliceEnd ? undefined : pause().then(() => void (sliceEnd = now() + sliceMs)));
}
