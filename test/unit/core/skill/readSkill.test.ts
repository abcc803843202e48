import assert from 'node:assert/strict';
import { readSkillText } from '../../../../src/core/skill/readSkill.ts';
import type { FrontMatterEntry, Skill } from '../../../../src/core/skill/skill.ts';
import { readYaml } from '../../../../src/core/skill/readYaml.ts';
import { grayMatterSplitter } from '../../../../src/worker/grayMatterSplitter.ts';
import { random } from '../../../support/random.ts';
import { readText } from '../../../support/readText.ts';

const sample = `---
name: demo
description: 'Reads "things": well' # why
license: >-
  MIT,
  mostly
allowed-tools: [Read, "Write"]
metadata:
  version: "1.0"
  count: 12
  tags:
    - a
    - b: c
---

# Demo

See [guide](references/guide.md).
`;

function assertRanges(skill: Skill): void {
  const within = ({ start, end }: { start: number; end: number }): void => {
    assert.ok(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end >= start && end <= skill.text.length, `${start}-${end} of ${skill.text.length}`);
  };
  const ofEntry = (entry: FrontMatterEntry): void => {
    [entry.keyRange, entry.valueRange].forEach(within);
    entry.children.forEach(ofEntry);
  };
  skill.entries.forEach(ofEntry);
  [skill.bodyRange, ...(skill.frontMatterRange ? [skill.frontMatterRange] : []), ...skill.problems.map((each) => each.range), ...skill.headings.map((each) => each.range)].forEach(within);
  for (const { range, written } of skill.references) assert.equal(skill.text.slice(range.start, range.end), written);
}

const shown = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

/** Every value, cut out as written and put below a key of its own, reads as the same value. */
function assertReparses(skill: Skill, entries: readonly FrontMatterEntry[]): void {
  for (const { valueRange: { start, end }, value, children } of entries) {
    const written = skill.text.slice(start, end);
    if (/[*<]/.test(written)) continue;
    const column = start - Math.max(skill.text.lastIndexOf('\n', start - 1), skill.text.lastIndexOf('\r', start - 1)) - 1;
    const isBlock = written.includes('\n') && !/^["'|>[{&!]/.test(written);
    const again = readYaml(isBlock ? `k:\n${' '.repeat(column)}${written}` : `k: ${written}`, 0);
    if (again.valid) assert.equal(shown(again.entries[0]?.value), shown(value), written);
    assertReparses(skill, children);
  }
}

describe('readSkill', () => {
  it('reads a skill into its parts', () => {
    const skill = readText(sample);
    assert.equal(skill.name, 'demo');
    assert.equal(skill.description, 'Reads "things": well');
    assert.deepEqual(skill.problems, []);
    assert.equal(skill.text.slice(skill.frontMatterRange?.start, skill.frontMatterRange?.end), sample.slice(4, sample.indexOf('---\n\n#')));
    assert.equal(skill.text.slice(skill.bodyRange.start), sample.slice(sample.indexOf('\n# Demo')));
    assert.deepEqual(skill.headings.map(({ text }) => text), ['Demo']);
    assert.deepEqual(skill.references.map(({ path }) => path), ['references/guide.md']);
    assertRanges(skill);
    assertReparses(skill, skill.entries);
  });

  it('reads CRLF and a byte order mark to the same values', () => {
    const plain = readText(sample);
    for (const text of [sample.replaceAll('\n', '\r\n'), `\ufeff${sample}`]) {
      const skill = readText(text);
      assert.deepEqual(skill.entries.map(({ key, value }) => [key, value]), plain.entries.map(({ key, value }) => [key, value]));
      assertRanges(skill);
      assertReparses(skill, skill.entries);
    }
  });

  it('falls back to the folder for a name, whether or not the path ends in the file', () => {
    assert.equal(readText('text', 'a/b/SKILL.md').name, 'b');
    assert.equal(readText('text', 'b').name, 'b');
    assert.equal(readText('text', 'SKILL.md').name, '');
  });

  it('reads an editor\'s text as it reads the same bytes', () => {
    for (const text of [sample, `\ufeff${sample}`, '', 'x']) assert.deepEqual(readSkillText(text, 'some/demo/SKILL.md', grayMatterSplitter), readText(text));
  });

  it('closes the front matter where hosts do, not at dashes inside a value', () => {
    const skill = readText('---\nname: demo\ndescription: a --- b\nlicense: |\n  ---\n  x\n---   \nbody');
    assert.deepEqual(skill.problems.map(({ code }) => code), ['closing-line-spaces']);
    assert.equal(skill.description, 'a --- b');
    assert.equal(skill.text.slice(skill.bodyRange.start), 'body');
  });

  it('never throws and keeps every range within the text, on mutated skills', () => {
    const source = random(42);
    const pieces = ['---', '\n', '\r', '\r\n', ': ', ' #', '"', "'", '[', ']', '{', '}', '|', '>', '- ', '\t', '*a', '&a ', '!!x ', '...', '%', '@', '`', '```', '](', '<!--', '# ', '\0', '\ufeff', 'é', '😀', '<<: ', '__proto__: ', '? ', 'scripts/a.py', '  '];
    const bases = [sample, sample.slice(0, sample.indexOf('metadata')), '---\nname: a\n---\n', '---\na: {b: [c, "d"]}\nx: &a\n  - *a\n---\n'];
    for (let run = 0; run < 1_500; run++) {
      let text = source.pick(bases);
      for (let edits = 1 + source.int(4); edits > 0; edits--) {
        const at = source.int(text.length + 1);
        text = text.slice(0, at) + source.pick(pieces) + text.slice(at + source.int(4));
      }
      const skill = readText(text);
      assertRanges(skill);
      // Recovered entries hold what the eye sees, not what a parser does.
      if (!skill.problems.some(({ severity }) => severity === 'error')) assertReparses(skill, skill.entries);
    }
  });

  it('never throws on random bytes', () => {
    const source = random(43);
    const prefix = [...new TextEncoder().encode('---\nname: ')];
    for (let run = 0; run < 1_000; run++) {
      const noise = Array.from({ length: source.int(80) }, () => (source.int(3) ? 32 + source.int(95) : source.int(256)));
      assertRanges(readText(Uint8Array.from(source.int(2) ? [...prefix, ...noise, 10, 45, 45, 45, 10] : noise)));
    }
  });

  it('reads 5 MB of anything in linear time', function () {
    this.timeout(60_000);
    const size = 5_000_000;
    for (const [before, unit, after] of [['', '\n', ''], ['---\nname: a\n---\n', '](', ''], ['---\n', 'a: "\n', '---\n'], ['---\nname: a\n---\n', '# a `b` scripts/\n', '']] as const) {
      const bytes = new TextEncoder().encode(before + unit.repeat(size / unit.length) + after);
      const started = process.cpuUsage();
      assertRanges(readText(bytes));
      const { user } = process.cpuUsage(started);
      assert.ok(user < 5_000_000, `${JSON.stringify(unit)} took ${user / 1_000} ms`);
    }
  });
});
