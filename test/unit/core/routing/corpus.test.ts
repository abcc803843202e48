import assert from 'node:assert/strict';
import { readDistractorLine } from '../../../../src/core/routing/distractorLine.ts';
import { feasibleScales } from '../../../../src/core/routing/scales.ts';
import { seededOrder } from '../../../../src/core/routing/seededOrder.ts';
import { readTaskLines } from '../../../../src/core/routing/taskLines.ts';
import { corpusOf, pool, suiteSkills } from './suite.ts';

describe('the lines of a suite', () => {
  it('become tasks, with empty lines, Windows line ends and a byte order mark passed over', () => {
    const { tasks, problems } = readTaskLines('\ufeff{"id":"a","task":"t","skills":["./x/SKILL.md","x/SKILL.md"]}\r\n\r\n{"id":"b","task":"u","skills":[]}\r\n');
    assert.deepEqual(problems, []);
    assert.deepEqual(tasks, [{ line: 1, id: 'a', task: 't', skills: ['x/SKILL.md'] }, { line: 3, id: 'b', task: 'u', skills: [] }]);
  });

  for (const [line, message] of [
    ['{"id":', /it is no JSON; the line is skipped/],
    ['["a"]', /it is no JSON object/],
    ['{"task":"t","skills":[]}', /"id" must be/],
    ['{"id":"b","task":" ","skills":[]}', /"task" must be/],
    ['{"id":"b","task":"t"}', /"skills" must be a list of paths/],
    ['{"id":"b","task":"t","skills":[3]}', /"skills" must be a list of paths/],
    ['{"id":"b","task":"t","skills":["../x/SKILL.md"]}', /below the suite's skills/],
    ['{"id":"b","task":"t","skills":["/etc/passwd"]}', /below the suite's skills/],
    ['{"id":"a","task":"t","skills":[]}', /the id "a" is that of line 1 already/],
  ] as const) {
    it(`are reported with their number and skipped where they are bad: ${line}`, () => {
      const { tasks, problems } = readTaskLines(`{"id":"a","task":"t","skills":[]}\n${line}\n{"id":"c","task":"t","skills":[]}`);
      assert.deepEqual(tasks.map(({ id }) => id), ['a', 'c']);
      assert.deepEqual(problems.map((problem) => problem.line), [2]);
      assert.match(problems[0]!.message, message);
    });
  }

  it('of a pool need a text, and a name where there is no path', () => {
    assert.deepEqual(readDistractorLine('{"text":"x","name":"n"}', 3), { path: 'n/SKILL.md', text: 'x' });
    assert.deepEqual(readDistractorLine('{"text":"x","path":"a/b/SKILL.md"}', 3), { path: 'a/b/SKILL.md', text: 'x' });
    assert.deepEqual(readDistractorLine('{"text":"x"}', 3), { path: 'line-3/SKILL.md', text: 'x' });
    assert.equal(readDistractorLine('{"body":"x"}', 3), '"text" must be the text of a SKILL.md');
    assert.equal(readDistractorLine('text', 3), 'it is no JSON');
  });
});

describe('a corpus', () => {
  it('has distractors in an order that depends on the seed alone, fewer being the first of more', () => {
    const paths = (mostDistractors: number, seed = 42) => {
      const { documents, suiteSize } = corpusOf(undefined, pool(30), { mostDistractors, seed });
      return documents.slice(suiteSize).map(({ path }) => path);
    };
    assert.deepEqual(paths(10), paths(30).slice(0, 10));
    assert.notDeepEqual(paths(30), paths(30, 43));
    assert.deepEqual([...paths(30)].sort(), pool(30).map(({ path }) => path).sort());
  });

  it('shuffles the same on every machine', () => {
    assert.deepEqual([...seededOrder(8, 42)], [2, 7, 1, 0, 6, 5, 3, 4]);
    assert.deepEqual([...seededOrder(0, 1)], []);
  });

  it('takes documents with one text for one skill, and no golden skill for a distractor', () => {
    const copy = { path: 'copy/SKILL.md', text: suiteSkills.get('csv/SKILL.md')! };
    const { documents, poolSize, copies } = corpusOf(undefined, [copy, ...pool(3), pool(3)[0]!]);
    assert.deepEqual([poolSize, copies, documents.length], [3, 2, 5]);
  });

  it('reports a skill that cannot be read, and measures the task without it or not at all', () => {
    const lines = ['{"id":"a","task":"t","skills":["csv/SKILL.md","gone/SKILL.md"]}', '{"id":"b","task":"t","skills":["gone/SKILL.md"]}'];
    const { tasks, problems } = corpusOf(lines.join('\n'));
    assert.deepEqual(tasks, [{ id: 'a', task: 't', needed: [0] }]);
    assert.deepEqual(problems, [
      { line: 1, message: 'gone/SKILL.md cannot be read; the task is measured without' },
      { line: 2, message: 'gone/SKILL.md cannot be read; the task is skipped' },
    ]);
  });

  it('says what to write where a path is that of a folder', () => {
    const { problems } = corpusOf('{"id":"a","task":"t","skills":["csv","pdf/","gone/skill.md"]}');
    assert.deepEqual(problems.map(({ message }) => message), ['csv cannot be read as a file: write csv/SKILL.md; pdf/ cannot be read as a file: write pdf/SKILL.md; gone/skill.md cannot be read; the task is skipped']);
  });

  it('holds all skills of the suite only where libraries are to have them', () => {
    assert.equal(corpusOf().suiteSize, 2);
    assert.equal(corpusOf(undefined, undefined, { library: 'suite' }).suiteSize, 3);
  });

  it('is measured at no scale beyond its pool', () => {
    assert.deepEqual(feasibleScales([100, 0, 10, 10], 100), { scales: [0, 10, 100], notes: [] });
    assert.deepEqual(feasibleScales([0, 100, 1000], 30), { scales: [0, 30], notes: ['different distractors: 30; measured at 30 instead of 100 and 1,000'] });
    assert.match(feasibleScales([5], 0).notes[0]!, /there are no distractors; measured at 0 instead of 5/);
  });
});
