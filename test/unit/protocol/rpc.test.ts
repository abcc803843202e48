import assert from 'node:assert/strict';
import type { Cancel } from '../../../src/core/util/cancel.ts';
import { Rpc, RpcError } from '../../../src/protocol/rpc.ts';
import { channelPair } from '../../support/channelPair.ts';

type Calculator = {
  readonly double: (n: number) => Promise<number>;
  readonly refuse: (reason: string) => Promise<never>;
  readonly untilCancelled: (params: null, cancel: Cancel) => Promise<string>;
  readonly never: (params: null) => Promise<void>;
};

const calculator: Calculator = {
  double: async (n) => 2 * n,
  refuse: async (reason) => {
    throw new RangeError(reason);
  },
  untilCancelled: async (_, cancel) => {
    while (!cancel.aborted) await new Promise((resolve) => setImmediate(resolve));
    return 'stopped';
  },
  never: () => new Promise(() => undefined),
};

function connect() {
  const [here, there] = channelPair();
  const server = new Rpc(there, calculator);
  return { client: new Rpc<Calculator>(here, {}), server };
}

describe('Rpc', () => {
  it('answers calls, each with its own result', async () => {
    const { client } = connect();
    assert.deepEqual(await Promise.all([1, 2, 3].map((n) => client.call('double', n))), [2, 4, 6]);
  });

  it('passes on why a method failed', async () => {
    const { client } = connect();
    await assert.rejects(client.call('refuse', 'length of skill 3 is 0'), new RpcError('length of skill 3 is 0'));
  });

  it('refuses a method that is not there, by its name', async () => {
    const { client } = connect();
    await assert.rejects((client as unknown as Rpc<{ other(n: number): Promise<void> }>).call('other', 1), /"other"/);
  });

  it('lets the caller stop a running method', async () => {
    const { client } = connect();
    const controller = new AbortController();
    const answer = client.call('untilCancelled', null, { signal: controller.signal });
    controller.abort();
    assert.equal(await answer, 'stopped');
  });

  it('tells a method at once when its call was cancelled before it was made', async () => {
    const { client } = connect();
    assert.equal(await client.call('untilCancelled', null, { signal: AbortSignal.abort() }), 'stopped');
  });

  it('rejects pending and later calls once it is closed', async () => {
    const { client } = connect();
    const pending = client.call('never', null);
    client.close('the worker ended: exit code 1');
    await assert.rejects(pending, /the worker ended: exit code 1/);
    await assert.rejects(client.call('double', 1), /the worker ended: exit code 1/);
  });

  it('cancels the methods that run for a side that closes', async () => {
    const { client, server } = connect();
    let running: Cancel | undefined;
    const [here, there] = channelPair();
    const host = new Rpc(there, {
      watch: (_: null, cancel: Cancel) => {
        running = cancel;
        return new Promise<void>(() => undefined);
      },
    });
    void new Rpc<{ watch(params: null, cancel: Cancel): Promise<void> }>(here, {}).call('watch', null);
    await client.call('double', 1);
    host.close('over');
    server.close('over');
    assert.equal(running?.aborted, true);
  });

  it('works in both directions over one channel', async () => {
    const [here, there] = channelPair();
    const left = new Rpc<Calculator>(here, { triple: async (n: number) => 3 * n });
    const right = new Rpc<{ triple(n: number): Promise<number> }>(there, calculator);
    assert.deepEqual(await Promise.all([left.call('double', 5), right.call('triple', 5)]), [10, 15]);
  });
});
