import assert from 'node:assert/strict';
import { lineStarts, positionAt } from '../../../../src/core/skill/position.ts';

describe('position', () => {
  it('counts \\r\\n, \\n and a lone \\r as one line end each', () => {
    assert.deepEqual(lineStarts('a\r\nb\nc\rd\r\r\ne'), [0, 3, 5, 7, 9, 11]);
    assert.deepEqual(lineStarts(''), [0]);
  });

  it('gives line and character in UTF-16 code units', () => {
    const text = 'a\n😀b\r\nc';
    const starts = lineStarts(text);
    assert.deepEqual(positionAt(starts, text.indexOf('b')), { line: 1, character: 2 });
    assert.deepEqual(positionAt(starts, text.indexOf('c')), { line: 2, character: 0 });
    assert.deepEqual(positionAt(starts, 0), { line: 0, character: 0 });
  });

  it('agrees with counting line ends before every offset', () => {
    const text = 'x\r\n\r\ny\r\n\nz\rw';
    const starts = lineStarts(text);
    for (let offset = 0; offset <= text.length; offset++) {
      const before = starts.filter((start) => start <= offset);
      assert.deepEqual(positionAt(starts, offset), { line: before.length - 1, character: offset - before.at(-1)! });
    }
  });
});
