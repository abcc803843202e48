import assert from 'node:assert/strict';
import { readRankFile } from '../../../../src/core/tokens/rankFile.ts';
import { RankTable } from '../../../../src/core/tokens/rankTable.ts';
import { packedRanks } from '../../../support/tiktokenRanks.ts';

describe('RankTable', () => {
  const file = readRankFile(packedRanks('cl100k_base'));
  const table = new RankTable(file);

  it('finds every token by its bytes', () => {
    let start = 0;
    for (const [rank, length] of file.lengths.entries()) {
      assert.equal(table.rankOf(file.bytes, start, start + length), rank);
      if (length === 2) assert.equal(table.rankOfPair(file.bytes, start), rank);
      start += length;
    }
  });

  it('does not find bytes that are no token', () => {
    const known = new Set<string>();
    let start = 0;
    for (const length of file.lengths) known.add(Buffer.from(file.bytes.subarray(start, (start += length))).toString('latin1'));
    const { bytes } = file;
    for (let at = 0; at + 7 < 100_000; at++) {
      const isToken = known.has(Buffer.from(bytes.subarray(at, at + 7)).toString('latin1'));
      assert.equal(table.rankOf(bytes, at, at + 7) >= 0, isToken);
    }
    assert.equal(table.rankOfPair(Uint8Array.of(0xff, 0x41), 0), -1);
    assert.equal(table.rankOf(bytes, 5, 5), -1);
  });

  it('refuses ranks in which a byte has no token', () => {
    assert.throws(() => new RankTable({ lengths: Uint8Array.of(1), bytes: Uint8Array.of(0) }), /Byte 1 is not a token/);
  });

  it('refuses more tokens than its slots can name', () => {
    const count = 2 ** 18;
    assert.throws(() => new RankTable({ lengths: new Uint8Array(count).fill(1), bytes: new Uint8Array(count) }), /262144 tokens are more/);
  });
});
