import type { Cancel } from '../core/util/cancel.ts';

/** One end of a message channel: worker_threads' ports, browser workers and test doubles all fit. */
export interface Channel {
  post(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  onMessage(listener: (message: unknown) => void): void;
}

type Method = (params: never, cancel: Cancel) => Promise<unknown>;

/** Methods of one parameter object each; they answer with plain data. */
export type Methods = { readonly [name: string]: Method };

type Message =
  | { readonly kind: 'call'; readonly id: number; readonly method: string; readonly params: unknown }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string; readonly stack: string | undefined };

/** A call failed on the other side, or the other side is gone. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
}

/** Options of one call. */
export interface CallOptions {
  /** Aborting it tells the other side to stop; the promise still settles with what that side answers. */
  readonly signal?: AbortSignalLike;
  /** Buffers to hand over instead of copying. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** The part of an AbortSignal that calls need. */
export interface AbortSignalLike extends Cancel {
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A symmetric remote procedure channel: each side serves its methods and calls the other's.
 * `Remote` names the other side's methods.
 */
export class Rpc<Remote extends Methods> {
  readonly #channel: Channel;
  readonly #pending = new Map<number, Pending>();
  readonly #running = new Map<number, { aborted: boolean }>();
  #nextId = 1;
  #closed: RpcError | undefined;

  constructor(channel: Channel, methods: Methods) {
    this.#channel = channel;
    channel.onMessage((message) => this.#receive(message as Message, methods));
  }

  /** @throws RpcError when the method fails there, or when this end is or gets closed */
  call<Name extends keyof Remote & string>(
    method: Name,
    params: Parameters<Remote[Name]>[0],
    options: CallOptions = {},
  ): ReturnType<Remote[Name]> {
    return this.#call(method, params, options) as ReturnType<Remote[Name]>;
  }

  /** Rejects every pending call with `reason`, and all later ones; running methods are cancelled. */
  close(reason: string): void {
    this.#closed ??= new RpcError(reason);
    for (const { reject } of this.#pending.values()) reject(this.#closed);
    this.#pending.clear();
    for (const cancel of this.#running.values()) cancel.aborted = true;
  }

  async #call(method: string, params: unknown, { signal, transfer }: CallOptions): Promise<unknown> {
    if (this.#closed) throw this.#closed;
    const id = this.#nextId++;
    const answer = new Promise<unknown>((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    this.#post({ kind: 'call', id, method, params }, transfer);
    const abort = () => this.#post({ kind: 'cancel', id });
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    try {
      return await answer;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  #post(message: Message, transfer?: readonly ArrayBuffer[]): void {
    if (!this.#closed) this.#channel.post(message, transfer);
  }

  #receive(message: Message, methods: Methods): void {
    switch (message.kind) {
      case 'call':
        void this.#serve(message.id, methods[message.method], message.method, message.params);
        break;
      case 'cancel': {
        const cancel = this.#running.get(message.id);
        if (cancel) cancel.aborted = true;
        break;
      }
      case 'result':
        this.#settle(message.id)?.resolve(message.value);
        break;
      case 'failure': {
        const error = new RpcError(message.message);
        if (message.stack) error.stack = message.stack;
        this.#settle(message.id)?.reject(error);
        break;
      }
    }
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  async #serve(id: number, method: Method | undefined, name: string, params: unknown): Promise<void> {
    const cancel = { aborted: false };
    this.#running.set(id, cancel);
    try {
      if (!method) throw new RpcError(`no method is named ${JSON.stringify(name)}`);
      this.#post({ kind: 'result', id, value: await method(params as never, cancel) });
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      this.#post({ kind: 'failure', id, message, stack });
    } finally {
      this.#running.delete(id);
    }
  }
}
