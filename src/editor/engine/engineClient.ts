import { type CancellationToken, EventEmitter, type LogOutputChannel } from 'vscode';
import type { EncodingName } from '../../core/tokens/tokenCounter.ts';
import type { EngineHostMethods, EngineMethods } from '../../protocol/engineApi.ts';
import { Rpc } from '../../protocol/rpc.ts';
import type { Platform, WorkerHandle } from '../platform.ts';
import { Delayed } from '../util/delayed.ts';

/** A worker without work for this long is ended; its library is read again when it is needed. */
const idleMs = 15 * 60_000;

/** More ends than this within a minute, and the worker is not started again until the user asks for it. */
const mostCrashes = 3;

interface Running {
  readonly worker: WorkerHandle;
  readonly rpc: Rpc<EngineMethods>;
  readonly configured: Promise<void>;
}

export interface EngineClientOptions {
  readonly platform: Platform;
  readonly host: Omit<EngineHostMethods, 'progress'>;
  readonly log: LogOutputChannel;
  readonly encoding: () => EncodingName;
  /** The counts of an earlier run, if there are any. */
  readonly loadCache: () => Promise<string | undefined>;
}

/** The engine in its worker: started by the first call, ended when idle, started anew after a crash. */
export class EngineClient {
  readonly #options: EngineClientOptions;
  readonly #lost = new EventEmitter<{ readonly crashed: boolean }>();
  readonly #progressed = new EventEmitter<{ readonly id: number; readonly done: number; readonly note: string }>();
  readonly #idle = new Delayed(() => this.stop('idle'), idleMs);
  #running: Running | undefined;
  #crashes: number[] = [];
  #calls = 0;

  /** The worker is gone, and with it the library that it held. */
  readonly onDidLose = this.#lost.event;
  /** A long call got on: `id` is its question's, `done` from 0 to 1. */
  readonly onDidProgress = this.#progressed.event;

  constructor(options: EngineClientOptions) {
    this.#options = options;
  }

  /** Whether a call would meet the library that earlier calls built. */
  get running(): boolean {
    return this.#running !== undefined;
  }

  /** @throws RpcError when the worker ends before it answers, Error when it keeps ending */
  async call<Name extends keyof EngineMethods>(
    method: Name,
    params: Parameters<EngineMethods[Name]>[0],
    token?: CancellationToken,
  ): Promise<Awaited<ReturnType<EngineMethods[Name]>>> {
    const { rpc, configured } = this.#start();
    this.#calls++;
    try {
      await configured;
      return await rpc.call(method, params, token ? { signal: signalOf(token) } : {});
    } finally {
      this.#calls--;
      if (this.#calls === 0) this.#idle.request();
    }
  }

  /** Ends the worker; the next call starts another, crashes forgiven. */
  stop(reason: string): void {
    if (reason === 'idle' && this.#calls > 0) return;
    this.#crashes = [];
    this.#running?.worker.terminate();
    this.#leave(`the worker was stopped: ${reason}`, false);
  }

  /** Ends the worker as if it had crashed. */
  kill(): void {
    this.#running?.worker.terminate();
  }

  dispose(): void {
    this.stop('the extension ends');
    this.#idle.dispose();
    this.#lost.dispose();
    this.#progressed.dispose();
  }

  #start(): Running {
    if (this.#running) return this.#running;
    const { platform, host, log, encoding, loadCache } = this.#options;
    const minuteAgo = Date.now() - 60_000;
    this.#crashes = this.#crashes.filter((time) => time > minuteAgo);
    if (this.#crashes.length >= mostCrashes) {
      throw new Error('The worker ended several times in a row. Run "Skill Loadout: Rebuild Index" to try again; the log has the reasons.');
    }
    log.debug('starting the worker');
    const worker = platform.startWorker();
    const rpc = new Rpc<EngineMethods>(worker.channel, { ...host, progress: async (step: Parameters<EngineHostMethods['progress']>[0]) => this.#progressed.fire(step) });
    const configured = loadCache().then((cache) => rpc.call('configure', { encoding: encoding(), cache }));
    configured.catch(() => undefined); // every call waits for it and reports it
    const running: Running = { worker, rpc, configured };
    worker.onExit((reason) => {
      if (this.#running !== running) return;
      this.#crashes.push(Date.now());
      log.error(`the worker ended: ${reason}`);
      this.#leave(`the worker ended: ${reason}`, true);
    });
    this.#running = running;
    return running;
  }

  #leave(reason: string, crashed: boolean): void {
    const running = this.#running;
    if (!running) return;
    this.#running = undefined;
    running.rpc.close(reason);
    this.#lost.fire({ crashed });
  }
}

function signalOf(token: CancellationToken) {
  const listeners = new Map<() => void, { dispose(): void }>();
  return {
    get aborted() {
      return token.isCancellationRequested;
    },
    addEventListener: (_: 'abort', listener: () => void) => {
      listeners.set(listener, token.onCancellationRequested(listener));
    },
    removeEventListener: (_: 'abort', listener: () => void) => {
      listeners.get(listener)?.dispose();
      listeners.delete(listener);
    },
  };
}
