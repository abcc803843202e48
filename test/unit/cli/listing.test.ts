import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { ListingReport } from '../../../src/core/lint/listing/listing.ts';
import { manySkills } from '../../../src/core/lint/manySkills.ts';
import { makeTree, removeTrees, skillText } from './tempTree.ts';
import { TestMachine } from './testIo.ts';

describe('listing on the command line', () => {
  let machine: TestMachine;
  before(async () => (machine = await TestMachine.create()));
  after(removeTrees);

  it('shows how a host lists each skill', async () => {
    const folder = await makeTree({ 'brew-tea/SKILL.md': skillText('brew-tea', 'Brews green tea.') });
    const { code, out } = await machine.run(['listing', folder, '--host', 'codex']);
    assert.equal(code, 0);
    assert.match(out, /^Codex lists 1 of 1 skill in full\.\nNeeded \d+ characters, budget 8,000, used \d+\.\n/);
    assert.ok(out.includes(`- brew-tea: Brews green tea. (file: ${join(folder, 'brew-tea/SKILL.md')})`));
  });

  it('says how many lose what, as text and as JSON', async () => {
    const folder = await makeTree(manySkills(150));
    assert.match((await machine.run(['listing', folder])).out, /^Claude Code lists \d+ of 150 skills in full, \d+ name only\.\n/);
    const report = JSON.parse((await machine.run(['listing', folder, '--host', 'codex', '--window', '100k', '--json'])).out) as ListingReport;
    assert.deepEqual([report.host, report.budget?.limit, report.budget?.unit, report.entries.length], ['codex', 2_000, 'tokens', 150]);
    assert.ok(report.counts.shortened + report.counts['name-only'] + report.counts.dropped > 0);
  });

  it('claims nothing of hosts without a public rule', async () => {
    const folder = await makeTree(manySkills(60));
    const first = async (host: string) => (await machine.run(['listing', folder, '--host', host])).out.split('\n')[0];
    assert.equal(await first('vscode'), '60 skills, as written: which of them VS Code lists in full is not public.');
    assert.equal(await first('agentskills'), '60 skills, as written: the specification itself lists nothing, hosts do.');
  });

  it('refuses hosts and windows that there are not', async () => {
    assert.match((await machine.run(['listing', '.', '--host', 'codx'])).err, /there is no host "codx"\. Did you mean codex\?/);
    assert.equal((await machine.run(['listing', '.', '--window', 'big'])).code, 2);
    assert.match((await machine.run(['listing', '.', '--window', '0'])).err, /A context window of 0 holds nothing/);
    assert.equal((await machine.run(['list', '.', '--host', 'codex'])).code, 2);
  });
});

describe('lint on the command line, by rule', () => {
  let machine: TestMachine;
  const codes = async (...argv: string[]) => {
    const { out } = await machine.run(['lint', ...argv, '--no-redundant', '--no-distractors', '--json']);
    return (JSON.parse(out) as { findings: { path: string; rule: string; severity: string }[] }).findings.map(({ path, rule, severity }) => `${path} ${rule} ${severity}`);
  };
  before(async () => (machine = await TestMachine.create()));
  after(removeTrees);

  it('looks at the files around a skill', async () => {
    const body = 'See [a](references/a.md), [b](references/b.md) and [other](../other/x.md).\n';
    const folder = await makeTree({
      'pour-tea/SKILL.md': skillText('pour-tea', 'Pours green tea into cups.') + body,
      'pour-tea/references/a.md': 'More in [c](c.md).\n',
      'pour-tea/references/c.md': 'Here.\n',
      'other/x.md': '',
    });
    assert.deepEqual(await codes(folder), ['reference-too-deep information', 'broken-link warning', 'link-outside-skill information'].map((each) => `pour-tea/SKILL.md ${each}`));
  });

  it('heeds the nearest .skillloadoutrc.json and the hosts given', async () => {
    const folder = await makeTree({ '.skillloadoutrc.json': '{ "rules": { "unknown-key": "error" } }', 'skills/tea/SKILL.md': '---\nname: tea\ndescription: Pours green tea into cups.\nauthor: us\n---\n' });
    const skills = join(folder, 'skills');
    assert.deepEqual(await codes(skills), ['tea/SKILL.md unknown-key error']);
    const broken = await makeTree({ '.skillloadoutrc.json': '{ "rules": {\n "unknown-keys": "off" } }' });
    const { code, err } = await machine.run(['lint', broken]);
    assert.equal(code, 2);
    assert.match(err, /\.skillloadoutrc\.json:2:2: There is no rule "unknown-keys"\. Did you mean "unknown-key"\?/);
  });
});
