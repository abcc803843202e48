import assert from 'node:assert/strict';
import { packRanks } from '../../../../src/core/tokens/packRanks.ts';
import { readRankFile } from '../../../../src/core/tokens/rankFile.ts';
import { packedRanks, tiktokenRanks } from '../../../support/tiktokenRanks.ts';

describe('packRanks', () => {
  it('keeps the pattern and every token in the order of rank', () => {
    const { pattern, lengths, bytes } = readRankFile(packedRanks('cl100k_base'));
    const tokens = tiktokenRanks.cl100k_base.bpe_ranks.split(' ').slice(2);
    assert.equal(pattern, tiktokenRanks.cl100k_base.pat_str);
    assert.equal(lengths.length, tokens.length);
    assert.ok(Buffer.from(bytes).equals(Buffer.concat(tokens.map((token) => Buffer.from(token, 'base64')))));
  });

  it('reads ranks that stand on several lines', () => {
    const packed = packRanks({ pat_str: 'a', bpe_ranks: '! 0 QQ== QkI=\n! 2 QQ==\n' });
    assert.deepEqual(readRankFile(packed), { pattern: 'a', lengths: Uint8Array.of(1, 2, 1), bytes: Uint8Array.of(65, 66, 66, 65) });
  });

  it('refuses ranks with a gap and tokens without bytes', () => {
    assert.throws(() => packRanks({ pat_str: 'a', bpe_ranks: '! 0 QQ==\n! 5 QQ==' }), /Rank 1 should come next, but the line starts at 5/);
    assert.throws(() => packRanks({ pat_str: 'a', bpe_ranks: '! 0 QQ== ' }), /rank 1 has 0 bytes/);
  });
});
