import assert from 'node:assert/strict';
import { numbersFor } from '../../../../src/core/util/numbers.ts';

describe('numbersFor', () => {
  const english = numbersFor('en');

  it('writes shares with a digit more where they are small, or nearly whole', () => {
    const written = [0, 0.0004, 0.0421, 0.0999, 0.1, 0.414, 0.988, 0.994, 1].map((share) => english.share(share));
    assert.deepEqual(written, ['0%', '<0.1%', '4.2%', '10%', '10%', '41%', '99%', '99.4%', '100%']);
  });

  it('never rounds a share up to the whole', () => {
    assert.equal(english.share(0.99999), '99.9%');
    assert.equal(english.floorShare(0.99999), '99.9%');
  });

  it('rounds down what is claimed as the least, without losing a tenth to binary fractions', () => {
    assert.equal(english.floorShare(0.98499), '98.4%');
    assert.equal(english.floorShare(0.29), '29%');
    assert.equal(english.floorShare(0.573), '57.3%');
  });

  it('names tokens in the singular where there is one', () => {
    assert.deepEqual([0, 1, 2410].map((count) => english.tokens(count)), ['0 tokens', '1 token', '2,410 tokens']);
  });

  it("follows the reader's language, and falls back to English", () => {
    assert.equal(numbersFor('de').count(2410), '2.410');
    for (const language of ['', 'not a language', 'xx']) assert.equal(numbersFor(language).count(2410), '2,410');
  });
});
