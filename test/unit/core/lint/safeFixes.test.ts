import assert from 'node:assert/strict';
import { fixAll } from '../../../../src/core/lint/fixAll.ts';
import { lintSkill } from '../../../../src/core/lint/lintSkill.ts';
import { folderOf } from '../../../support/lintExample.ts';
import { random } from '../../../support/random.ts';
import { readText } from '../../../support/readText.ts';

const path = 'demo/SKILL.md';
const read = (text: string) => readText(text, path);
const described = (written: string, body = '') => `---\nname: demo\ndescription: ${written}\n---\n${body}`;
const fixed = (text: string) => fixAll(read(text), read, { path }).text;
const lint = (text: string, files: Readonly<Record<string, string>> = {}) => lintSkill(read(text), { path, folder: folderOf(files) });
const ids = (text: string, files?: Readonly<Record<string, string>>) => lint(text, files).map(({ rule }) => rule);

describe('a safe fix of escapes', () => {
  it('doubles every backslash of a path, so that none of its parts is read as an escape', () => {
    assert.equal(read(fixed(described('"Reads C:\\new\\temp\\reports\\data for an auditor"'))).description, 'Reads C:\\new\\temp\\reports\\data for an auditor');
    assert.equal(read(fixed(described('"Reads C:\\users\\x for an auditor"'))).description, 'Reads C:\\users\\x for an auditor');
  });

  it('gives the path that is written, or leaves it alone', () => {
    const seeded = random(20_261_201);
    const parts = ['new', 'temp', 'reports', 'data', 'bin', 'users', 'xml', 'projects', 'Forms', 'a_b', 'v2', '_x', '0'];
    let repaired = 0;
    for (let run = 0; run < 500; run++) {
      const value = `Reads ${seeded.pick(['C', 'd'])}:${Array.from({ length: 1 + seeded.int(5) }, () => `\\${seeded.pick(parts)}`).join('')} for an auditor.`;
      const text = described(`"${value}"`);
      const after = fixed(text);
      if (after === text) continue;
      repaired++;
      assert.equal(read(after).description, value, text);
    }
    assert.ok(repaired > 200, `${repaired} repaired`);
  });

  it('takes the backslash from a quote that needs none', () => {
    assert.equal(fixed(described('"Don\\\'t convert the accountant\\\'s books."')), described('"Don\'t convert the accountant\'s books."'));
  });

  it('is none where another escape may be meant or not', () => {
    for (const written of ['"Reads \\new and \\data"', '"Line one\\nand \\d digits"', '"Costs \\$5, see \\#3"', '"Ends in foo\\.md"', '"Reads ledgers\\_x and \\data"']) {
      assert.equal(fixed(described(written)), described(written));
      const [finding] = lint(described(written));
      assert.equal(finding?.rule, 'bad-escape');
      assert.ok(finding.fixes.length > 0);
    }
    const [markdown] = lint(described('"Costs \\$5, see \\#3"'));
    assert.deepEqual(markdown?.fixes.map(({ title }) => title), ['Remove the backslash', 'Double the backslash']);
    assert.ok(markdown.message.includes('Remove the backslash'));
  });
});

describe('escapes that YAML knows and nobody meant', () => {
  it('are told', () => {
    for (const written of ['"Reads \\reports and \\tables from C:\\new for an auditor"', '"a\\u0000b ledgers for bookkeepers"', '"rings \\x07 in ledgers for bookkeepers"', '"Converts ledgers\\_x to tables"', '"Finds \\bword in ledgers"', '"Reads C:\\new\\tables for auditors"']) {
      const [finding] = lint(described(written));
      assert.equal(finding?.rule, 'escape-not-meant', written);
      assert.ok(finding.fixes.length > 0 && finding.fixes.every(({ safe }) => !safe));
    }
  });

  it('are no line ends, tabs, quotes, letters by number or backslashes in prose', () => {
    for (const written of ['"First, sort the ledgers.\\nThen add tables."', '"Plan A:\\nSort ledgers\\tby date"', '"Says \\"ledgers\\" and C:\\\\new tables"', '"Caf\\u00e9 \\xe9 ledgers tables"', '"ledgers \\\\d+ tables and"', "'Reads C:\\new ledgers for auditors'"]) {
      assert.deepEqual(ids(described(written)), [], written);
    }
  });
});

describe('backslashes in paths', () => {
  const text = (body: string) => described('Fills in PDF forms on request.', body);

  it('are none where Markdown escapes a sign', () => {
    assert.deepEqual(ids(text('See [notes](a\\_b.md), [c](c\\-d.md) and \\[x\\](y\\z.md).\n'), { 'a_b.md': '', 'c-d.md': '' }), []);
    assert.equal(fixed(text('See [notes](docs\\my\\_file.md).\n')), text('See [notes](docs/my\\_file.md).\n'));
  });

  it('are left to scripts that only Windows runs', () => {
    for (const name of ['run.bat', 'run.cmd', 'run.ps1', 'run.exe']) assert.deepEqual(ids(text(`On Windows run \`scripts\\${name}\`.\n`)), []);
  });

  it('are changed unasked in a path, not within a command', () => {
    const command = text('Run `type references\\x.md` first.\n');
    assert.deepEqual(ids(command), ['backslash-path']);
    assert.equal(fixed(command), command);
    assert.equal(fixed(text('Run `scripts\\x.py` and scripts\\y.py.\n')), text('Run `scripts/x.py` and scripts/y.py.\n'));
  });
});

describe('a safe fix of a value', () => {
  it('never makes a comment part of it', () => {
    for (const written of ['Converts ledgers: use it for tables # TODO reword', 'It\'s said: "don\'t" # ok', '[draft] Converts ledgers # todo', '`pdftk` converts ledgers # todo', 'Converts: ledgers\n  # todo\n  to tables']) {
      const text = described(written);
      assert.equal(fixed(text), text, written);
      assert.ok(lint(text).length > 0);
    }
  });

  it('never makes another key part of it', () => {
    const text = '---\nname: demo, description: Converts ledger exports into tables.\n---\n';
    assert.equal(fixed(text), text);
    const [split] = lint(text).find(({ rule }) => rule === 'unquoted-colon')?.fixes ?? [];
    assert.equal(split?.title, 'Put "description" on a line of its own');
    const [edit] = split.edits;
    assert.equal(text.slice(0, edit?.range.start) + edit?.text + text.slice(edit?.range.end), '---\nname: demo\ndescription: Converts ledger exports into tables.\n---\n');
  });

  it('joins a description to the line of its key', () => {
    for (const newline of ['\n', '\r\n']) {
      const written = (value: string) => described(value).replaceAll('\n', newline);
      assert.equal(fixed(written('\n  Repairs bicycle tubes on the road.\n  Use when a tyre hisses.')), written('Repairs bicycle tubes on the road. Use when a tyre hisses.'));
      assert.equal(fixed(written('\n  Repairs bicycle tubes on the road.')), written('Repairs bicycle tubes on the road.'));
      assert.equal(fixed(written('\n  "Repairs: bicycle tubes."')), written('"Repairs: bicycle tubes."'));
    }
    const commented = described('# ours\n  Repairs bicycle tubes on the road.');
    assert.equal(fixed(commented), commented);
  });
});
