import assert from 'node:assert/strict';
import { readRankFile, writeRankFile } from '../../../../src/core/tokens/rankFile.ts';

const content = { pattern: '\\s+|a', lengths: Uint8Array.of(1, 2, 1), bytes: Uint8Array.of(7, 8, 9, 255) };

describe('A rank file', () => {
  it('gives back what was written', () => {
    assert.deepEqual(readRankFile(writeRankFile(content)), content);
  });

  it('can be a part of a larger buffer', () => {
    const file = writeRankFile(content);
    const buffer = new Uint8Array(file.length + 10);
    buffer.set(file, 3);
    assert.deepEqual(readRankFile(buffer.subarray(3, 3 + file.length)), content);
  });

  it('is refused when any of its bytes is changed or missing', () => {
    const file = writeRankFile(content);
    for (let at = 0; at < file.length; at++) {
      const changed = file.with(at, file[at]! ^ 1);
      assert.throws(() => readRankFile(changed), /not a rank file|format version|damaged/, `byte ${at} changed`);
      assert.throws(() => readRankFile(file.subarray(0, at)), /not a rank file|damaged/, `cut at ${at}`);
    }
  });

  it('says which format version it has and which is needed', () => {
    assert.throws(() => readRankFile(writeRankFile(content).with(4, 9)), /format version 9, but version 1 is needed/);
  });

  it('cannot hold a pattern that is not ASCII', () => {
    assert.throws(() => writeRankFile({ ...content, pattern: 'aé' }), /"é" at 1/);
  });
});
