import assert from 'node:assert/strict';
import { unifiedDiff } from '../../../../src/core/util/lineDiff.ts';
import { random, type Random } from '../../../support/random.ts';

const lines = (seeded: Random) => Array.from({ length: seeded.int(40) }, () => seeded.pick(['a', 'b', 'c', 'd', '']));

/** What `patch` makes of the text. */
function patched(before: readonly string[], diff: string): string[] {
  const after: string[] = [];
  let at = 0;
  for (const line of diff.split('\n').slice(2, -1)) {
    const header = /^@@ -(\d+),(\d+) \+(\d+),(\d+) @@$/.exec(line);
    if (header) {
      const start = Number(header[1]) - (header[2] === '0' ? 0 : 1);
      after.push(...before.slice(at, start));
      at = start;
      assert.equal(after.length, Number(header[3]) - (header[4] === '0' ? 0 : 1));
    } else if (line.startsWith('+')) after.push(line.slice(1));
    else {
      assert.equal(before[at++], line.slice(1));
      if (line.startsWith(' ')) after.push(line.slice(1));
    }
  }
  return [...after, ...before.slice(at)];
}

describe('a unified diff', () => {
  it('makes the one text of the other', () => {
    const seeded = random(7);
    for (let run = 0; run < 500; run++) {
      const [before, after] = [lines(seeded), lines(seeded)];
      const text = (each: readonly string[]) => each.map((line) => `${line}\n`).join('');
      const diff = unifiedDiff('x', text(before), text(after));
      if (diff === '') assert.deepEqual(before, after);
      else assert.deepEqual(patched(before, diff), after, diff);
    }
  });

  it('shows three lines around a change, and nothing where texts are equal', () => {
    const before = Array.from({ length: 20 }, (_, n) => `${n}\n`).join('');
    assert.equal(unifiedDiff('x', before, before), '');
    assert.equal(unifiedDiff('x', before, before.replace('10\n', 'ten\n')), '--- a/x\n+++ b/x\n@@ -8,7 +8,7 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n 12\n 13\n');
  });

  it('takes texts that share nothing for rewritten, in little time', () => {
    const text = (mark: string) => Array.from({ length: 3_000 }, (_, n) => `${mark}${n}\n`).join('');
    assert.ok(unifiedDiff('x', text('a'), text('b')).startsWith('--- a/x\n+++ b/x\n@@ -1,3000 +1,3000 @@\n-a0\n'));
  });
});
