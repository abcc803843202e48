import { homedir } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { createNodeComparer } from '../worker/nodeEngine.ts';
import { serveComparisons } from '../worker/remoteComparison.ts';
import { startComparisonThread } from './comparisonThread.ts';
import { run } from './run.ts';

// Without it the heap of new objects grows with the library: a third more memory for a few percent of the time.
setFlagsFromString('--semi-space-growth-factor=1');

if (parentPort) {
  const port = parentPort;
  serveComparisons({ post: (message) => port.postMessage(message), onMessage: (listener) => port.on('message', listener) }, createNodeComparer(__dirname));
} else runProgram();

function runProgram(): void {
  // A reader that has seen enough (`| head`) closes the pipe: no failure of ours.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return;
      process.exitCode = 2;
      if (stream === process.stdout) process.stderr.write(`skill-loadout: the output could not be written: ${error.message}\n`);
    });
  }

  const { stdout, stderr, stdin, env, platform } = process;
  // Once: whoever interrupts again means it.
  const onInterrupt = (stop: () => void) => {
    process.once('SIGINT', stop);
    return () => void process.off('SIGINT', stop);
  };
  const startComparison = () => startComparisonThread(__filename);

  // The exit code is set, not forced, so that all output is written first.
  void run(process.argv.slice(2), { stdout, stderr, stdin, cwd: process.cwd(), env, platform, homeFolder: homedir(), onInterrupt, startComparison, programFolder: __dirname }).then(
    (code) => (process.exitCode ??= code),
  );
}
