import assert from 'node:assert/strict';
import { namesAlike } from '../../../../src/core/util/namesAlike.ts';

describe('names alike', () => {
  it('share words, the rarest counting most', () => {
    const names = ['bio-variant-calling', 'bio-annotation', 'bio-plots', 'bio-maps', 'sentry-cli', 'variant-annotation-vep'];
    assert.deepEqual(namesAlike('bio-variant-annotation', names), ['variant-annotation-vep', 'bio-annotation', 'bio-variant-calling']);
    assert.deepEqual(namesAlike('sentry-setup', names), ['sentry-cli']);
    assert.deepEqual(namesAlike('Sentry Setup', names), ['sentry-cli']);
  });

  it('are none where no word of three letters is shared', () => {
    assert.deepEqual(namesAlike('to-do', ['to-go', 'other']), []);
    assert.deepEqual(namesAlike('', ['a']), []);
  });
});
