import assert from 'node:assert/strict';
import { fixAll } from '../../../../src/core/lint/fixAll.ts';
import { readSkillText } from '../../../../src/core/skill/readSkill.ts';
import { grayMatterSplitter } from '../../../../src/worker/grayMatterSplitter.ts';
import { random, type Random } from '../../../support/random.ts';

const path = 'demo/SKILL.md';
const read = (text: string) => readSkillText(text, path, grayMatterSplitter);
const descriptionOf = (text: string): string => {
  const value = read(text).entries.find(({ key }) => key === 'description')?.value;
  return typeof value === 'string' ? value : JSON.stringify(value);
};
const fix = (text: string) => fixAll(read(text), read, { path });

const pieces = [
  'Fills in forms.', 'Use when: asked', 'a: b', '#12', 'C#', '[draft]', '{x}', '`pdftk`', '@team', '*bold*', '&c', '!', '%', '|', '>', '- dash', '? why',
  "it's", '"quoted"', 'C:\\forms', 'two\\n', '日本語：説明', 'naïve', '🙂', 'key:value', 'x,y', 'yes', '1.0', 'null', '~', 'ends:', '---', '...', 'a # b', '"', "'",
];

function words(random: Random): string {
  return Array.from({ length: 1 + random.int(7) }, () => random.pick(pieces)).join(' ');
}

/** The value as an author may write it who does not think of YAML. */
function written(random: Random, value: string, indent: string): string {
  const style = random.int(4);
  // A line that is `|` alone is meant as one.
  if (style === 0 || !value.includes(' ') || (style === 1 && /^[|>]/.test(value))) return value;
  const lines = value.split(' ');
  const cut = 1 + random.int(lines.length - 1);
  const wrapped = [lines.slice(0, cut).join(' '), lines.slice(cut).join(' ')];
  if (style === 1) return wrapped.join(`\n${indent}`);
  return `${random.pick(['>-', '>'])}\n${indent}${wrapped.join(`\n${indent}`)}`;
}

describe('all safe fixes', () => {
  it('give the description as written or leave it alone, change no other byte, and find nothing to do again', () => {
    const seeded = random(20_260_101);
    let repaired = 0;
    for (let run = 0; run < 1_000; run++) {
      const value = words(seeded);
      const newline = seeded.pick(['\n', '\r\n']);
      const before = 'name: demo\nlicense: MIT # free\ndescription: ';
      const after = '\nmetadata:\n  version: 1.0\n  tags: [a, "b"]\n';
      const body = '---\n\n# Text: #1\n\nUse `x`.\n';
      const line = written(seeded, value, '  ');
      const text = `---\n${before}${line}${after}${body}`.replaceAll('\n', newline);
      const fixed = fix(text).text;
      const head = `---\n${before}`.replaceAll('\n', newline);
      const tail = `${after}${body}`.replaceAll('\n', newline);
      const shown = JSON.stringify({ line, fixed: fixed.slice(head.length, -tail.length) });
      assert.ok(fixed.startsWith(head) && fixed.endsWith(tail), shown);
      if (fixed !== text) {
        repaired++;
        // Legal YAML says what it says, whatever was thought.
        const { problems } = read(text);
        const meant = problems.some(({ severity }) => severity !== 'information') ? value : descriptionOf(text).trim();
        assert.ok([value, meant].includes(descriptionOf(fixed)), shown);
      }
      assert.deepEqual(fix(fixed), { text: fixed, removesByteOrderMark: false, fixed: [] }, shown);
    }
    assert.ok(repaired > 500, `${repaired} repaired`);
  });

  it('repair each common slip of a file at once', () => {
    const text = '\ufeff---  \nname: 123\ndescription: Fixes: #12\nmetadata:\n\tversion: "1"\n---\nSee [fields](references\\fields.md).\n';
    const { text: fixed, removesByteOrderMark } = fix(text);
    assert.equal(fixed, '---\nname: "123"\ndescription: "Fixes: #12"\nmetadata:\n  version: "1"\n---\nSee [fields](references/fields.md).\n');
    assert.equal(removesByteOrderMark, true);
  });

  it('never rename, split or choose for the author', () => {
    for (const text of ['---\nname: other\ndescription: Does it well.\n---\n', `---\nname: demo\ndescription: Does it well.\n---\n## Long\n${'Step.\n'.repeat(600)}`, '---\nname: demo\ndescription: Does it # todo: say more\n---\n']) {
      assert.equal(fix(text).text, text);
    }
  });
});
