import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { fixEdit } from '../../src/editor/diagnostics/fixEdit.ts';
import type { ExtensionApi } from '../../src/editor/extension.ts';
import { extensionUnderTest, inWorkspace, remove, ruleOf, skillText, until, write } from './extensionUnderTest.ts';

/** A skill whose description YAML cannot read. */
const broken = (name: string) => `---\nname: ${name}\ndescription: Use when: it breaks\n---\n\nText.\n`;

interface Rename {
  readonly from: vscode.Uri;
  readonly to: vscode.Uri;
  readonly metadata?: vscode.WorkspaceEditEntryMetadata;
}

/** Also what `entries` leaves out: files. */
function allEntries(edit: vscode.WorkspaceEdit): readonly Rename[] {
  return (edit as unknown as { _allEntries(): readonly Rename[] })._allEntries();
}

describe('lint', () => {
  let api: ExtensionApi;
  before(async () => {
    api = await extensionUnderTest();
  });
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  const ours = (uri: vscode.Uri) => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'Skill Loadout');
  const rules = (uri: vscode.Uri) => ours(uri).map(ruleOf);
  const shown = (uri: vscode.Uri, find: (rules: readonly unknown[]) => boolean) => until(vscode.languages.onDidChangeDiagnostics, () => (find(rules(uri)) ? ours(uri) : undefined));
  const reports = (uri: vscode.Uri, rule: string) => shown(uri, (found) => found.includes(rule));
  const reportsNo = (uri: vscode.Uri, rule: string) => shown(uri, (found) => !found.includes(rule));
  const reportsNothing = (uri: vscode.Uri) => shown(uri, (found) => found.length === 0);
  const isGone = async (uri: vscode.Uri, folder: string) => {
    await remove(folder);
    await reportsNothing(uri);
  };
  const actionsFor = async (uri: vscode.Uri, rule: string) => {
    await vscode.workspace.openTextDocument(uri);
    const [diagnostic] = (await reports(uri, rule)).filter((each) => ruleOf(each) === rule);
    assert.ok(diagnostic);
    return vscode.commands.executeCommand<vscode.CodeAction[]>('vscode.executeCodeActionProvider', uri, diagnostic.range);
  };
  const run = ({ command }: vscode.CodeAction) => vscode.commands.executeCommand(command?.command ?? '', ...((command?.arguments ?? []) as unknown[]));
  const configured = (id: string, value: unknown, target = vscode.ConfigurationTarget.Workspace) => vscode.workspace.getConfiguration().update(id, value, target);

  it('leads from a finding to the page of its rule', async () => {
    const uri = await write('paged/SKILL.md', broken('paged'));
    const [diagnostic] = await reports(uri, 'unquoted-colon');
    assert.ok(typeof diagnostic?.code === 'object');
    const page = await vscode.workspace.openTextDocument(diagnostic.code.target);
    assert.match(page.getText(), /^# unquoted-colon\n/);
    await isGone(uri, 'paged');
  });

  it('repairs an unquoted colon by a quick fix, and the problem goes', async () => {
    const uri = await write('quoted/SKILL.md', broken('quoted'));
    const fix = (await actionsFor(uri, 'unquoted-colon')).find(({ isPreferred }) => isPreferred);
    assert.ok(fix?.edit);
    await vscode.workspace.applyEdit(fix.edit);
    const document = await vscode.workspace.openTextDocument(uri);
    assert.equal(document.getText(), broken('quoted').replace('Use when: it breaks', '"Use when: it breaks"'));
    await reportsNo(uri, 'unquoted-colon');
    await document.save();
    await isGone(uri, 'quoted');
  });

  it('opens the page of a rule by a code action', async () => {
    const uri = await write('opened/SKILL.md', broken('opened'));
    const action = (await actionsFor(uri, 'unquoted-colon')).find(({ title }) => title === 'Open the page of "unquoted-colon"');
    assert.ok(action);
    await run(action);
    const opened = () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).find(({ label }) => label.includes('unquoted-colon'));
    await until(vscode.window.tabGroups.onDidChangeTabs, opened);
    await isGone(uri, 'opened');
  });

  it('turns a rule off where a code action says so', async () => {
    const uri = await write('ignored/SKILL.md', broken('ignored'));
    const action = (await actionsFor(uri, 'unquoted-colon')).find(({ title }) => title === 'Ignore "unquoted-colon" here');
    assert.ok(action?.edit);
    await vscode.workspace.applyEdit(action.edit);
    await reportsNo(uri, 'unquoted-colon');
    await vscode.workspace.saveAll();
    await isGone(uri, 'ignored');
  });

  it('makes all safe fixes on save, and a second save changes nothing', async () => {
    await configured('editor.codeActionsOnSave', { 'source.fixAll.skillLoadout': 'explicit' });
    const uri = await write('saved/SKILL.md', broken('saved').replace('Text.', 'See [a](references\\a.md).'));
    const document = await vscode.workspace.openTextDocument(uri);
    const editor = await vscode.window.showTextDocument(document);
    await editor.edit((edit) => edit.insert(document.positionAt(document.getText().length), 'More.\n'));
    await document.save();
    const once = document.getText();
    assert.match(once, /description: "Use when: it breaks"/);
    assert.match(once, /references\/a\.md/);
    await editor.edit((edit) => edit.insert(document.positionAt(document.getText().length), 'Still more.\n'));
    await document.save();
    assert.equal(document.getText(), `${once}Still more.\n`);
    await configured('editor.codeActionsOnSave', undefined);
    await isGone(uri, 'saved');
  });

  it('obeys a .skillloadoutrc.json, and names what is wrong in it at its place', async () => {
    const uri = await write('team/vague/SKILL.md', `${skillText('vague', 'Fills in PDF forms when asked to.')}\nSee [a](/a.md).\n`);
    await reports(uri, 'absolute-link');
    const config = await write('team/.skillloadoutrc.json', '{\n  "rules": { "absolute-link": "off", "brokn-link": "off" }\n}\n');
    await shown(uri, (found) => !found.includes('absolute-link'));
    const [fault] = await until(vscode.languages.onDidChangeDiagnostics, () => (ours(config).length > 0 ? ours(config) : undefined));
    assert.match(fault?.message ?? '', /brokn-link.*Did you mean "broken-link"/);
    assert.deepEqual([fault?.range.start.line, fault?.range.start.character], [1, 37]);
    await remove('team/.skillloadoutrc.json');
    await reports(uri, 'absolute-link');
    assert.deepEqual(ours(config), []);
    await isGone(uri, 'team');
  });

  it('completes a .skillloadoutrc.json', async () => {
    const config = await write('.skillloadoutrc.json', '{\n  "rules": {  }\n}\n');
    const document = await vscode.workspace.openTextDocument(config);
    await vscode.window.showTextDocument(document);
    const labels = async () => {
      const { items } = await vscode.commands.executeCommand<vscode.CompletionList>('vscode.executeCompletionItemProvider', config, new vscode.Position(1, 13));
      return items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    };
    // The JSON service starts, and reads the schema, in its own time.
    let found = await labels();
    while (!found.includes('broken-link')) found = await labels();
    await remove('.skillloadoutrc.json');
  });

  it('offers to rename a file in the wrong case, and asks first', async () => {
    const uri = await write('lower/skill.md', skillText('lower', 'Sends letters to the post office.'));
    const actions = await actionsFor(uri, 'file-name-case');
    assert.ok(actions.some(({ title, edit }) => title === 'Rename the file to SKILL.md…' && edit));
    const fix = api.findings.of(uri.toString()).find(({ rule }) => rule === 'file-name-case')?.fixes[0];
    assert.ok(fix);
    // The command that gives actions to extensions leaves out what is to be confirmed.
    const [entry] = allEntries(fixEdit(await vscode.workspace.openTextDocument(uri), fix));
    assert.equal(entry?.metadata?.needsConfirmation, true);
    assert.deepEqual([entry.from.path.split('/').at(-1), entry.to.path.split('/').at(-1)], ['skill.md', 'SKILL.md']);
    await isGone(uri, 'lower');
  });

  it('takes a byte order mark off the file', async () => {
    const uri = await write('marked/SKILL.md', `\ufeff${skillText('marked', 'Paints road signs and zebra crossings.')}`);
    const action = (await actionsFor(uri, 'byte-order-mark')).find(({ title }) => title === 'Remove the byte order mark');
    assert.ok(action);
    await run(action);
    await reportsNo(uri, 'byte-order-mark');
    assert.equal((await vscode.workspace.fs.readFile(uri))[0], '-'.charCodeAt(0));
    await isGone(uri, 'marked');
  });

  it('sees a link break and mend as files go and come', async () => {
    const uri = await write('linked-file/SKILL.md', `${skillText('linked-file', 'Tunes pianos and harpsichords.')}\nSee [a](references/a.md).\n`);
    await reports(uri, 'broken-link');
    await write('linked-file/references/a.md', 'A.\n');
    await reportsNo(uri, 'broken-link');
    await remove('linked-file/references/a.md');
    await reports(uri, 'broken-link');
    await isGone(uri, 'linked-file');
  });

  it('leaves an open file to the checks of VS Code where these say the same, unless told otherwise', async () => {
    const uri = await write('folder-name/SKILL.md', skillText('other-name', 'Bakes bread with sourdough.'));
    await reports(uri, 'name-differs-from-folder');
    const { languageId } = await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri)).then(({ document }) => document);
    const builtin = () => vscode.languages.getDiagnostics(uri).filter(({ source, message }) => source !== 'Skill Loadout' && /match the folder name/.test(message));
    if (languageId === 'skill') {
      await until(vscode.languages.onDidChangeDiagnostics, () => (builtin().length > 0 ? true : undefined));
      await reportsNo(uri, 'name-differs-from-folder');
      await configured('skillLoadout.lint.builtin', 'on');
      await reports(uri, 'name-differs-from-folder');
      await configured('skillLoadout.lint.builtin', undefined);
      await reportsNo(uri, 'name-differs-from-folder');
    }
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await isGone(uri, 'folder-name');
  });

  it('leaves an unknown key to VS Code in an open file, and still says which key a slip means', async () => {
    const uri = await write('keyed/SKILL.md', `---\nname: keyed\ndescription: Sharpens knives and scissors on a wet stone.\nauthor: us\nallowed_tools: Read\n---\n`);
    const found = await reports(uri, 'unknown-key');
    assert.deepEqual(found.map(ruleOf).sort(), ['mistyped-key', 'unknown-key']);
    const { languageId } = await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri)).then(({ document }) => document);
    const builtin = () => vscode.languages.getDiagnostics(uri).filter(({ source, message }) => source !== 'Skill Loadout' && /'author' is not supported/.test(message));
    if (languageId === 'skill') {
      await until(vscode.languages.onDidChangeDiagnostics, () => (builtin().length > 0 ? true : undefined));
      await reportsNo(uri, 'unknown-key');
      assert.deepEqual(rules(uri), ['mistyped-key']);
      await configured('skillLoadout.lint.builtin', 'on');
      await reports(uri, 'unknown-key');
      await configured('skillLoadout.lint.builtin', undefined);
      await reportsNo(uri, 'unknown-key');
    }
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await isGone(uri, 'keyed');
  });

  it('shows the problems of closed files unless the setting limits them to open ones', async () => {
    const [one, two] = [await write('scoped-one/SKILL.md', broken('scoped-one')), await write('scoped-two/SKILL.md', broken('scoped-two'))];
    for (const uri of [one, two]) await reports(uri, 'unquoted-colon');
    // What an extension opens stays open for minutes after its editor is closed.
    const open = (uri: vscode.Uri) => vscode.commands.executeCommand('vscode.open', uri);
    await open(one);
    await configured('skillLoadout.lint.scope', 'open');
    await reportsNothing(two);
    assert.ok(rules(one).includes('unquoted-colon'));
    assert.deepEqual(ours(inWorkspace('general/productivity-assistant/SKILL.md')), [], 'what the library shows is limited too');
    assert.ok(api.findings.of(two.toString()).length > 0, 'the Library view still tells of it');
    await open(two);
    await reports(two, 'unquoted-colon');
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await reportsNothing(one);
    await configured('skillLoadout.lint.scope', undefined);
    for (const uri of [one, two]) await reports(uri, 'unquoted-colon');
    for (const [uri, folder] of [[one, 'scoped-one'], [two, 'scoped-two']] as const) await isGone(uri, folder);
  });

  it('counts the hosts that the settings name', async () => {
    const uri = await write('hosted/SKILL.md', broken('hosted'));
    await reports(uri, 'unquoted-colon');
    await configured('skillLoadout.lint.hosts', ['copilot-cli']);
    await reportsNo(uri, 'unquoted-colon');
    await configured('skillLoadout.lint.hosts', undefined);
    await reports(uri, 'unquoted-colon');
    await isGone(uri, 'hosted');
  });

  it('shows the listing budget of a host in a tab', async () => {
    const shows = vscode.commands.executeCommand('skillLoadout.showListingBudget');
    const tabs = () => vscode.window.tabGroups.all.flatMap(({ tabs: each }) => each).find(({ label }) => label.startsWith('Listing Budget'));
    // A picker is there some time after it is asked for, and no event tells: what is accepted before that is lost.
    const accept = setInterval(() => void vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem'), 200);
    await until(vscode.window.tabGroups.onDidChangeTabs, tabs);
    clearInterval(accept);
    await shows;
  });

  it('is told of every kind of problem by the tree', () => {
    const uri = inWorkspace('general/productivity-assistant/SKILL.md').toString();
    assert.ok(api.findings.of(uri).some(({ rule }) => rule === 'distractor-description'));
  });
});
