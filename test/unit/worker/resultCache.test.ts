import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { ResultCache } from '../../../src/worker/resultCache.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const emptyCache = (version = '1') => new ResultCache(version, hash);

function exported(results: Readonly<Record<string, unknown>>): string {
  const cache = emptyCache();
  for (const [key, result] of Object.entries(results)) cache.set(key, result);
  return cache.export() ?? '';
}

describe('ResultCache', () => {
  it('gives the next run what was kept, whatever characters it holds', () => {
    const result = { text: 'a\n\r\u2028é漢\ud83d\ude00\ud800', list: [1, -2.5, null, true], __proto__: null };
    const cache = emptyCache();
    const text = exported({ one: result, two: [] });
    assert.match(text, /^[\n -~]*$/, 'ASCII only');
    assert.equal(cache.import(text), true);
    assert.deepEqual(cache.get('one'), JSON.parse(JSON.stringify(result)));
    assert.deepEqual(cache.get('two'), []);
    assert.equal(cache.get('three'), undefined);
    assert.equal(cache.export(), undefined, 'nothing new, nothing to save');
  });

  it('gives data of its own each time', () => {
    const cache = emptyCache();
    cache.set('one', { list: [1] });
    cache.get<{ list: number[] }>('one')?.list.push(2);
    assert.deepEqual(cache.get('one'), { list: [1] });
  });

  it('makes keys of everything that they are given', () => {
    const cache = emptyCache();
    assert.equal(cache.keyOf('a', 'b', { c: 1 }), cache.keyOf('a', 'b', { c: 1 }));
    assert.notEqual(cache.keyOf('a', 'b', { c: 1 }), cache.keyOf('a', 'b', { c: 2 }));
    assert.notEqual(cache.keyOf('a', 'b', 'c'), cache.keyOf('a', 'bc'));
  });

  it('keeps nothing that JSON would change', () => {
    const cache = emptyCache();
    for (const value of [1n, NaN, Infinity, -0]) {
      cache.set('one', { value });
      assert.equal(cache.get('one'), undefined, String(value));
    }
    assert.equal(cache.export(), undefined);
  });

  it('drops the longest unused results first when it is full', () => {
    const cache = emptyCache();
    const large = 'x'.repeat(30_000_000);
    for (const key of ['one', 'two']) cache.set(key, large);
    cache.get('one');
    cache.set('three', large);
    const text = cache.export() ?? '';
    assert.ok(text.length < 64_000_100);
    const next = emptyCache();
    assert.equal(next.import(text), true);
    assert.deepEqual(['one', 'two', 'three'].map((key) => next.get(key) !== undefined), [true, false, true]);
  });

  const kept = exported({ one: { found: 'a fault' }, two: [1] });
  for (const [what, text] of [
    ['nothing', ''],
    ['one word', 'skill-loadout-results'],
    ['something else', '{"format":"other"}\n{}\n'],
    ['half of it', kept.slice(0, -9)],
    ['one letter changed', kept.replace('a fault', 'no fault')],
    ['a line added', `${kept}three {}\n`],
    ['a head without results', `${kept.split('\n')[0]}\n`],
    ['another format', kept.replace('results 1', 'results 2')],
    ['megabytes of noise', '\0\ufffd'.repeat(1_000_000)],
  ] as const) {
    it(`leaves a file alone that holds ${what}`, () => {
      const cache = emptyCache();
      assert.equal(cache.import(text), false);
      assert.equal(cache.get('one'), undefined);
    });
  }

  it('leaves alone what another version of the program found', () => {
    const cache = emptyCache('2');
    assert.equal(cache.import(kept), false);
    assert.equal(cache.get('one'), undefined);
  });

  it('ends on a file without line ends that carries the right check', () => {
    const body = 'one {}';
    assert.equal(emptyCache().import(`skill-loadout-results 1 ${hash(`1\n${body}`)}\n${body}`), true);
  });
});
