import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createCapabilityModel } from '../../../src/core/capability/createCapabilityModel.ts';
import { neverCancelled } from '../../../src/core/util/cancel.ts';
import { LibraryComparer } from '../../../src/worker/compareLibrary.ts';
import { RemoteComparison, serveComparisons, type ComparisonThread } from '../../../src/worker/remoteComparison.ts';
import { channelPair } from '../../support/channelPair.ts';
import { engineForTests, skillFile } from '../../support/nodeEngineForTests.ts';

const wanted = { redundant: true, distractors: true };
const vectors = new URL('../../../media/words.vectors', import.meta.url);
const socks = 'Knits woollen socks and mittens, with yarn choice, gauge, heel turns and colour work.';
const library = [
  skillFile('sock-knitting', socks),
  skillFile('mitten-maker', `${socks} Also caps.`),
  ...Array.from({ length: 70 }, (_, n) => skillFile(`orbit-${n}`, `Computes orbit ${n} of satellites with launch window w${n} and ground track g${n}.`)),
];

/** A thread as far as messages go. */
function thread(load = (): Promise<Uint8Array> => readFile(vectors)): ComparisonThread & { fail(reason: string): void } {
  const [channel, other] = channelPair();
  serveComparisons(other, new LibraryComparer(load, createCapabilityModel(undefined)));
  let onEnd: (reason: string) => void = () => undefined;
  return { channel, onEnd: (listener) => (onEnd = listener), end: () => onEnd('ended'), fail: (reason) => onEnd(reason) };
}

describe('a comparison on another thread', () => {
  it('finds what one on this thread finds, also after edits', async () => {
    const here = engineForTests();
    const there = engineForTests({ comparison: new RemoteComparison(thread) });
    const edits = [library, [skillFile('mitten-maker', 'Shapes clay pots on the wheel.')], [skillFile('potter', 'Shapes clay pots on the wheel, with glazing and firing.')]];
    for (const changed of edits) {
      for (const engine of [here, there]) await engine.update({ changed, removed: [] }, neverCancelled);
      const findings = await there.findings(wanted, neverCancelled);
      assert.deepEqual(findings, await here.findings(wanted, neverCancelled));
      assert.ok(findings!.findings.length > 0);
    }
  });

  it('needs no thread where nothing is compared', async () => {
    const engine = engineForTests({ comparison: new RemoteComparison(() => assert.fail('started')) });
    await engine.update({ changed: library.slice(0, 5), removed: [] }, neverCancelled);
    assert.equal((await engine.list()).skills.length, 5);
  });

  it('begins to read while the library is still being read', async () => {
    let started = false;
    const comparison = new RemoteComparison(() => ((started = true), thread()));
    await engineForTests({ comparison }).update({ changed: library, removed: [] }, neverCancelled);
    assert.ok(started);
  });

  it('fails with the reason, whether the thread cannot read or ends', async () => {
    const unable = engineForTests({ comparison: new RemoteComparison(() => thread(() => Promise.reject(new Error('no vectors')))) });
    await unable.update({ changed: library, removed: [] }, neverCancelled);
    await assert.rejects(unable.findings(wanted, neverCancelled), /no vectors/);
    const dying = thread(() => new Promise(() => undefined));
    const engine = engineForTests({ comparison: new RemoteComparison(() => dying) });
    await engine.update({ changed: library, removed: [] }, neverCancelled);
    const findings = engine.findings(wanted, neverCancelled);
    setImmediate(() => dying.fail('out of memory'));
    await assert.rejects(findings, /the thread that compares descriptions ended: out of memory/);
  });
});
