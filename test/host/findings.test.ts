import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../src/editor/extension.ts';
import { extensionUnderTest, inWorkspace, ruleOf, until } from './extensionUnderTest.ts';

describe('what comparing the skills finds', () => {
  let api: ExtensionApi;
  before(async () => {
    api = await extensionUnderTest();
  });

  const codesAt = (path: string) => vscode.languages.getDiagnostics(inWorkspace(path)).filter(({ source }) => source === 'Skill Loadout').map(ruleOf);
  const shown = (path: string, code: string) => until(vscode.languages.onDidChangeDiagnostics, () => (codesAt(path).includes(code) ? true : undefined));

  it('shows on the description, with the rival as related information', async () => {
    await shown('data/tabular-data-tidy/SKILL.md', 'redundant-description');
    const [diagnostic] = vscode.languages.getDiagnostics(inWorkspace('data/tabular-data-tidy/SKILL.md'));
    assert.equal(diagnostic?.range.start.line, 2);
    assert.ok(diagnostic.relatedInformation?.some(({ location }) => location.uri.path.endsWith('/csv-cleaning/SKILL.md')));
  });

  it('names the descriptions that come up for every task', async () => {
    await shown('general/productivity-assistant/SKILL.md', 'distractor-description');
  });

  it('goes when its setting is off and comes back with it', async () => {
    const settings = vscode.workspace.getConfiguration('skillLoadout');
    await settings.update('lint.distractorDescriptions', false, vscode.ConfigurationTarget.Workspace);
    await until(vscode.languages.onDidChangeDiagnostics, () => (codesAt('general/productivity-assistant/SKILL.md').length === 0 ? true : undefined));
    await settings.update('lint.distractorDescriptions', undefined, vscode.ConfigurationTarget.Workspace);
    await shown('general/productivity-assistant/SKILL.md', 'distractor-description');
    assert.ok(api.findings.library.bySkill.size > 0);
  });
});
