import assert from 'node:assert/strict';
import { findHeadings } from '../../../../src/core/skill/headings.ts';

const found = (text: string): string[] => findHeadings(text, 0).map(({ level, text: heading }) => `${level} ${heading}`);

describe('findHeadings', () => {
  it('finds ATX headings of six levels, with closing marks and CRLF', () => {
    assert.deepEqual(found('# One\r\n## Two ##\r\n###### Six\r\n####### seven\r\n#none\r\n   ### Three\t\r\n#\r\n# C#\r\n'), ['1 One', '2 Two', '6 Six', '3 Three', '1 ', '1 C#']);
  });

  it('finds underlined headings, of several lines too', () => {
    assert.deepEqual(found('Title\n=====\n\nTwo\nlines\n---\n\ntext\n\n---\n- item\n---\n> quote\n---\n'), ['1 Title', '2 Two lines']);
  });

  it('passes over code fences, indented code and comments', () => {
    assert.deepEqual(found('```sh\n# no\n```\n~~~~\n# no\n~~~\n# no\n~~~~\n    # no\n<!--\n# no\n-->\n  ```\n# no\n  ```\n# Yes\n``` a`b\n# Yes too\n'), ['1 Yes', '1 Yes too']);
  });

  it('gives the range of what was written', () => {
    const text = 'x\n\n  ## Two ##  \nA\nB\n===\n';
    assert.deepEqual(findHeadings(text, 0).map(({ range }) => text.slice(range.start, range.end)), ['## Two ##', 'A\nB\n===']);
    assert.deepEqual(findHeadings('# a\n# b\n', 4).map((heading) => heading.text), ['b']);
  });

  it('leaves no fence open at the end of the text', () => {
    assert.deepEqual(found('# a\n```\n# b'), ['1 a']);
  });
});
