import assert from 'node:assert/strict';
import { countWithJsTiktoken } from '../../../support/jsTiktoken.ts';
import { readSkillCorpus } from '../../../support/skillCorpus.ts';
import { encodings, tokenCounter } from '../../../support/tiktokenRanks.ts';

/** js-tiktoken needs a minute for all files; the benchmark compares those. */
const everyNth = 40;

describe('Real skill files', function () {
  this.timeout(60_000);

  for (const encoding of encodings) {
    it(`have as many tokens in ${encoding} as js-tiktoken makes of them`, function () {
      const corpus = readSkillCorpus();
      if ('missing' in corpus) {
        console.log(`      skipped: ${corpus.missing}`);
        this.skip();
      }
      for (const [at, text] of corpus.entries()) {
        const tokens = tokenCounter(encoding).count(text);
        if (at % everyNth === 0) assert.equal(tokens, countWithJsTiktoken(encoding, text), `file ${at}`);
      }
    });
  }
});
