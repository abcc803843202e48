import assert from 'node:assert/strict';
import { Delayed } from '../../../src/editor/util/delayed.ts';

describe('Delayed', () => {
  it('runs once for a burst of requests, after the last of them', async () => {
    let runs = 0;
    const ran = new Promise<void>((resolve) => {
      const delayed = new Delayed(() => {
        runs++;
        resolve();
      }, 5);
      for (let n = 0; n < 100; n++) delayed.request();
    });
    assert.equal(runs, 0);
    await ran;
    assert.equal(runs, 1);
  });

  it('runs at the latest when the longest wait is over, however the requests go on', async () => {
    let requests = 0;
    await new Promise<void>((resolve) => {
      const delayed = new Delayed(() => {
        clearInterval(timer);
        resolve();
      }, 1_000_000, 40);
      const timer = setInterval(() => {
        requests++;
        delayed.request();
      }, 2);
    });
    assert.ok(requests > 0);
  });

  it('runs again for a request after it ran', async () => {
    const runs: number[] = [];
    await new Promise<void>((resolve) => {
      const delayed = new Delayed(() => {
        runs.push(runs.length);
        if (runs.length === 3) resolve();
        else delayed.request();
      }, 1);
      delayed.request();
    });
    assert.deepEqual(runs, [0, 1, 2]);
  });

  it('never runs once it is disposed', async () => {
    let ran = false;
    const delayed = new Delayed(() => (ran = true), 1);
    delayed.request();
    delayed.dispose();
    await new Promise<void>((resolve) => new Delayed(resolve, 10).request());
    assert.equal(ran, false);
  });
});
