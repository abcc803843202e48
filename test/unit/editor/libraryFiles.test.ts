import assert from 'node:assert/strict';
import { LibraryFiles } from '../../../src/editor/library/libraryFiles.ts';
import { fakeUri } from '../../support/fakeUri.ts';

const roots = [{ uri: fakeUri('/skills'), inWorkspace: true }];

function filesOf(...paths: string[]): LibraryFiles {
  const files = new LibraryFiles();
  for (const path of paths) files.touch(fakeUri(path), roots);
  return files;
}

const pathsOf = (files: LibraryFiles, most = 100) => files.take(most).changed.map(({ path }) => path);

describe('LibraryFiles', () => {
  it('hands out each document that changed, once, however often it did', () => {
    const files = filesOf('/skills/a/SKILL.md', '/skills/b/SKILL.md', '/skills/a/SKILL.md');
    assert.deepEqual(pathsOf(files), ['a/SKILL.md', 'b/SKILL.md']);
    assert.deepEqual(pathsOf(files), []);
    assert.equal(files.idle, true);
  });

  it('hands out batches and keeps the rest', () => {
    const files = filesOf('/skills/a/SKILL.md', '/skills/b/SKILL.md', '/skills/c/SKILL.md');
    assert.deepEqual(pathsOf(files, 2), ['a/SKILL.md', 'b/SKILL.md']);
    assert.equal(files.waiting, 1);
  });

  it('leaves documents outside the roots alone', () => {
    const files = filesOf('/elsewhere/a/SKILL.md', '/skills-of-others/b/SKILL.md');
    assert.equal(files.idle, true);
  });

  it('takes out all that lies below a folder that is gone, and nothing beside it', () => {
    const files = filesOf('/skills/a/SKILL.md', '/skills/a/b/SKILL.md', '/skills/ab/SKILL.md');
    files.take(100);
    files.removeBelow([fakeUri('/skills/a')]);
    assert.deepEqual(files.take(100), { changed: [], removed: ['file:///skills/a/SKILL.md', 'file:///skills/a/b/SKILL.md'] });
  });

  it('reads a document again that went and came back', () => {
    const files = filesOf('/skills/a/SKILL.md');
    files.take(100);
    files.removeBelow([fakeUri('/skills/a/SKILL.md')]);
    files.touch(fakeUri('/skills/a/SKILL.md'), roots);
    const { changed, removed } = files.take(100);
    assert.equal(changed.length, 1);
    assert.deepEqual(removed, []);
  });

  it('hands out everything again for an engine that lost its library', () => {
    const files = filesOf('/skills/a/SKILL.md', '/skills/b/SKILL.md');
    files.take(100);
    files.touchAll();
    assert.deepEqual(pathsOf(files), ['a/SKILL.md', 'b/SKILL.md']);
  });

  it('takes out what a new search did not find', () => {
    const files = filesOf('/skills/a/SKILL.md', '/skills/b/SKILL.md');
    files.take(100);
    files.keepOnly(new Set(['file:///skills/b/SKILL.md']));
    assert.deepEqual(files.take(100).removed, ['file:///skills/a/SKILL.md']);
  });
});
