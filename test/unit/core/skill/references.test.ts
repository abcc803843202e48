import assert from 'node:assert/strict';
import { findReferences } from '../../../../src/core/skill/references.ts';

function paths(text: string): string[] {
  return findReferences(text, 0).map(({ path, written, range }) => {
    assert.equal(text.slice(range.start, range.end), written);
    return path;
  });
}

describe('findReferences', () => {
  it('finds the destinations of links, images and definitions', () => {
    assert.deepEqual(paths('[a](a.md) ![b](./img/b.png "title") [c](<with space.md>) [d](d%20e.md#part) [e](f(1).md)\n[g]: guide.md\n'), ['a.md', 'img/b.png', 'with space.md', 'd e.md', 'f(1).md', 'guide.md']);
    assert.deepEqual(paths('[![x](i.png)](l.md) []() [a]() [y](z.md?raw=1)'), ['i.png', 'l.md', 'z.md']);
  });

  it('finds bare paths below the folders that skills keep files in', () => {
    assert.deepEqual(paths('See references/api.md, `scripts/run.py`, {baseDir}/scripts/b.sh and ${CLAUDE_SKILL_DIR}/assets/c.png.\n```\npython scripts/d.py --fast\n```\n'), ['references/api.md', 'scripts/run.py', 'scripts/b.sh', 'assets/c.png', 'scripts/d.py']);
  });

  it('leaves out what is not a file of the skill', () => {
    const text = '[a](https://x.y/scripts/a.py) [b](mailto:a@b.c) [c](#part) [d](/etc/passwd) [e](../other/SKILL.md) [f](a/../../b.md) [g](~/x.md) [h](C:\\x.md) [i](//x/y.md) [j](%2e%2e/x.md) [k](%2Fetc/x) `[l](in-code.md)` ~/.tool/scripts/x.py src/scripts/x.py scripts/<name>.py references/*.md references/ scripts/run\n<!-- scripts/old.py -->\n```\n[m](in-fence.md)\n```\n';
    assert.deepEqual(paths(text), []);
  });

  it('leaves out what looks like a link and is none', () => {
    const notLinks = [
      'A <!-- [a](nope.md) --> b', 'A <!-- b\n[a](nope.md)\n--> c', '\\[a](nope.md) [b\\](nope.md)', '[^1]: nope.md', '[Note]: nope.md and more', '[a](nope.md and more)',
      'Text:\n\n    [a](nope.md)\n', '\t[a](nope.md)\n', '- item\n\n      [a](nope.md)\n', '1. item\n\n       [a](nope.md)\n', '# Title\n    [a](nope.md)\n',
      'a `b\n[a](nope.md)` c', '[^a-z](nope.c)', 'handlers[name](event.type)', 'handlers[key](value.txt)', '`<a href="nope.md">`', '<area href="nope.md">',
    ];
    for (const text of notLinks) assert.deepEqual(paths(text), [], text);
  });

  it('finds links in lists, quotes, over line ends and behind what only looks like code', () => {
    const links = [
      '- item\n\n  [a](yes.md)\n', '- item\n    - [a](yes.md)\n', '- item\n        [a](yes.md)\n', '1.  item\n\n    [a](yes.md)\n', '- item\nthat goes on\n\n    [a](yes.md)\n', 'Text\n    [a](yes.md)\n', '> [a](yes.md)',
      '[a](\n yes.md)', '[a\nb](yes.md)', '\\\\[a](yes.md)', '\\`[a](yes.md)`', '- `a\n- [b](yes.md)`', 'A <!-- b\n\n[a](yes.md)', 'see[1](yes.md)', '[n[e]sted](yes.md)', '[a]: yes.md "title"',
      '<a class="x" href="yes.md">a</a>', "<img alt='>' src='yes.md'>".replace('>', ''), '<IMG SRC=yes.md>', '<img\n  src="yes.md">',
    ];
    for (const text of links) assert.deepEqual(paths(text), ['yes.md'], text);
    assert.deepEqual(paths('参见[a](yes.txt) a[b](x/y.txt)'), ['yes.txt', 'x/y.txt']);
  });

  it('reads backslashes and dots as a path below the folder', () => {
    assert.deepEqual(paths('[a](docs\\a.md) [b](./x/../docs/b.md) [c](docs//c.md)'), ['docs/a.md', 'docs/b.md', 'docs/c.md']);
  });

  it('gives each path once, in order, and at most 200', () => {
    assert.deepEqual(paths('[a](./a.md) [a](a.md) [b](b.md) [a](a.md#x)'), ['a.md', 'b.md']);
    assert.equal(findReferences(Array.from({ length: 300 }, (_, n) => `scripts/x${n}.py`).join('\n'), 0).length, 200);
  });
});
