import assert from 'node:assert/strict';
import type { SkillSummary } from '../../../../src/core/report/libraryReport.ts';
import { groupByCapability } from '../../../../src/core/report/tree/byCapability.ts';
import { groupByFolder } from '../../../../src/core/report/tree/byFolder.ts';
import { groupByProblem } from '../../../../src/core/report/tree/byProblem.ts';
import { filterSkills } from '../../../../src/core/report/tree/filterSkills.ts';
import type { TreeNode } from '../../../../src/core/report/tree/treeNode.ts';

function skill(path: string, more: Partial<SkillSummary> = {}): SkillSummary {
  const name = path.split('/').at(-2) ?? 'root';
  return { uri: `file:///r/${path}`, root: 'file:///r', path, name, description: '', listing: 10, document: 100, problems: [], alsoAt: [], ...more };
}

/** Groups as `label(skills): [...]`, skills by name. */
function outline(nodes: readonly TreeNode[]): unknown[] {
  return nodes.map((node) => (node.kind === 'skill' ? node.skill.name : { [`${node.label} ${node.skills}`]: outline(node.children) }));
}

describe('the tree by folder', () => {
  it('nests categories and joins folders that hold one folder only', () => {
    const skills = ['data/csv/SKILL.md', 'data/charts/SKILL.md', 'deep/er/still/x/SKILL.md', 'alone/SKILL.md', 'SKILL.md'].map((path) => skill(path));
    assert.deepEqual(outline(groupByFolder(skills, 'name', String)), [{ 'data 2': ['charts', 'csv'] }, { 'deep/er/still 1': ['x'] }, 'alone', 'root']);
  });

  it('puts the largest documents first when it is sorted by tokens', () => {
    const skills = [skill('a/SKILL.md', { document: 5 }), skill('b/SKILL.md', { document: 50 }), skill('c/SKILL.md', { document: 5 })];
    assert.deepEqual(outline(groupByFolder(skills, 'tokens', String)), ['b', 'a', 'c']);
  });

  it('shows several roots as a level of their own', () => {
    const skills = [skill('a/SKILL.md'), skill('a/SKILL.md', { root: 'file:///s', uri: 'file:///s/a/SKILL.md' })];
    assert.deepEqual(outline(groupByFolder(skills, 'name', (root) => root.slice(-1))), [{ 'r 1': ['a'] }, { 's 1': ['a'] }]);
  });

  it('adds up listing tokens', () => {
    const [node] = groupByFolder([skill('d/a/SKILL.md', { listing: 3 }), skill('d/b/SKILL.md', { listing: 4 })], 'name', String);
    assert.equal(node?.kind === 'group' && node.listing, 7);
  });

  it('gives every node an id of its own', () => {
    const skills = ['a/x/SKILL.md', 'b/x/SKILL.md', 'a/a/a/SKILL.md'].map((path) => skill(path));
    const ids: string[] = [];
    const collect = (nodes: readonly TreeNode[]) => {
      for (const node of nodes) {
        ids.push(node.id);
        if (node.kind === 'group') collect(node.children);
      }
    };
    collect(groupByFolder(skills, 'name', String));
    assert.equal(new Set(ids).size, ids.length);
  });
});

describe('the tree by problem', () => {
  it('puts the gravest kinds first and sound skills last', () => {
    const skills = ['a', 'b', 'c'].map((name) => skill(`${name}/SKILL.md`));
    const [hint, error] = [{ rule: 'z-hint', severity: 'hint' }, { rule: 'unquoted-colon', severity: 'error' }] as const;
    const problems = new Map([['file:///r/a/SKILL.md', [hint, error]], ['file:///r/b/SKILL.md', [hint, hint]]]);
    const nodes = groupByProblem(skills, 'name', (uri) => problems.get(uri) ?? []);
    assert.deepEqual(outline(nodes), [{ 'unquoted-colon 1': ['a'] }, { 'z-hint 2': ['a', 'b'] }, { 'no problem 1': ['c'] }]);
  });
});

describe('the tree by capability', () => {
  it('keeps the order of supplies and leaves out skills that a filter hides', () => {
    const skills = [skill('a/SKILL.md'), skill('b/SKILL.md')];
    const members = [
      { capability: 'csv', members: [{ uri: 'file:///r/b/SKILL.md', supply: 2 }, { uri: 'file:///r/hidden/SKILL.md', supply: 1 }] },
      { capability: 'charts', members: [{ uri: 'file:///r/b/SKILL.md', supply: 2 }, { uri: 'file:///r/a/SKILL.md', supply: 1 }] },
      { capability: 'nobody', members: [] },
    ];
    assert.deepEqual(outline(groupByCapability(skills, members)), [{ 'charts 2': ['b', 'a'] }, { 'csv 1': ['b'] }]);
  });
});

describe('filterSkills', () => {
  it('asks for every word, anywhere, in any case', () => {
    const skills = [skill('data/csv/SKILL.md', { description: 'Clean Tables' }), skill('x/SKILL.md', { description: 'clean' })];
    assert.deepEqual(filterSkills(skills, ' TABLES  data ').map(({ name }) => name), ['csv']);
    assert.equal(filterSkills(skills, '  ').length, 2);
  });
});
