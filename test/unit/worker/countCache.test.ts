import assert from 'node:assert/strict';
import type { TokenCounter } from '../../../src/core/tokens/tokenCounter.ts';
import { CountCache } from '../../../src/worker/countCache.ts';

function countingCounter() {
  const counted: string[] = [];
  const counter: TokenCounter = {
    encoding: 'o200k_base',
    count: (text) => {
      counted.push(text);
      return text.length;
    },
  };
  return { counted, load: async () => counter };
}

const sameText = (text: string) => text;

describe('CountCache', () => {
  it('counts a text once', async () => {
    const cache = new CountCache('o200k_base', sameText);
    const { counted, load } = countingCounter();
    assert.equal(await cache.count('abc', load), 3);
    assert.equal(await cache.count('abc', load), 3);
    assert.deepEqual(counted, ['abc']);
  });

  it('spares the next run the counter itself', async () => {
    const first = new CountCache('o200k_base', sameText);
    await first.count('abc', countingCounter().load);
    const kept = first.export();
    assert.ok(kept);
    const second = new CountCache('o200k_base', sameText);
    assert.equal(second.import(kept), true);
    assert.equal(await second.count('abc', () => Promise.reject(new Error('no counter is needed'))), 3);
    assert.equal(second.export(), undefined, 'nothing new, nothing to save');
  });

  for (const [what, text] of [
    ['no JSON', '{'],
    ['null', 'null'],
    ['another format', '{"format":"other","version":1}'],
    ['another encoding', '{"format":"skill-loadout-token-counts","version":1,"encoding":"cl100k_base","counts":{"abc":9}}'],
    ['no counts', '{"format":"skill-loadout-token-counts","version":1,"encoding":"o200k_base","counts":null}'],
  ] as const) {
    it(`counts anew when the kept file is damaged: ${what}`, async () => {
      const cache = new CountCache('o200k_base', sameText);
      assert.equal(cache.import(text), false);
      assert.equal(await cache.count('abc', countingCounter().load), 3);
    });
  }

  it('takes no count that is none', async () => {
    const cache = new CountCache('o200k_base', sameText);
    cache.import('{"format":"skill-loadout-token-counts","version":1,"encoding":"o200k_base","counts":{"abc":-1,"d":1.5,"e":"7"}}');
    const { counted, load } = countingCounter();
    for (const text of ['abc', 'd', 'e']) await cache.count(text, load);
    assert.deepEqual(counted, ['abc', 'd', 'e']);
  });
});
