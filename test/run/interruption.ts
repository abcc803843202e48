import { constants } from 'node:os';

type CleanUp = () => Promise<void>;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const cleanUps = new Set<CleanUp>();
let ending = false;

/**
 * Registers what must be undone when we are interrupted (Ctrl+C, SIGTERM, a closed terminal), last registered first.
 * We end then, with the exit code of the signal unless `process.exitCode` was set.
 * @returns takes the registration back, for when it was undone in the ordinary course
 */
export function onInterruption(cleanUp: CleanUp): () => void {
  if (cleanUps.size === 0) for (const signal of signals) process.on(signal, end);
  cleanUps.add(cleanUp);
  return () => {
    cleanUps.delete(cleanUp);
    if (cleanUps.size === 0 && !ending) for (const signal of signals) process.off(signal, end);
  };
}

/** Whether we are cleaning up because we were interrupted. */
export function interrupted(): boolean {
  return ending;
}

function end(signal: NodeJS.Signals): void {
  if (ending) return;
  ending = true;
  void cleanAll().finally(() => process.exit(process.exitCode ?? 128 + constants.signals[signal]));
}

async function cleanAll(): Promise<void> {
  for (const cleanUp of [...cleanUps].reverse()) {
    await cleanUp().catch((error: unknown) => console.error('Not cleaned up:', error));
  }
}
