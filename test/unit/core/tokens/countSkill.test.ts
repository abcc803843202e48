import assert from 'node:assert/strict';
import { countSkill, listingText } from '../../../../src/core/tokens/countSkill.ts';
import type { TokenCounter } from '../../../../src/core/tokens/tokenCounter.ts';

describe('A skill', () => {
  const lengthCounter: TokenCounter = { encoding: 'o200k_base', count: (text) => text.length };

  it('is listed by its name and description', () => {
    assert.equal(listingText('pdf', 'Reads PDF files.'), 'pdf: Reads PDF files.');
  });

  it('is listed by its name alone when it has no description', () => assert.equal(listingText('pdf', ''), 'pdf'));

  it('costs its listing always and the whole file when loaded', () => {
    const text = '---\nname: pdf\n---\nBody';
    assert.deepEqual(countSkill(lengthCounter, { name: 'pdf', description: 'Reads.', text }), { listing: 11, document: text.length });
  });
});
