import assert from 'node:assert/strict';
import type { ExplainReport } from '../../../../src/core/report/explainReport.ts';
import { besideCaption, chanceInWords, listed, nameBeside, speaking, telling, whereInWords } from '../../../../src/core/report/explainTables.ts';
import { explainSentences, lackingSentences } from '../../../../src/core/report/explainWording.ts';
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
    assert.match(sentences({ match: { ...match, meaning: { nearness: 0.02, share: 1, place: 416 } } }), /^No word of it is a word of the task, and its name and description mean something else\.$/m);
  });

  it('names what would get it in, and a better match where nothing else would', () => {
    assert.match(sentences({}), /It would get in if its document had 862 tokens, or the budget were 4,110 tokens, all else as it is\./);
    assert.match(sentences({ remedies: { tokens: 10 } }), /Neither a shorter text nor a larger budget would get it in, only a better match/);
    assert.doesNotMatch(sentences({ isSelected: true }), /would get it in|would get in/);
  });

  it('does not blame a mark on the match', () => {
    const excluded = { isSelected: false, reason: 'excluded by you', remedies: {} };
    const taken = sentences({ ...excluded, marked: { as: 'excluded', isSelectedWithout: true } });
    assert.match(taken, /^Would not be loaded, because you excluded it\.\nIt would get in if you took the exclusion back\.$/m);
    const neither = sentences({ ...excluded, marked: { as: 'excluded', isSelectedWithout: false, reasonWithout: 'too long' } });
    assert.match(neither, /^Without the exclusion it would not be loaded either: too long\.$/m);
    assert.match(sentences({ isSelected: true, marked: { as: 'pinned', isSelectedWithout: true } }), /^Would be loaded, because you pinned it\.\nWithout the pin it would be loaded as well\.$/m);
    const pinned = sentences({ isSelected: true, marked: { as: 'pinned', isSelectedWithout: false, reasonWithout: 'too weak' } });
    assert.match(pinned, /^Without the pin it would not be loaded: too weak\.$/m);
    for (const text of [taken, neither, pinned]) assert.doesNotMatch(text, /Neither a shorter|only a better match|best set found with it/);
  });

  it('says where another rule chose, and where chance did', () => {
    assert.match(sentences({ rule: 'random', isSelected: true, isSelectedByBps: false }), /^Would be loaded: it was drawn, which is chance[^]*\nBest Prefix Selection would not load it\.$/m);
    assert.match(sentences({ rule: 'mmr', isSelected: true, isSelectedByBps: true }), /^Would be loaded: the rule Maximal marginal relevance[^]* chose it\.\nBest Prefix Selection would load it\.$/m);
    assert.match(sentences({ rule: 'random', isSelectedByBps: true, remedies: {} }), /chance has a part[^]*Best Prefix Selection would load it\.[^]*Another draw might hold it\.$/);
    assert.doesNotMatch(sentences({ rule: 'optimal' }), /Best Prefix/);
  });

  it('has no remedy for a skill that the task does not ask for, nor praise for a set with it', () => {
    const match = { ...explained.match, chance: 0.001, relevance: 0.1 };
    const far = sentences({ match });
    assert.match(far, /\nThe task does not ask for it\.$/);
    assert.doesNotMatch(far, /get in|best set found/);
    assert.match(sentences({ match: { ...match, relevance: 0.5 } }), /\nThe task does not ask for it, as far as the words tell: only more of/);
    assert.match(sentences({ remedies: {}, match: { ...match, chance: 0.1 } }), /would get it in: it is about something else\.$/);
  });

  it('says what the best set with it changes, but not that it holds it', () => {
    assert.match(sentences({}), /^The best set found with it gives up firecrawl-parse: objective/m);
    assert.match(sentences({ comesIn: ['other', 'deck-from-doc'] }), /^The best set found with it gives up firecrawl-parse and loads other too:/m);
    assert.match(sentences({ goesOut: [] }), /^Loaded beside the chosen set: objective 2\.870 in place of 2\.871\.$/m);
    assert.match(sentences({ remedies: { maxSkills: 3 } }), /It would get in if 3 skills might be loaded/);
  });

  it('cuts no list silently', () => {
    const many = Array.from({ length: 100 }, (_, n) => `w${n}`);
    assert.equal(lackingSentences({ ...explained, match: { ...explained.match, words: [], missing: many, missingCount: 230 } })[0], 'Words of the task that it has not: w0, w1, w2, w3, w4, w5, w6, w7 and 222 more.');
    assert.equal(listed(many.slice(0, 8)), 'w0, w1, w2, w3, w4, w5, w6, w7');
    const rows = speaking({ ...explained, match: { ...explained.match, words: many.map((task) => ({ task, share: 0.008 })) } });
    assert.deepEqual([rows.length, rows[20]!.task, rows[20]!.share.toFixed(3)], [22, '(80 more)', '0.640']);
  });

  it('calls the table of the chosen skills by what it is', () => {
    assert.doesNotMatch(besideCaption(explained), /gives way/);
    const [first] = explained.chosen;
    assert.match(besideCaption({ ...explained, chosen: [{ ...first!, givesWay: true }] }), /first what gives way/);
    assert.equal(nameBeside({ ...first!, givesWay: true }, explained), 'pptx-generator (gives way)');
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
