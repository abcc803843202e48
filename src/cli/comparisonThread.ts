import { Worker } from 'node:worker_threads';
import type { ComparisonThread } from '../worker/remoteComparison.ts';

/** @param program the program's own file, which serves comparisons where it finds itself on a thread */
export function startComparisonThread(program: string): ComparisonThread {
  const worker = new Worker(program, { name: 'comparison' });
  let failure: string | undefined;
  worker.on('error', (error: unknown) => (failure = error instanceof Error ? error.message : String(error)));
  return {
    channel: {
      post: (message) => worker.postMessage(message),
      onMessage: (listener) => worker.on('message', listener),
    },
    onEnd: (listener) => worker.once('exit', (code) => listener(failure ?? `exit code ${code}`)),
    end: () => void worker.terminate(),
  };
}
