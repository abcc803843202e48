import assert from 'node:assert/strict';
import { lintSkill } from '../../../../src/core/lint/lintSkill.ts';
import type { hostIds } from '../../../../src/core/lint/hosts.ts';
import { defaultSettings, type LintSettings } from '../../../../src/core/lint/settings.ts';
import { readText } from '../../../support/readText.ts';

const path = 'demo/SKILL.md';
const lint = (text: string, context: Partial<Parameters<typeof lintSkill>[1]> = {}) => lintSkill(readText(text, path), { path, ...context });
const ids = (text: string, context: Partial<Parameters<typeof lintSkill>[1]> = {}) => lint(text, context).map(({ rule }) => rule);
const described = (more = '', body = 'Text.\n') => `---\nname: demo\ndescription: Fills in PDF forms.\n${more}---\n${body}`;

describe('linting a skill', () => {
  it('finds nothing in legal files', () => {
    const legal = [
      described().replaceAll('\n', '\r\n'),
      described('allowed-tools: [Read, "Bash(git:*)"]\n'),
      described('allowed-tools:\n  - Read\n  - Write\n'),
      described('metadata:\n  version: 1.2\n  stable: true\n  since: 2026-01-02\n'),
      described('when_to_use: On request.\nargument-hint: "[file]"\nmodel: inherit\ncontext: fork\nhooks: {}\nuser-invocable: false\n'),
      described('license: MIT # the usual one\n'),
      described('', '# Title\n\nIssue #12 and C#, `a: b`, <|endoftext|> and <b>bold</b>.\n\n```sh\ncd /Users/you && rm C:\\Users\\you\\x # note\n```\n'),
      '---\nname: demo\ndescription: 填写 PDF 表单。需要填写表单时使用。\n---\n正文\n',
      '---\nname: "demo"\ndescription: \'Fills in: PDF forms #1\'\n---\n',
    ];
    for (const text of legal) assert.deepEqual(ids(text), [], text);
  });

  it('shows a folded description as an information at most', () => {
    const found = lint('---\nname: demo\ndescription: >-\n  Fills in\n  PDF forms.\n---\n');
    assert.deepEqual(found.map(({ rule, severity }) => `${rule}: ${severity}`), ['description-multiline: information']);
  });

  it('is as grave as what the hosts chosen do', () => {
    const broken = '---\nname: demo\ndescription: Use: it\n---\n';
    const severityFor = (...hosts: typeof hostIds) => lint(broken, { settings: { ...defaultSettings, hosts } }).map(({ severity, hosts: concerned }) => `${severity} ${concerned.join(' ')}`);
    assert.deepEqual(severityFor('codex'), ['error codex']);
    assert.deepEqual(severityFor('claude-code'), ['warning claude-code']);
    assert.deepEqual(severityFor('agentskills'), ['warning agentskills']);
    assert.deepEqual(severityFor('copilot-cli'), []);
  });

  it('leaves to the checks of VS Code what they say', () => {
    assert.deepEqual(ids('---\nname: Other One\n---\n'), ['description-missing', 'name-characters', 'name-differs-from-folder']);
    assert.deepEqual(ids('---\nname: Other One\n---\n', { builtinChecks: true }), []);
  });

  it('says what the checks of VS Code pass over: numbers for text, hyphens out of place', () => {
    const left = (fields: string) => ids(`---\n${fields}\n---\n`, { builtinChecks: true });
    assert.deepEqual(left('name: 123\ndescription: 1040'), ['name-not-text', 'description-number']);
    assert.deepEqual(left('name: [demo]\ndescription: [Fills in, PDF forms]'), []);
    assert.deepEqual(left('name: demo--\ndescription: Fills in PDF forms on request.'), ['name-characters']);
  });

  it('leaves keys to the checks of VS Code that it does not know, but not slips, nor keys that it knows', () => {
    const left = (fields: string, hosts: LintSettings['hosts'] = defaultSettings.hosts) => ids(described(fields), { builtinChecks: true, settings: { ...defaultSettings, hosts } });
    assert.deepEqual(left('author: us\n'), []);
    assert.deepEqual(left('allowed_tools: Read\n'), ['mistyped-key']);
    assert.deepEqual(left('argument-hint: "[file]"\nmodel: opus\n', ['codex']), ['unknown-key']);
    assert.deepEqual(left('model: opus\n', ['claude-code', 'claude-api']), ['unknown-key']);
  });

  it('keeps a rule to itself that a comment in the front matter turns off', () => {
    assert.deepEqual(ids(described('author: us\nowner: us\n')), ['unknown-key', 'unknown-key']);
    assert.deepEqual(ids(described('# skill-loadout-disable unknown-key\nauthor: us\nowner: us\n')), []);
    assert.deepEqual(ids(described('# skill-loadout-disable secret\nauthor: us\n')), ['unknown-key']);
    assert.deepEqual(ids(described('# skill-loadout-disable\nauthor: us\n')), []);
  });

  it('keeps a rule to itself for the line after a comment in the body', () => {
    const comment = '<!-- skill-loadout-disable-next-line absolute-link -->';
    assert.deepEqual(ids(described('', `${comment}\nSee [a](/a.md).\n`)), []);
    assert.deepEqual(ids(described('', `${comment}\n\nSee [a](/a.md).\n`)), ['absolute-link']);
    assert.deepEqual(ids(described('', `${comment}\nSee [a](/a.md).\nSee [b](/b.md).\n`)), ['absolute-link']);
    assert.deepEqual(ids(described('', `<!-- skill-loadout-disable-next-line secret -->\nSee [a](/a.md).\n`)), ['absolute-link']);
  });

  it('marks where a description is cut, in whatever style it is written', () => {
    const kept = `Fills in. ${'x'.repeat(1_014)}`;
    for (const [before, written, after] of [['', kept, 'lost it'], ['"', kept, 'lost it"'], ["'", kept.replace('in', "''n"), "lost it'"], ['>-\n  ', kept.replace(' ', '\n  '), 'lost it'], ['"', kept.replace('F', '\\"'), 'lost it"']]) {
      const text = `---\nname: demo\ndescription: ${before}${written}${after}\n---\n`;
      const found = lint(text).find(({ rule }) => rule === 'description-too-long');
      assert.equal(text.slice(found?.range.start, found?.range.end).trimEnd(), after);
    }
  });

  it('never shows a secret in full', () => {
    const key = ['AKIA', 'Q7ZP3XWN5RTKD2VM'].join('');
    const [found, ...more] = lint(described('', `Use ${key}.\n`));
    assert.equal(found?.rule, 'secret');
    assert.equal(more.length, 0);
    assert.ok(!JSON.stringify(found).includes(key.slice(4)));
    const standIns = ['AKIAIOSFODNN7EXAMPLE', 'AKIAXXXXXXXXXXXXXXXX', 'AKIA1234567890ABCDEF', `sk-proj-${'your-key-'.repeat(6)}`, `ghp_${'x'.repeat(36)}`];
    for (const standIn of standIns) assert.deepEqual(ids(described('', `Use ${standIn}.\n`)), [], standIn);
  });

  it('takes no text for more than text, and stays linear', () => {
    const started = performance.now();
    for (const filler of ['](', '<!--', '`', '/Users/', 'sk-', '<a', 'scripts\\', '# skill-loadout-disable ', '---\n', ': ', '\\', '"', '- ', '[', '[a](', '<!---->', '<a ', '<a href=', '[a]:', '- [', '\n    x\n\n']) {
      lint(described('', filler.repeat(40_000)));
      lint(`---\nname: demo\ndescription: ${filler.repeat(3_000)}\n---\n`);
    }
    assert.ok(performance.now() - started < 8_000);
  });
});
