import assert from 'node:assert/strict';
import { fixAll } from '../../../../src/core/lint/fixAll.ts';
import { readSkillText } from '../../../../src/core/skill/readSkill.ts';
import { grayMatterSplitter } from '../../../../src/worker/grayMatterSplitter.ts';
import { readingRuleTable, skillRuleTable } from '../../../../src/core/lint/ruleTable.ts';
import { allHosts, lintExample } from '../../../support/lintExample.ts';
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

/** A slip with what stands there once it is repaired. */
interface Slip {
  readonly rule: string;
  readonly written: string;
  readonly repaired: string;
}

const slip = (rule: string, written: string, repaired: string): Slip => ({ rule, written, repaired });

/** A file line by line: what may stand there, the first of each as it should. */
const lines: readonly (readonly Slip[])[] = [
  [slip('', '', ''), slip('text-before-front-matter', '\n\n', '')],
  [slip('', '---\n', '---\n'), slip('opening-line-spaces', '--- \t\n', '---\n'), slip('opening-line-language', '---yaml\n', '---\n'), slip('opening-line-not-exact', '-----\n', '---\n')],
  [slip('', 'name: demo\n', 'name: demo\n'), slip('colon-without-space', 'name:demo\n', 'name: demo\n'), slip('colon-without-space', 'name：demo\n', 'name: demo\n'), slip('colon-without-space', 'name:\u00a0demo\n', 'name: demo\n'), slip('name-not-text', 'name: 123\n', 'name: "123"\n')],
  [
    slip('', 'description: Fills in forms on request.\n', 'description: Fills in forms on request.\n'),
    slip('unquoted-colon', 'description: Use when: forms are due.\n', 'description: "Use when: forms are due."\n'),
    slip('unquoted-colon', 'description: Says "no": always.\n', 'description: \'Says "no": always.\'\n'),
    slip('special-character', 'description: `pdftk` fills in forms.\n', 'description: "`pdftk` fills in forms."\n'),
    slip('description-multiline', 'description: >-\n  Fills in forms\n  on request.\n', 'description: Fills in forms on request.\n'),
    slip('bad-escape', 'description: "Fills in C:\\projects."\n', 'description: "Fills in C:\\\\projects."\n'),
    slip('bad-escape', 'description: "Fills in C:\\new\\temp\\data."\n', 'description: "Fills in C:\\\\new\\\\temp\\\\data."\n'),
    slip('bad-escape', 'description: "Don\\\'t fill in C:\\projects."\n', 'description: "Don\'t fill in C:\\\\projects."\n'),
    slip('special-character', 'description: &amp fills in forms.\n', 'description: "&amp fills in forms."\n'),
    slip('description-multiline', 'description:\n  Fills in forms\n  on request.\n', 'description: Fills in forms on request.\n'),
    slip('unquoted-colon', 'description:\n  Fills in: forms\n  on request.\n', 'description: "Fills in: forms on request."\n'),
    slip('comment-cuts-value', 'description: Fills in form #12 on request.\n', 'description: "Fills in form #12 on request."\n'),
    slip('text-after-bracket', 'description: [draft] Fills in forms.\n', 'description: "[draft] Fills in forms."\n'),
    slip('description-number', 'description: 1040\n', 'description: "1040"\n'),
  ],
  [slip('', 'license: MIT # free\n', 'license: MIT # free\n'), slip('colon-without-space', 'license:MIT\n', 'license: MIT\n'), slip('field-not-text', 'license: 2 # or 3\n', 'license: "2" # or 3\n')],
  [
    slip('', 'allowed-tools: [Read, "Bash(git:*)"]\n', 'allowed-tools: [Read, "Bash(git:*)"]\n'),
    slip('special-character', 'allowed-tools: [Read, @b]\n', 'allowed-tools: [Read, "@b"]\n'),
  ],
  [
    slip('', 'metadata:\n  version: 1.0 # ours\n  tags: "a,  b"\n', 'metadata:\n  version: 1.0 # ours\n  tags: "a,  b"\n'),
    slip('tab-indentation', 'metadata:\n\tversion: 1.0\n\ttags: "a,  b"\n', 'metadata:\n  version: 1.0\n  tags: "a,  b"\n'),
    slip('unquoted-colon', 'metadata:\n  note: a: b\n', 'metadata:\n  note: "a: b"\n'),
  ],
  [slip('', '---\n', '---\n'), slip('closing-line-spaces', '--- \t\n', '---\n')],
  [slip('', '\n# Text: #1\n', '\n# Text: #1\n'), slip('nul-character', '\n# Te\0xt: #1\n', '\n# Text: #1\n')],
  [
    slip('', 'See [a](references/a.md), `x\\y` and 日本語.\n', 'See [a](references/a.md), `x\\y` and 日本語.\n'),
    slip('backslash-path', 'See [a](references\\a.md), `x\\y` and scripts\\b.py.\n', 'See [a](references/a.md), `x\\y` and scripts/b.py.\n'),
  ],
];

describe('every safe fix', () => {
  const withSafeFix = new Set([...readingRuleTable, ...skillRuleTable].filter(({ bad }) => lintExample(bad, allHosts).some(({ fixes }) => fixes.some(({ safe }) => safe))).map(({ id }) => id));

  it('gives exactly what was meant, whatever else is wrong in the file, changes no other byte, and has nothing to do again', () => {
    const seeded = random(20_261_130);
    const repaired = new Set<string>();
    for (let run = 0; run < 1_500; run++) {
      const newline = seeded.pick(['\n', '\r\n']);
      const bom = seeded.int(8) === 0;
      const chosen = lines.map((slips) => (seeded.int(3) === 0 ? seeded.pick(slips) : slips[0]!));
      const join = (part: 'written' | 'repaired') => chosen.map((each) => each[part]).join('').replaceAll('\n', newline);
      const fixed = fix(`${bom ? '\ufeff' : ''}${join('written')}`);
      assert.equal(fixed.text, join('repaired'));
      assert.equal(fixed.removesByteOrderMark, bom);
      assert.deepEqual(fix(fixed.text), { text: fixed.text, removesByteOrderMark: false, fixed: [] });
      for (const rule of fixed.fixed) repaired.add(rule);
      for (const { rule } of chosen) assert.ok(rule === '' || fixed.fixed.includes(rule), `${rule} of ${JSON.stringify(fixed)}`);
    }
    assert.deepEqual([...repaired].sort(), [...withSafeFix].sort());
  });
});
