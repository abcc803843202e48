import type { Channel } from '../../src/protocol/rpc.ts';

/** Two ends of a channel that copies messages as a worker boundary does. */
export function channelPair(): readonly [Channel, Channel] {
  const listeners: [((message: unknown) => void)[], ((message: unknown) => void)[]] = [[], []];
  const end = (own: 0 | 1): Channel => ({
    post: (message) => {
      const copy: unknown = structuredClone(message);
      setImmediate(() => listeners[1 - own]?.forEach((listener) => listener(copy)));
    },
    onMessage: (listener) => listeners[own].push(listener),
  });
  return [end(0), end(1)];
}
