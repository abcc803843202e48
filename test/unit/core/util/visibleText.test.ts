import assert from 'node:assert/strict';
import { visibleText } from '../../../../src/core/util/visibleText.ts';

describe('visibleText', () => {
  it('writes out what would hide or reorder other text', () => {
    assert.equal(visibleText('abc\u202egnp.exe'), 'abc\\u202egnp.exe');
    assert.equal(visibleText('\u001b[31mred\u0007'), '\\x1b[31mred\\x07');
    assert.equal(visibleText('\u2066a\u2069\u009bm'), '\\u2066a\\u2069\\x9bm');
  });

  it('leaves letters of any script, emoji, tabs and line ends alone', () => {
    const text = 'שלום \u200fעולם\tCafé 北京 👩‍💻\r\n$(x) <b>';
    assert.equal(visibleText(text), text);
  });
});
