import assert from 'node:assert/strict';
import { parseMaxSkills, parsePrice } from '../../../../src/webview/selection/parseLimits.ts';

describe('parsePrice', () => {
  it('takes numbers from 0 up as people write them', () => {
    const read = ['0', ' 1 ', '0.5', '0,5', '.5', '2.', '+2', '1000000'].map((text) => parsePrice(text));
    assert.deepEqual(read, ['0', '1', '0.5', '0.5', '0.5', '2', '2', '1000000'].map((text) => ({ text })));
  });

  it('says what is wrong with anything else', () => {
    const wrong = { '': /empty/, '-1': /negative/, cheap: /not a price/, '1e9': /not a price/, '1,000.5': /not a price/, '2000000': /larger/, '∞': /not a price/ };
    for (const [text, message] of Object.entries(wrong)) {
      const parsed = parsePrice(text);
      assert.ok('error' in parsed, text);
      assert.match(parsed.error, message);
    }
  });
});

describe('parseMaxSkills', () => {
  it('takes whole numbers from 1 up, and nothing for no limit', () => {
    const read = ['', '  ', '1', ' 12 ', '+3'].map((text) => parseMaxSkills(text));
    assert.deepEqual(read, ['', '', '1', '12', '3'].map((text) => ({ text })));
  });

  it('says what is wrong with anything else', () => {
    const wrong = { '0': /loads nothing/, '-1': /not a number of skills/, '1.5': /not a number of skills/, few: /not a number of skills/, '1000000': /more than/ };
    for (const [text, message] of Object.entries(wrong)) {
      const parsed = parseMaxSkills(text);
      assert.ok('error' in parsed, text);
      assert.match(parsed.error, message);
    }
  });
});
