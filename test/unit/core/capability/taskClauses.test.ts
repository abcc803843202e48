import assert from 'node:assert/strict';
import { taskClauses } from '../../../../src/core/capability/taskClauses.ts';

describe('taskClauses', () => {
  const clausesOf = (task: string) => taskClauses(task).map((clause) => clause.trim());

  it('tells the clauses of a sentence apart and keeps the sentence', () => {
    const task = 'Clean the messy export, draw a bar chart and then mail it to the board';
    assert.deepEqual(clausesOf(task), [task, 'Clean the messy export', 'draw a bar chart', 'mail it to the board']);
  });

  it('reads bullets, numbered steps, semicolons and sentences', () => {
    assert.deepEqual(clausesOf('- merge the files\n- sign the result'), ['- merge the files', '- sign the result']);
    assert.ok(clausesOf('1. merge the files\n2. sign the result').includes('sign the result'));
    assert.ok(clausesOf('merge the files; sign the result').includes('sign the result'));
    assert.ok(clausesOf('合并这些文件，然后签署结果').length > 1);
  });

  it('leaves a word that stands alone with its neighbour, and commas in numbers alone', () => {
    assert.deepEqual(clausesOf('Fill and sign the supplier form').slice(1), ['Fill', 'sign the supplier form']);
    assert.deepEqual(clausesOf('Rename 1,000 files quickly'), ['Rename 1,000 files quickly']);
    assert.deepEqual(clausesOf('Format the report and print'), ['Format the report and print']);
  });

  it('stays bounded for a huge task', () => {
    assert.ok(taskClauses('merge the files, sign the result. '.repeat(1_000)).length <= 96);
  });
});
