import assert from 'node:assert/strict';
import type { ExplainReport } from '../../../../src/core/report/explainReport.ts';
import { chanceInWords, explainSentences, lackingSentences, telling, whereInWords } from '../../../../src/core/report/explainWording.ts';
import { explained } from './explained.ts';

const sentences = (more: Partial<ExplainReport>): string => explainSentences({ ...explained, ...more }).join('\n');

describe('the wording of an explanation', () => {
  it('tells the place by relevance, what the best has, and the chance', () => {
    assert.match(sentences({}), /^It comes 12th of 1,000 skills by relevance to the task: 0\.41, where pptx-generator, the first, has 1\.20\. The chance that the task needs it is 3\.4 %\.$/m);
    for (const [place, written] of [[1, '1st'], [2, '2nd'], [3, '3rd'], [4, '4th'], [11, '11th'], [112, '112th'], [121, '121st']] as const) {
      assert.match(sentences({ match: { ...explained.match, place } }), new RegExp(`It comes ${written} of`));
    }
    assert.doesNotMatch(sentences({ match: { ...explained.match, place: 1 } }), /the first, has/);
  });

  it('tells nearness in meaning where no word is shared', () => {
    const match = { ...explained.match, relevance: 0, words: [], meaning: { nearness: 0.46, share: 1, place: 3 } };
    assert.match(sentences({ match }), /^No word of it is a word of the task, but its name and description are near in meaning: 3rd of 1,000 skills, nearness 0\.46 of 1\.$/m);
    assert.match(sentences({ match: { ...match, meaning: { nearness: 0.02, share: 1, place: 416 } } }), /nor is it near in meaning: 416th/);
  });

  it('names what would get it in, and a better match where nothing else would', () => {
    assert.match(sentences({}), /It would get in if its document had 862 tokens, or the budget were 4,110 tokens, all else as it is\./);
    assert.match(sentences({ remedies: { tokens: 10 } }), /Neither a shorter text nor a larger budget would get it in, only a better match/);
    assert.doesNotMatch(sentences({ isSelected: true }), /would get it in|would get in/);
  });

  it('names words that stand below the front matter alone and those that are not there, humps of others left out', () => {
    assert.deepEqual(lackingSentences(explained), ['Only below its front matter, where words count less: PowerPoint.', 'Words of the task that it has not: quarterly.']);
  });

  it('writes places, chances and the capabilities that matter', () => {
    assert.deepEqual(explained.match.words.map(whereInWords), ['description, line 3', 'text, line 27', 'text, line 27']);
    assert.equal(whereInWords({ task: 'a', skill: 'a', field: 'name', share: 1 }), "name, the folder's");
    assert.deepEqual([0, 0.0004, 0.0339, 1].map(chanceInWords), ['0.0 %', '<0.1 %', '3.3 %', '100.0 %']);
    assert.deepEqual(telling(explained.capabilities).map(({ capability }) => capability), ['deck from doc']);
  });
});
