import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { interrupted, onInterruption } from './interruption.ts';

/** A process we started, with whatever it started itself. */
export interface OwnProcess {
  readonly child: ChildProcess;
  /** Resolves once the process has ended, or could not be started; never when that is so because we are interrupted. */
  readonly ended: Promise<void>;
  /** Ends the process and its descendants; resolves when it is gone. */
  readonly stop: () => Promise<void>;
}

/** How long a process may take to end by itself, in milliseconds. */
const grace = 5_000;

/** Starts a process that is ended as a whole: it leads a group of its own, so no descendant outlives `stop`. */
export function startOwnProcess(command: string, args: readonly string[], options: SpawnOptions): OwnProcess {
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32', windowsHide: true });
  const forget = onInterruption(stop);
  const closed = once(child, 'close').then(forget, forget);
  const ended = closed.then(() => (interrupted() ? new Promise<void>(() => undefined) : undefined));

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), grace);
    await closed;
    clearTimeout(timer);
    signalGroup(child, 'SIGKILL');
  }

  return { child, ended, stop };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    else process.kill(-pid, signal);
  } catch {
    // Nothing of the group is left.
  }
}
