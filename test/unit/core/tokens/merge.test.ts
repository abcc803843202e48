import assert from 'node:assert/strict';
import { countLongMerge } from '../../../../src/core/tokens/mergeLong.ts';
import { maxShortBytes, ShortMerge } from '../../../../src/core/tokens/mergeShort.ts';
import { readRankFile } from '../../../../src/core/tokens/rankFile.ts';
import { RankTable } from '../../../../src/core/tokens/rankTable.ts';
import { mergePlainly, plainRanks } from '../../../support/plainTokenCount.ts';
import { random } from '../../../support/random.ts';
import { packedRanks } from '../../../support/tiktokenRanks.ts';

describe('Both merges', () => {
  const table = new RankTable(readRankFile(packedRanks('cl100k_base')));
  const short = new ShortMerge(table);
  const ranks = plainRanks('cl100k_base');

  it('give the parts of a plain merge for bytes of any kind', () => {
    const source = random(4);
    for (let run = 0; run < 3000; run++) {
      const length = 1 + source.int(maxShortBytes);
      // Few different bytes make ties and chains of merges, many make bytes that are no UTF-8.
      const kinds = Array.from({ length: 1 + source.int(run % 40) }, () => (source.int(2) === 0 ? 97 + source.int(26) : source.int(256)));
      const bytes = Uint8Array.from({ length }, () => source.pick(kinds));
      const expected = mergePlainly(Buffer.from(bytes).toString('latin1'), ranks);
      assert.equal(short.count(bytes, length), expected);
      assert.equal(countLongMerge(table, bytes, length), expected);
    }
  });
});
