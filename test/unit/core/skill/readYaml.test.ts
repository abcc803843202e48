import assert from 'node:assert/strict';
import { readYaml } from '../../../../src/core/skill/readYaml.ts';
import type { FrontMatterEntry } from '../../../../src/core/skill/skill.ts';

const marked = (yaml: string, entries: readonly FrontMatterEntry[]): string[][] =>
  entries.flatMap((entry) => [
    [yaml.slice(entry.keyRange.start, entry.keyRange.end), yaml.slice(entry.valueRange.start, entry.valueRange.end)],
    ...marked(yaml, entry.children),
  ]);

describe('readYaml', () => {
  it('gives the exact range of every key and value as written', () => {
    const yaml = [
      'name: demo  # why', '"quoted key": \'it\'\'s\'', 'text: >-', '  one', '  two', 'list: [a, b]', 'items:', '- x', '- y',
      'metadata:', '  version: "1.0"', '  nested:', '    deep: 1', '', 'empty:', 'plain: goes on', '  and on', 'tagged: !!str 12', 'anchored: &a { b: c }', 'alias: *a', '',
    ].join('\n');
    assert.deepEqual(marked(yaml, readYaml(yaml, 0).entries), [
      ['name', 'demo'], ['"quoted key"', "'it''s'"], ['text', '>-\n  one\n  two\n'], ['list', '[a, b]'], ['items', '- x\n- y'],
      ['metadata', 'version: "1.0"\n  nested:\n    deep: 1'], ['version', '"1.0"'], ['nested', 'deep: 1'], ['deep', '1'],
      ['empty', ''], ['plain', 'goes on\n  and on'], ['tagged', '!!str 12'], ['anchored', '&a { b: c }'], ['b', 'c'], ['alias', '*a'],
    ]);
  });

  it('puts the range of an empty value after the colon', () => {
    const { entries } = readYaml('\na:\nb: 1', 10);
    assert.deepEqual(entries[0]?.valueRange, { start: 13, end: 13 });
    assert.equal(entries[0]?.value, null);
  });

  it('gives values as YAML 1.2 readers see them', () => {
    const { entries } = readYaml('a: yes\nb: 010\nc: 2024-01-02\nd: 1_000\ne: true\nf: ~\ng: 12345678901234567890\nh: 1.5\ni: 0x1F\nj: !!str 1\nk: !x 1', 0);
    assert.deepEqual(entries.map((entry) => entry.value), ['yes', 10, '2024-01-02', '1_000', true, null, 12345678901234567890n, 1.5, 31, '1', '1']);
  });

  it('keeps keys such as __proto__ as plain data', () => {
    const { entries } = readYaml('metadata:\n  __proto__: { polluted: yes }\n  constructor: x\n', 0);
    const value = entries[0]?.value as Record<string, unknown>;
    assert.deepEqual(Object.keys(value), ['__proto__', 'constructor']);
    assert.equal(Object.getPrototypeOf(value), null);
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });

  it('shares what an alias names instead of copying it', () => {
    const { entries, problems } = readYaml('a: &x [1, 2]\nb: *x\n', 0);
    assert.equal(entries[0]?.value, entries[1]?.value);
    assert.deepEqual(problems, []);
  });

  it('does not follow an alias into itself', () => {
    const { problems } = readYaml('a: &x [*x]\n', 0);
    assert.deepEqual(problems.map(({ code }) => code), ['unknown-alias']);
  });

  it('accepts what is legal: folded text, flow lists, numbers in metadata, CJK, CRLF, comments', () => {
    const yaml = '# head\r\nname: demo\r\ndescription: >\r\n  文書を読む: 書く\r\n  # no comment\r\nallowed-tools: [Read, Write]\r\nmetadata:\r\n  version: 1.0 # of the skill\r\n  stable: true\r\nurl: http://x.y/z#top\r\nwhen: "a: b # c"\r\n';
    const { problems, entries, valid } = readYaml(yaml, 0);
    assert.deepEqual(problems, []);
    assert.ok(valid);
    assert.equal(entries[1]?.value, '文書を読む: 書く # no comment\n');
  });

  it('recovers name and description from broken YAML', () => {
    const { entries, valid } = readYaml('name: "demo"\ndescription: Use when: asked\n  twice\nother: [\n', 0);
    assert.equal(valid, false);
    assert.deepEqual(entries.slice(0, 2).map(({ key, value }) => [key, value]), [['name', 'demo'], ['description', 'Use when: asked twice']]);
  });

  it('bounds its work on nesting of every kind', () => {
    for (const unit of ['[', '{', '- ', '? ', 'a: ', '[a: ', '- - ', '"', '*a ', '&a ', '!x ', 'a:\n', '|\n', '\t', '[],']) {
      assert.doesNotThrow(() => readYaml(`k: ${unit.repeat(600)}`, 0), unit);
      assert.doesNotThrow(() => readYaml(unit.repeat(600), 0), unit);
    }
  });
});
