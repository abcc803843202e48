import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../src/editor/extension.ts';
import { inventedSkills, writeCorpus } from '../support/writeCorpus.ts';
import { extensionUnderTest, inWorkspace, remove, skillAt, skillText, until, write } from './extensionUnderTest.ts';

const many = 5_000;

describe('a library under load', function () {
  this.timeout(180_000);
  let api: ExtensionApi;
  before(async () => {
    api = await extensionUnderTest();
  });

  it('follows a checkout that brings 5,000 skills and takes them away, and answers meanwhile', async () => {
    const before = [...api.index.skills.keys()].sort();
    // Outside every root first, then moved in at once, as a checkout of a folder looks from here.
    const staging = vscode.Uri.joinPath(inWorkspace('.'), '..', 'staging').fsPath;
    await writeCorpus(staging, inventedSkills(many));
    await rename(staging, inWorkspace('bulk').fsPath);
    const arrived = until(api.index.onDidChange, () => (api.index.skills.size >= before.length + many ? true : undefined));
    api.model.setTask('Fill in the PDF form from the supplier');
    const early = await api.model.answered();
    assert.ok(early, 'a preview is answered while skills arrive');
    await arrived;
    const report = await api.model.answered();
    assert.equal(report?.librarySize, before.length + many);
    assert.ok(report.selected.some(({ name }) => name === 'pdf-form-filling'), report.selected.map(({ name }) => name).join());
    const gone = until(api.index.onDidChange, () => (api.index.skills.size === before.length ? true : undefined));
    await remove('bulk');
    await gone;
    assert.deepEqual([...api.index.skills.keys()].sort(), before);
    assert.equal((await api.model.answered())?.librarySize, before.length);
  });

  it('lists a skill of 60,000 tokens as one that does not fit', async () => {
    await write('huge/SKILL.md', `${skillText('huge', 'Fill in PDF forms of suppliers by hand.')}\n${'Fill in the form field by field. '.repeat(9_000)}`);
    await until(api.index.onDidChange, () => skillAt(api, 'huge/SKILL.md'));
    api.model.setTask('Fill in the PDF form from the supplier');
    const report = await api.model.answered();
    const huge = report?.leftOut.find(({ name }) => name === 'huge');
    assert.ok(huge && huge.tokens > 60_000);
    assert.equal(huge.code, 'too-long');
    assert.match(huge.reason, /does not fit/);
    await remove('huge');
    await until(api.index.onDidChange, () => (skillAt(api, 'huge/SKILL.md') ? undefined : true));
  });
});
