import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { Priority } from '../../../src/worker/priority.ts';

const pauses = { now: () => performance.now(), pause: () => setImmediate() };

describe('Priority', () => {
  it('holds background work while something urgent runs, and lets it go on afterwards, after a failure too', async () => {
    const priority = new Priority(pauses);
    const order: string[] = [];
    for (const fails of [false, true]) {
      let release: (() => void) | undefined;
      const before = order.length;
      const urgent = priority.urgent(async () => {
        await new Promise<void>((resolve) => (release = resolve));
        order.push('urgent');
        if (fails) throw new Error('no');
      });
      const background = priority.background.pause().then(() => order.push('background'));
      for (let turn = 0; turn < 5; turn++) await setImmediate();
      assert.equal(order.length, before, 'nothing goes on while something urgent runs');
      release?.();
      await Promise.allSettled([urgent, background]);
    }
    assert.deepEqual(order, ['urgent', 'background', 'urgent', 'background']);
  });

  it('holds nothing where nothing is urgent', async () => {
    await new Priority(pauses).background.pause();
  });
});
