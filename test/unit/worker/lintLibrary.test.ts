import assert from 'node:assert/strict';
import { defaultSettings } from '../../../src/core/lint/settings.ts';
import { neverCancelled } from '../../../src/core/util/cancel.ts';
import type { LintQuestion } from '../../../src/protocol/engineApi.ts';
import { engineForTests, rawFile, skillFile } from '../../support/nodeEngineForTests.ts';

const files = new Map([
  ['references/a.md', 'On to [b](b.md).\n'],
  ['references/b.md', 'The end.\n'],
]);

describe('linting by the engine', () => {
  const lint = async (question: Partial<LintQuestion>, ...skills: ReturnType<typeof rawFile>[]) => {
    const looks: (readonly string[])[] = [];
    const engine = engineForTests({
      readReferenced: async ({ path }) => (files.has(path) ? new TextEncoder().encode(files.get(path)) : undefined),
      lookAt: async ({ paths }) => {
        looks.push(paths);
        return paths.map((path) => (path.startsWith('../') ? null : [...files.keys()].some((each) => each === path || each.startsWith(`${path}/`))));
      },
    });
    await engine.update({ changed: skills, removed: [] }, neverCancelled);
    const report = await engine.lint({ settings: defaultSettings, library: true, ...question }, neverCancelled);
    assert.ok(report);
    return { ...report, looks };
  };

  it('looks at the files that rules ask for, and at what these name', async () => {
    const { findings, looks } = await lint({}, skillFile('pdf-filling', 'Fills in PDF forms well.', 'See [a](references/a.md), [gone](gone.md) and [out](../x.md).\n'));
    assert.deepEqual(findings.map(({ rule, start }) => `${rule} ${start.line}:${start.character}`), ['reference-too-deep 5:8', 'broken-link 5:33', 'link-outside-skill 5:52']);
    assert.deepEqual(looks, [['references/a.md', 'gone.md', '../x.md'], ['references/b.md']]);
  });

  it('gives fixes as edits by line and character', async () => {
    const { findings } = await lint({}, rawFile('demo/SKILL.md', '---\r\nname: demo\r\ndescription: Fills in: forms\r\n---\r\n'));
    assert.deepEqual(findings.map(({ rule, fixes }) => [rule, fixes.map(({ safe, edits }) => [safe, edits])]), [
      ['unquoted-colon', [[true, [{ start: { line: 2, character: 13 }, end: { line: 2, character: 28 }, text: '"Fills in: forms"' }]]]],
    ]);
  });

  it('is limited to the files asked for, and leaves them to the checks of VS Code where these are on', async () => {
    const [one, two] = [rawFile('a/SKILL.md', '---\nname: b\ndescription: Fills in PDF forms.\n---\n'), rawFile('c/SKILL.md', '---\nname: d\ndescription: Signs PDF documents.\n---\n')];
    assert.deepEqual((await lint({ uris: [two.uri], library: false }, one, two)).findings.map(({ path }) => path), ['c/SKILL.md']);
    assert.deepEqual((await lint({ builtinChecks: [two.uri] }, one, two)).findings.map(({ path }) => path), ['a/SKILL.md']);
  });

  it('runs the rules that compare skills alone where it is told so', async () => {
    const [one, two] = [rawFile('x/a/SKILL.md', '---\nname: a\ndescription: Use: it\n---\n'), skillFile('a', 'Signs PDF documents.')];
    const report = await lint({ files: false }, one, two);
    assert.deepEqual(report.findings.map(({ rule }) => rule), ['duplicate-name', 'duplicate-name']);
    assert.deepEqual(report.looks, []);
  });

  it('makes the safe fixes of a newer text than it holds, and leaves the rest', async () => {
    const engine = engineForTests();
    const file = skillFile('demo', 'Fills in PDF forms.');
    await engine.update({ changed: [file], removed: [] }, neverCancelled);
    const fix = (text: string, uri = file.uri) => engine.fixAll({ uri, text, settings: defaultSettings, builtinChecks: false }, neverCancelled);
    const fixed = await fix('---\nname: other\ndescription: Fills in: forms\n---\n');
    assert.deepEqual(fixed, { text: '---\nname: other\ndescription: "Fills in: forms"\n---\n', removesByteOrderMark: false, fixed: ['unquoted-colon'] });
    assert.deepEqual((await fix(fixed.text))?.fixed, []);
    assert.equal(await fix('', 'file:///elsewhere/SKILL.md'), undefined);
  });

  it('counts the tokens of a long body', async () => {
    const { findings } = await lint({}, skillFile('demo', 'Fills in PDF forms.', `${'every word of this line counts '.repeat(1_000)}\n`));
    assert.deepEqual(findings.map(({ rule, message }) => [rule, /[\d,]+ tokens/.exec(message)?.[0]]), [['body-too-long', '6,002 tokens']]);
  });

  it('ends when it is cancelled', async () => {
    const engine = engineForTests();
    await engine.update({ changed: [skillFile('demo', 'Fills in PDF forms.')], removed: [] }, neverCancelled);
    assert.equal(await engine.lint({ settings: defaultSettings, library: true }, { aborted: true }), undefined);
  });
});
