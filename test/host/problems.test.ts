import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../src/editor/extension.ts';
import { extensionUnderTest, remove, ruleOf, skillAt, until, write } from './extensionUnderTest.ts';

describe('the Problems view', () => {
  let api: ExtensionApi;
  before(async () => {
    api = await extensionUnderTest();
  });

  const ours = (uri: vscode.Uri) => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'Skill Loadout');
  const shown = (uri: vscode.Uri) => until(vscode.languages.onDidChangeDiagnostics, () => (ours(uri).length > 0 ? ours(uri) : undefined));
  const cleared = (uri: vscode.Uri) => until(vscode.languages.onDidChangeDiagnostics, () => (ours(uri).length === 0 ? true : undefined));

  it('names the cause of a broken front matter at its place, and is quiet once it is mended', async () => {
    const uri = await write('broken/SKILL.md', '---\nname: broken\ndescription: Use when: a gearbox grinds its teeth and leaks oil\n---\n\nText.\n');
    const [problem] = await shown(uri);
    assert.equal(problem?.severity, vscode.DiagnosticSeverity.Error);
    assert.equal(problem.range.start.line, 2);
    const text = (await vscode.workspace.openTextDocument(uri)).getText(problem.range);
    assert.match(text, /:/);
    await write('broken/SKILL.md', '---\nname: broken\ndescription: "Use when: a gearbox grinds its teeth and leaks oil"\n---\n\nText.\n');
    await cleared(uri);
    await remove('broken');
  });

  it('forgets the problems of a file that is deleted', async () => {
    const uri = await write('gone/SKILL.md', 'no front matter\n');
    await shown(uri);
    await remove('gone');
    await cleared(uri);
  });

  it('reports a name in the wrong case', async () => {
    const uri = await write('wrong-case/skill.md', '---\nname: wrong-case\ndescription: Something useful for tests.\n---\n\nText.\n');
    const problems = await shown(uri);
    assert.ok(problems.some((problem) => ruleOf(problem) === 'file-name-case'), problems.map(({ message }) => message).join('\n'));
    await remove('wrong-case');
    await cleared(uri);
  });

  it('takes any bytes', async () => {
    const bytes = Uint8Array.from({ length: 4_096 }, (_, n) => (n * 31 + (n >> 3)) & 255);
    const uri = await write('bytes/SKILL.md', bytes);
    await shown(uri);
    assert.ok(skillAt(api, 'bytes/SKILL.md'));
    await remove('bytes');
    await cleared(uri);
  });
});
