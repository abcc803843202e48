import assert from 'node:assert/strict';
import { CliError } from '../../../../src/cli/cliError.ts';
import { readEvaluateRequest } from '../../../../src/cli/evaluate/evaluateRequest.ts';
import { parseCommand } from '../../../../src/cli/parseCommand.ts';

function read(...argv: string[]) {
  return readEvaluateRequest(parseCommand(['evaluate', ...argv]));
}

describe('the words of an evaluation', () => {
  it('have the defaults of the paper', () => {
    const request = read('suite', '--distractors', '-');
    assert.deepEqual([request.suite, request.distractors, request.scales, request.seed, request.library], ['suite', '-', [0, 10, 100, 1000], 42, 'task']);
    assert.deepEqual(request.limits, { maxSkills: 5, budget: undefined, price: 0 });
    assert.deepEqual(request.absent, []);
    assert.deepEqual(read('suite').scales, [0], 'without distractors');
  });

  it('may set everything', () => {
    const request = read('s', '--distractors', 'p', '--scales', '5, 0', '--seed=7', '--library', 'suite', '--strategy', 'bps,bm25', '--max-skills', 'none', '--budget', '8k', '--price', '2', '--csv');
    assert.deepEqual([request.scales, request.seed, request.library, request.format], [[5, 0], 7, 'suite', 'csv']);
    assert.deepEqual(request.strategies.map(({ id }) => id), ['bm25', 'bps']);
    assert.deepEqual(request.limits, { maxSkills: undefined, budget: 8000, price: 2 });
  });

  it('may do without a limit where every strategy stops by itself', () => {
    assert.deepEqual(read('s', '--strategy', 'bps', '--max-skills', 'none').limits, { maxSkills: undefined, budget: undefined, price: 0 });
  });

  for (const [argv, message] of [
    [[], /Say which folder holds the suite/],
    [['a', 'b'], /takes one suite; "b" is one too many/],
    [['a', '--scales', '0,ten', '--distractors', 'p'], /"ten" is not a number of distractors/],
    [['a', '--scales', '0,10'], /no distractors to add 10 of/],
    [['a', '--seed', '-1'], /"-1" is not a seed/],
    [['a', '--library', 'all'], /task \(a task's own/],
    [['a', '--strategy', 'bm52'], /no strategy "bm52"\. Did you mean bm25\?/],
    [['a', '--max-skills', 'none'], /Without a limit bm25-description, .*multi-query-mean would load everything: .* --strategy bps\./],
    [['a', '--max-skills', 'none', '--strategy', 'dense,bps'], /Without a limit dense would load/],
    [['a', '--price', '-1'], /--price: "-1" is not a price\. Write a number of at least 0/],
    [['a', '--price', '1'], /give --budget too/],
    [['a', '--json', '--csv'], /either --json or --csv/],
    [['a', '--outcomes'], /add --json/],
    [['a', '--task', 't'], /evaluate has no option --task/],
    [['a', '--fail-on-empty'], /evaluate has no option --fail-on-empty/],
  ] as const) {
    it(`are refused with the next step: ${argv.join(' ') || 'none'}`, () => {
      assert.throws(() => read(...argv), (error) => error instanceof CliError && message.test(error.message));
    });
  }
});
