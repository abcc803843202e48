import assert from 'node:assert/strict';
import { splitCl100k } from '../../../../src/core/tokens/splitCl100k.ts';
import { splitO200k } from '../../../../src/core/tokens/splitO200k.ts';
import type { Splitter } from '../../../../src/core/tokens/splitter.ts';
import { random } from '../../../support/random.ts';
import { randomText } from '../../../support/randomText.ts';
import { tiktokenRanks } from '../../../support/tiktokenRanks.ts';

/** One character of each kind that a pattern tells apart: enough to reach every way through it. */
const kinds = ['A', 'b', 'ʰ', '中', '\u0301', '5', ' ', '\t', '\n', '\r', '!', '/', "'", 's', '𐐀', '\ud800'];

for (const [encoding, splitter] of [['o200k_base', splitO200k], ['cl100k_base', splitCl100k]] as const) {
  describe(`The splitter of ${encoding}`, () => {
    it('is written for the pattern that the encoding has', () => {
      assert.equal(splitter.pattern, tiktokenRanks[encoding].pat_str);
    });

    it('cuts every text of up to four characters of all kinds where the pattern does', () => {
      for (const first of kinds) {
        for (const second of kinds) {
          for (const third of kinds) for (const fourth of kinds) assertEqualCuts(splitter, first + second + third + fourth);
        }
      }
    });

    it('cuts where the pattern does beside every code unit', () => {
      for (let unit = 0; unit < 0x10000; unit++) assertEqualCuts(splitter, `Aa${String.fromCharCode(unit)}b ${String.fromCharCode(unit)}`);
    });

    it('cuts random texts where the pattern does', () => {
      const source = random(3);
      for (let run = 0; run < 4000; run++) assertEqualCuts(splitter, randomText(source, 100));
    });
  });
}

function assertEqualCuts(splitter: Splitter, text: string): void {
  const pieces: string[] = [];
  let end: number;
  for (let start = 0; start < text.length; start = end) {
    end = splitter.pieceEnd(text, start);
    pieces.push(text.slice(start, end));
  }
  assert.deepEqual(pieces, text.match(new RegExp(splitter.pattern, 'ug')));
}
