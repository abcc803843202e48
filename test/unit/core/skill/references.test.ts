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

  it('reads backslashes and dots as a path below the folder', () => {
    assert.deepEqual(paths('[a](docs\\a.md) [b](./x/../docs/b.md) [c](docs//c.md)'), ['docs/a.md', 'docs/b.md', 'docs/c.md']);
  });

  it('gives each path once, in order, and at most 200', () => {
    assert.deepEqual(paths('[a](./a.md) [a](a.md) [b](b.md) [a](a.md#x)'), ['a.md', 'b.md']);
    assert.equal(findReferences(Array.from({ length: 300 }, (_, n) => `scripts/x${n}.py`).join('\n'), 0).length, 200);
  });
});
