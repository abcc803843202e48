import assert from 'node:assert/strict';
import { CliError } from '../../../src/cli/cliError.ts';
import { parseCommand } from '../../../src/cli/parseCommand.ts';
import { readRequest, type Request } from '../../../src/cli/request.ts';

function read(...argv: string[]): Request {
  const parsed = parseCommand(argv);
  assert.ok(parsed.command && parsed.command !== 'evaluate');
  return readRequest(parsed.command, parsed);
}

function refusal(...argv: string[]): string {
  try {
    read(...argv);
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
  return assert.fail(`${argv.join(' ')} was not refused`);
}

describe('the words of a command line', () => {
  it('give a preview with its defaults', () => {
    const request = read('preview', 'skills', '--task', 'draw a chart');
    assert.deepEqual(request.task, { text: 'draw a chart' });
    assert.deepEqual(request.folders, ['skills']);
    assert.deepEqual([request.budget, request.price, request.maxSkills, request.encoding], [4000, 1, undefined, 'o200k_base']);
    assert.deepEqual([request.cache, request.json, request.failOnEmpty], [true, false, false]);
  });

  it('may come in any order, several folders and excludes among them', () => {
    const request = read('--json', 'preview', 'one', '--exclude', 'a', '-', '--exclude=b', '--budget', '8,000', 'two', '--no-cache');
    assert.deepEqual(request.folders, ['one', 'two']);
    assert.deepEqual(request.exclude, ['a', 'b']);
    assert.deepEqual([request.task, request.budget, request.json, request.cache], ['stdin', 8000, true, false]);
  });

  it('may hold a task that begins with a dash', () => {
    assert.deepEqual(read('preview', 'x', '--task', '- read\n- write').task, { text: '- read\n- write' });
    assert.deepEqual(read('preview', 'x', '--task', '--- a plan').task, { text: '--- a plan' });
  });

  it('read the task from standard input for - as any value of it', () => {
    assert.equal(read('preview', 'x', '--task-file', '-').task, 'stdin');
    assert.equal(read('preview', 'x', '--task', '-').task, 'stdin');
  });

  for (const [written, budgets] of [
    ['1000,2k,8000', [1000, 2000, 8000]],
    ['1,000; 8,000', [1000, 8000]],
    ['1,000 8,000', [1000, 8000]],
    ['1,000, 8,000', [1000, 8000]],
    ['2k,2000', [2000]],
  ] as const) {
    it(`read the budgets ${JSON.stringify(written)}`, () => assert.deepEqual(read('budgets', 'x', '--task', 't', '--budgets', written).budgets, budgets));
  }

  for (const [argv, message] of [
    [[], /Say what to do: list, tokens, preview, budgets, compare, explain, lint/],
    [['prevew', 'x'], /no command "prevew"\. Did you mean preview\?/],
    [['skills'], /no command "skills"\. The commands are list/],
    [['list'], /which folder/],
    [['list', 'x', '--jsn'], /no option --jsn\. Did you mean --json\?/],
    [['list', 'x', '-q'], /no option -q\./],
    [['list', 'x', '--budget', '4k'], /list has no option --budget; it belongs to preview/],
    [['list', 'x', '--json=yes'], /--json takes no value/],
    [['list', 'x', '-'], /reads no task/],
    [['preview', 'x'], /Say what the task is: --task/],
    [['preview', 'x', '--task'], /--task needs a value/],
    [['preview', 'x', '--task', '--json'], /--task needs a value/],
    [['preview', 'x', '--task', 't', '-'], /more than once/],
    [['preview', 'x', '--task', 't', '--budget', '0'], /--budget: .*at least 1 token/],
    [['preview', 'x', '--task', 't', '--budget', '-5'], /--budget: .*negative/],
    [['preview', 'x', '--task', 't', '--budget', 'much'], /"much" is not a budget/],
    [['preview', 'x', '--task', 't', '--price', '-1'], /"-1" is not a price/],
    [['preview', 'x', '--task', 't', '--price', 'NaN'], /not a price/],
    [['preview', 'x', '--task', 't', '--max-skills', '0'], /whole number of at least 1/],
    [['preview', 'x', '--task', 't', '--encoding', 'gpt2'], /no encoding "gpt2"/],
    [['budgets', 'x', '--task', 't', '--budgets', '8,500'], /one budget or two\? Write 8500 for one, or "8 500" for two/],
    [['budgets', 'x', '--task', 't', '--budgets', '1k,,2k'], /budget is empty/],
  ] as const) {
    it(`are refused with the next step: ${argv.join(' ') || 'none'}`, () => assert.match(refusal(...argv), message));
  }
});
