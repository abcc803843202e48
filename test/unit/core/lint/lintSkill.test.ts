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

  it('reads comments behind values, for a line or from a place on, with reasons', () => {
    const key = (comment: string) => ids(described(`author: us${comment}\nowner: us\n`)).length;
    assert.equal(key(' # skill-loadout-disable unknown-key'), 0);
    assert.equal(key(' # skill-loadout-disable-line unknown-key -- on purpose'), 1);
    assert.equal(key('\n# skill-loadout-disable-next-line unknown-key: on purpose'), 1);
    assert.equal(key(' # skill-loadout-disable secret, unknown-key'), 0);
    assert.equal(key(' # skill-loadout-disable -- all of it'), 0);
    assert.deepEqual(ids('---\nname: demo\ndescription: Fills in PDF forms. # skill-loadout-disable description-vague\n---\n'), []);
    assert.deepEqual(ids('---\nname: demo\ndescription: "Fills in PDF forms, # skill-loadout-disable unknown-key"\nauthor: us\n---\n'), ['unknown-key']);
    const links = (before: string, behind: string) => ids(described('', `See [a](/a.md).\n\n${before}\nSee [b](/b.md). ${behind}\n\nSee [c](/c.md).\n`)).length;
    assert.equal(links('', ''), 3);
    assert.equal(links('<!-- skill-loadout-disable absolute-link -- why not > -->', ''), 1);
    assert.equal(links('<!-- skill-loadout-disable-next-line absolute-link: why -->', ''), 2);
    assert.equal(links('', '<!-- skill-loadout-disable-line -->'), 2);
  });

  it('says which words of a comment turn nothing off', () => {
    const said = (comment: string) => lint(described(`${comment}\n`)).map(({ rule, message, range }) => `${rule} ${described(`${comment}\n`).slice(range.start, range.end)}: ${message}`);
    assert.match(said('# skill-loadout-disable secrets because it is none').join('\n'), /^disabled-rule-unknown secrets: There is no rule "secrets".* Did you mean "secret"\?$/);
    assert.match(said('# skill-loadout-disable secret as it is none').join('\n'), /^disabled-rule-unknown as: .* A reason goes behind "--"\.$/);
    assert.match(said('# skill-loadout-enable secret').join('\n'), /^disabled-rule-unknown skill-loadout-enable: "skill-loadout-enable" turns nothing off\./);
    assert.deepEqual(ids(described('', '<!-- skill-loadout-ignore secret -->\n')), ['disabled-rule-unknown']);
    for (const comment of ['# skill-loadout-disable secret -- on purpose', '# skill-loadout-disable secret: a reason', '# skill-loadout-disable-line secret']) assert.deepEqual(said(comment), [], comment);
  });

  it('tells values of another type than hosts read, and no others', () => {
    const told = (fields: string) => lint(described(fields)).map(({ rule, fixes }) => [rule, ...fixes.map(({ title }) => title)].join(': '));
    for (const field of ['user-invocable: maybe', 'disable-model-invocation: 1', 'model: [a]', 'context: 5', 'hooks: hi', 'hooks: [a]', 'paths: 3', 'effort: true']) assert.deepEqual(told(`${field}\n`), ['field-of-other-type'], field);
    for (const field of ['user-invocable: false', 'user-invocable: "false"', 'model: opus', 'hooks: {}', 'hooks:', 'paths: [a, b]', 'paths: a', 'argument-hint: [file]', 'metadata:\n  model: [a]']) {
      assert.ok(!told(`${field}\n`).includes('field-of-other-type'), field);
    }
    for (const field of ['license: 2', 'license: true', 'compatibility: 1.5']) assert.deepEqual(told(`${field}\n`), ['field-not-text: Put it in quotes'], field);
    assert.deepEqual(told('user-invocable: yes\n'), ['yaml-versions-differ: Write true: Put it in quotes, as text']);
    assert.deepEqual(told('license: on\n'), ['yaml-versions-differ: Put it in quotes, as text']);
  });

  it('asks for capabilities as one text, and makes it of a list', () => {
    const [found, ...more] = lint(described('metadata:\n  capabilities: [csv cleaning, ledgers]\n'));
    assert.deepEqual([found?.rule, more.length], ['metadata-nested', 0]);
    assert.match(found?.message ?? '', /one comma-separated text/);
    assert.deepEqual(found?.fixes.map(({ safe, edits }) => [safe, edits[0]?.text]), [[false, '"csv cleaning, ledgers"']]);
    assert.deepEqual(ids(described('metadata:\n  capabilities: csv cleaning, ledgers\n')), []);
    assert.deepEqual(ids(described('metadata:\n  capabilities: [a]\n  tags: [b]\n')), ['metadata-nested', 'metadata-nested']);
  });

  it('marks blanks behind either line of the front matter', () => {
    for (const blanks of [' ', '\t', '  ']) {
      assert.deepEqual(ids(described().replace(/\n---\n/, `\n---${blanks}\n`)), ['closing-line-spaces']);
      assert.deepEqual(ids(described().replace('---', `---${blanks}`)), ['opening-line-spaces']);
    }
    assert.deepEqual(ids(described().replace(/\n---\n/, '\n--- \r\n')), ['closing-line-spaces']);
  });

  it('marks every character that breaks a reader, a run of one as one', () => {
    const marked = (text: string) => readText(text, path).problems.map(({ code, range }) => `${code} ${range.end - range.start}`);
    assert.deepEqual(marked('---\nname: demo\ndescription: "Fills\u0007 in\u0007\u0007 PDF\u001b forms."\n---\nA\0b\0\0\n').filter((each) => /character/.test(each)), ['control-character 1', 'control-character 2', 'control-character 1', 'nul-character 1', 'nul-character 2']);
    assert.equal(marked(described('', 'a\0'.repeat(1_000))).length, 20);
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

  it('knows secrets by what stands before them too', () => {
    const [key, password, jwt] = ['0GPRZwwrPwV81Aw71l33SCx9vHj' + 'Hkm1x72EsSfUQ', '5isT6CjlNl' + 'AZkeNn', ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'kESJ4FvIjBLIZdeUor0fYeQ8bvUBezSFdh1hoNP08hT'].join('.')];
    const leaks = [`aws_secret_access_key = ${key}`, `AWS_SECRET_ACCESS_KEY="${key}"`, `"SecretAccessKey": "${key}"`, `Bearer ${jwt}`, `postgres://admin:${password}@db.acme.com/x`, `mongodb+srv://me:${password}@c.acme.com`];
    for (const leak of leaks) {
      const found = lint(described('', `${leak}\n`));
      assert.deepEqual(found.map(({ rule }) => rule), ['secret'], leak);
      for (const secret of [key, password, 'kESJ4FvIjBL']) assert.ok(!JSON.stringify(found).includes(secret), leak);
    }
    const none = [
      'aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', `commit ${key}`, 'aws_secret_access_key = ${AWS_SECRET_ACCESS_KEY}', 'postgres://user:password123@db.acme.com/x', `postgres://user:${password}@localhost/x`,
      'postgres://$USER:$PASSWORD_OF_DATABASE_1@db/x', 'https://acme.com:8080/a@b', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    ];
    for (const text of none) assert.deepEqual(ids(described('', `${text}\n`)), [], text);
  });

  it('takes no text for more than text, and stays linear', () => {
    const started = performance.now();
    for (const filler of ['](', '<!--', '`', '/Users/', 'sk-', '<a', 'scripts\\', '# skill-loadout-disable ', '---\n', ': ', '\\', '"', '- ', '[', '[a](', '<!---->', '<a ', '<a href=', '[a]:', '- [', 'eyJaaaaaaaaaa.', 'postgres://a:', '\n    x\n\n']) {
      lint(described('', filler.repeat(40_000)));
      lint(`---\nname: demo\ndescription: ${filler.repeat(3_000)}\n---\n`);
    }
    assert.ok(performance.now() - started < 8_000);
  });
});
