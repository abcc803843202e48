import assert from 'node:assert/strict';
import { extensionUnderTest, inWorkspace, skillAt, skillText, until, write } from './extensionUnderTest.ts';

describe('a workspace of two folders', () => {
  it('is one library, each skill under its own folder', async () => {
    const api = await extensionUnderTest();
    assert.ok(skillAt(api, 'data/csv-cleaning/SKILL.md'));
    await write('other/SKILL.md', skillText('other', 'Something else.'), 1);
    const other = await until(api.index.onDidChange, () => skillAt(api, 'other/SKILL.md'));
    assert.equal(other.root, inWorkspace('', 1).toString().replace(/\/$/, ''));
  });
});
