import assert from 'node:assert/strict';
import { Library, type LibrarySkill } from '../../../src/worker/library.ts';

function document(path: string, { identity = `file:///${path}`, root = 'file:///', tokens = 10 } = {}): LibrarySkill {
  const uri = `file:///${path}`;
  const name = path.split('/').at(-2) ?? path;
  return {
    file: { uri, identity, root, path },
    skill: { references: [], problems: [], text: `${path} ${tokens}` } as unknown as LibrarySkill['skill'],
    summary: { uri, root, path, name, description: '', listing: 1, document: tokens, problems: [] },
  };
}

const paths = (library: Library) => library.snapshot.summaries.map(({ path }) => path);

describe('Library', () => {
  it('orders skills by path whatever the order in which they come', () => {
    const library = new Library();
    library.apply([document('b/SKILL.md'), document('a/SKILL.md')], []);
    library.apply([document('a/c/SKILL.md')], []);
    assert.deepEqual(paths(library), ['a/SKILL.md', 'a/c/SKILL.md', 'b/SKILL.md']);
  });

  it('tells only of the skills that a change touched', () => {
    const library = new Library();
    library.apply([document('a/SKILL.md'), document('b/SKILL.md')], []);
    const delta = library.apply([document('b/SKILL.md', { tokens: 20 })], ['file:///a/SKILL.md']);
    assert.deepEqual(delta.changed.map(({ path, document }) => [path, document]), [['b/SKILL.md', 20]]);
    assert.deepEqual(delta.removed, ['file:///a/SKILL.md']);
    assert.equal(delta.skills, 1);
  });

  it('counts a file that two paths lead to once, at the path that is no link', () => {
    const library = new Library();
    const delta = library.apply([document('a/SKILL.md', { identity: 'file:///z/SKILL.md' }), document('z/SKILL.md')], []);
    assert.deepEqual(delta.changed.map(({ path, alsoAt }) => [path, alsoAt]), [['z/SKILL.md', ['a/SKILL.md']]]);
    assert.equal(delta.skills, 1);
  });

  it('orders a skill by the path that stands for it', () => {
    const library = new Library();
    library.apply([document('a/SKILL.md', { identity: 'file:///z/SKILL.md' }), document('z/SKILL.md'), document('m/SKILL.md')], []);
    assert.deepEqual(paths(library), ['m/SKILL.md', 'z/SKILL.md']);
  });

  it('falls back to the link when the file itself leaves the library', () => {
    const library = new Library();
    library.apply([document('a/SKILL.md', { identity: 'file:///z/SKILL.md' }), document('z/SKILL.md')], []);
    const delta = library.apply([], ['file:///z/SKILL.md']);
    assert.deepEqual(delta.changed.map(({ path }) => path), ['a/SKILL.md']);
    assert.deepEqual(delta.removed, ['file:///z/SKILL.md']);
  });

  it('changes nothing for documents that are as they were', () => {
    const library = new Library();
    library.apply([document('a/SKILL.md'), document('b/SKILL.md')], []);
    const { snapshot } = library;
    assert.deepEqual(library.apply([document('a/SKILL.md')], ['file:///never/SKILL.md']), { changed: [], removed: ['file:///never/SKILL.md'], skills: 2 });
    assert.equal(library.snapshot, snapshot);
    assert.deepEqual(library.apply([document('a/SKILL.md', { tokens: 11 })], []).changed.map(({ path }) => path), ['a/SKILL.md']);
  });

  it('keeps earlier snapshots as they were', () => {
    const library = new Library();
    library.apply([document('a/SKILL.md')], []);
    const { snapshot } = library;
    library.apply([], ['file:///a/SKILL.md']);
    assert.equal(snapshot.skills.length, 1);
    assert.equal(library.snapshot.skills.length, 0);
  });
});
