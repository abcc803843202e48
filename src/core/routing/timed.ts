import type { Steps } from '../util/steps.ts';

/** Runs a computation and measures the time that it takes itself, the pauses between its steps left out. @param now milliseconds */
export function* timed<T>(steps: Steps<T>, now: () => number): Steps<{ readonly result: T; readonly ms: number }> {
  let ms = 0;
  for (;;) {
    const started = now();
    const step = steps.next();
    ms += now() - started;
    if (step.done) return { result: step.value, ms };
    yield;
  }
}
