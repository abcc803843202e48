import assert from 'node:assert/strict';
import { countPlainly } from '../../../support/plainTokenCount.ts';
import { random } from '../../../support/random.ts';
import { randomText } from '../../../support/randomText.ts';
import { countWithGptTokenizer } from '../../../support/gptTokenizer.ts';
import { encodings, tokenCounter } from '../../../support/tiktokenRanks.ts';

/** What makes one long piece, or much backtracking, in one pattern or the other. */
const runs = ['a', 'A', ' ', '\n', '\n ', '中', '😀', '!', '/', '9', '\u0301', 'É', 'ab', '中A', "'s", '👨‍👩‍👧', '\ud800', '\0'];

for (const encoding of encodings) {
  describe(`Long texts in ${encoding}`, function () {
    this.timeout(30_000);
    const count = (text: string): number => tokenCounter(encoding).count(text);

    it('are counted as a plain merge does when they are one run', () => {
      for (const run of runs) {
        const text = run.repeat(5000 / run.length);
        for (const varied of [text, `x${text}y`, ` ${text}\n`]) assert.equal(count(varied), countPlainly(encoding, varied), JSON.stringify(run));
      }
    });

    it('are counted as a plain merge does when they are random', () => {
      const source = random(8);
      for (let run = 0; run < 20; run++) {
        const text = randomText(source, 6000);
        assert.equal(count(text), countPlainly(encoding, text));
      }
    });

    it('are counted as a plain merge does when they are one piece without repetition', () => {
      const source = random(9);
      const letters = Array.from({ length: 4000 }, () => String.fromCharCode(97 + source.int(26))).join('');
      const ideographs = Array.from({ length: 2000 }, () => String.fromCharCode(0x4e00 + source.int(0x5000))).join('');
      for (const text of [letters, ideographs]) assert.equal(count(text), countPlainly(encoding, text));
    });

    it('are counted as gpt-tokenizer does', () => {
      const source = random(10);
      for (let run = 0; run < 20; run++) {
        // It does not find tokens with U+FEFF, and its cl100k_base takes all white space at the end as one piece.
        const text = `${randomText(source, 4000).replaceAll('\ufeff', '')}.`;
        assert.equal(count(text), countWithGptTokenizer(encoding, text));
      }
    });
  });
}

describe('One million units', function () {
  this.timeout(30_000);

  // One token each, or as many as the longest token of its kind holds; the benchmark has a plain merge confirm them.
  for (const [unit, tokens] of [['a', 125_000], [' ', 7813], ['中', 1_000_000], ['😀', 500_000]] as const) {
    it(`of ${JSON.stringify(unit)} are ${tokens} tokens and take less than two seconds of processor time`, () => {
      const text = unit.repeat(1_000_000 / unit.length);
      const before = process.cpuUsage();
      assert.equal(tokenCounter('o200k_base').count(text), tokens);
      assert.ok(process.cpuUsage(before).user < 2_000_000);
    });
  }
});
