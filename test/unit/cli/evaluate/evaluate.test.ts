import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { RoutingReport } from '../../../../src/core/routing/routingReport.ts';
import { makeTree, removeTrees, skillText } from '../tempTree.ts';
import { TestMachine } from '../testIo.ts';

const line = (value: object) => `${JSON.stringify(value)}\n`;
const tasks = [
  { id: 'clean', task: 'Clean the CSV export with duplicate rows.', skills: ['data/csv-cleaning/SKILL.md'] },
  { id: 'none', task: 'Sing a lullaby.', skills: [] },
].map(line).join('');
const csv = skillText('csv-cleaning', 'Clean messy CSV files, fix delimiters and duplicate rows.');
const speed = skillText('page-speed', 'Measure how fast a web page loads and make it faster.');
const distractors = Array.from({ length: 12 }, (_, n) => ({ text: skillText(`other-${n}`, `Water the plants of room ${'abcdefghijkl'[n]} on Mondays.`) })).map(line).join('');

describe('evaluate', () => {
  let machine: TestMachine;
  let suite: string;

  before(async () => {
    machine = await TestMachine.create();
    suite = await makeTree({ 'tasks.jsonl': tasks, 'skills/data/csv-cleaning/SKILL.md': csv, 'skills/web/page-speed/SKILL.md': speed });
    await writeFile(join(machine.home, 'pool.jsonl'), distractors);
    await writeFile(join(machine.home, 'pool.jsonl.gz'), gzipSync(distractors));
  });
  after(removeTrees);

  const report = async (...argv: string[]) => {
    const { code, out, err } = await machine.run(['evaluate', suite, '--json', ...argv]);
    assert.equal(code, 0, err);
    return JSON.parse(out) as RoutingReport;
  };

  it('prints results as JSON with shares as fractions', async () => {
    const { version, results, distractors: pool, absent, comparisons } = await report('--distractors', 'pool.jsonl', '--scales', '0,5');
    assert.deepEqual([version, pool], [1, { pool: 12, copies: 0 }]);
    const { strategy, scale, tasks: count, recall, precision, allGold, emptyRate, emptyRateWithoutNeed, recallInterval } = results.find((result) => result.strategy === 'bps' && result.scale === 5)!;
    assert.deepEqual([strategy, scale, count, recall, precision, allGold, emptyRate, emptyRateWithoutNeed, recallInterval], ['bps', 5, 1, 1, 1, 1, 0, 1, [1, 1]]);
    assert.ok(results.every(({ tokens, ms }) => tokens! > 10 && ms.p50! <= ms.p95!));
    assert.deepEqual(absent, []);
    assert.equal(comparisons.length, 2 * 7);
  });

  it('gives one answer for a pool in a file, gzipped or on standard input', async () => {
    const timeless = ({ results }: RoutingReport) => results.map(({ ms, prepareMs, ...rest }) => ({ ...rest, timed: ms.p50! > 0 && prepareMs! >= 0 }));
    const options = ['--scales', '0,5,12', '--strategy', 'bm25,bps', '--distractors'];
    const plain = timeless(await report(...options, 'pool.jsonl'));
    assert.deepEqual(timeless(await report(...options, 'pool.jsonl.gz')), plain);
    for (const bytes of [Buffer.from(distractors), gzipSync(distractors)]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / 97) }, (_, n) => bytes.subarray(97 * n, 97 * (n + 1)));
      const { out } = await machine.run(['evaluate', suite, '--json', ...options, '-'], { stdin: Readable.from(pieces) });
      assert.deepEqual(timeless(JSON.parse(out) as RoutingReport), plain);
    }
  });

  it('takes distractors from a folder, and none that is a skill of the suite', async () => {
    const folder = await makeTree({ 'a/SKILL.md': csv, 'b/SKILL.md': skillText('b', 'Bake bread.') });
    const { distractors: pool, notes, results } = await report('--distractors', folder, '--strategy', 'bm25');
    assert.deepEqual(pool, { pool: 1, copies: 1 });
    assert.deepEqual(results.map(({ scale }) => scale), [0, 1]);
    assert.match(notes.join('\n'), /distractors left out as copies of .*: 1\n1 task that needs no skill is left out where no distractors are added: .*\ndifferent distractors: 1; measured at 1 instead of 10 and 100 and 1,000/);
  });

  it('says what each strategy chose, of every skill of the suite where asked for', async () => {
    const { outcomes } = await report('--library', 'suite', '--strategy', 'bps', '--outcomes');
    assert.deepEqual(outcomes, [
      { strategy: 'bps', scale: 0, task: 'clean', needed: ['data/csv-cleaning/SKILL.md'], chosen: ['data/csv-cleaning/SKILL.md'] },
      { strategy: 'bps', scale: 0, task: 'none', needed: [], chosen: [] },
    ]);
  });

  it('reads the sample library, whose tasks lie beside its skills', async () => {
    const { code, out } = await machine.run(['evaluate', join(import.meta.dirname, '../../../../media/sample'), '--library', 'suite']);
    assert.equal(code, 0);
    assert.match(out, /^Suite: .*, 5 tasks and 1 without need of a skill\nLibrary: all skills of the suite\nLimits: at most 5 skills\n/);
    assert.match(out, /bps +\d+\.\d +\d+\.\d to \d+\.\d/);
  });

  it('reports bad lines and missing skills, skips them, and ends with 1 where asked to', async () => {
    const bad = await makeTree({ 'tasks.jsonl': `${tasks}{"id":\n${line({ id: 'gone', task: 'x', skills: ['gone/SKILL.md'] })}`, 'skills/data/csv-cleaning/SKILL.md': csv });
    const argv = ['evaluate', bad, '--strategy', 'bm25', '--distractors', '-'];
    const stdin = () => Readable.from([`${distractors}[]\n`]);
    const { code, err } = await machine.run(argv, { stdin: stdin() });
    assert.equal(code, 0);
    assert.match(err, /note: tasks\.jsonl line 3: it is no JSON; the line is skipped\n/);
    assert.match(err, /note: tasks\.jsonl line 4: gone\/SKILL\.md cannot be read/);
    assert.match(err, /note: distractors line 13: it is no JSON object; the line is skipped\n/);
    assert.equal((await machine.run([...argv, '--fail-on-problems'], { stdin: stdin() })).code, 1);
  });

  it('tells what is loaded for tasks that need nothing beside what is loaded for others, in every format', async () => {
    const argv = ['--library', 'suite', '--strategy', 'bm25,bps'];
    const { results, tasks: counts } = await report(...argv);
    assert.deepEqual(counts, { inNeed: 1, withoutNeed: 1 });
    assert.deepEqual(results.map(({ skillsWithoutNeed }) => skillsWithoutNeed), [0, 0]);
    const rough = await report('--strategy', 'bm25', '--distractors', 'pool.jsonl', '--scales', '0,12');
    assert.deepEqual(rough.results.map(({ tasksWithoutNeed, tokensWithoutNeed }) => [tasksWithoutNeed, tokensWithoutNeed === null]), [[0, true], [1, false]]);
    const { out } = await machine.run(['evaluate', suite, ...argv]);
    assert.match(out, /bps +[\d.]+ .* 0\.0 \/ 100\.0 +1\.0 \/ 0\.0 +\d+ \/ 0 /);
    assert.match(out, /Empty, skills and tokens: over tasks that need skills \/ over those that need none/);
  });

  it('chooses without any limit where it stops by itself', async () => {
    const { maxSkills, budget, price, results } = await report('--library', 'suite', '--strategy', 'bps', '--max-skills', 'none');
    assert.deepEqual([maxSkills, budget, price, results[0]!.recall], [null, null, null, 1]);
    assert.match((await machine.run(['evaluate', suite, '--library', 'suite', '--strategy', 'bps', '--max-skills', 'none'])).out, /\nLimits: none\n/);
  });

  it('tells each of 21 bad lines and says of more how many there are', async () => {
    for (const [bad, last] of [[21, /line 23: [^\n]*\n(?!.*more lines)/], [22, /line 22: [^\n]*\n.*note: 2 more lines have problems; --json lists them\n/]] as const) {
      const folder = await makeTree({ 'tasks.jsonl': `${tasks}${'{\n'.repeat(bad)}`, 'skills/data/csv-cleaning/SKILL.md': csv });
      assert.match((await machine.run(['evaluate', folder, '--strategy', 'bm25'])).err, last);
    }
  });

  it('prints comma-separated values', async () => {
    const { out } = await machine.run(['evaluate', suite, '--csv', '--strategy', 'bm25']);
    assert.match(out, /^strategy,scale,tasks,recall,.*\nbm25,0,1,1,1,1,1,/);
  });

  it('stops when interrupted, with its own exit code and no answer', async () => {
    let listening = 0;
    const onInterrupt = (stop: () => void) => {
      listening++;
      stop();
      return () => void listening--;
    };
    assert.deepEqual(await machine.run(['evaluate', suite, '--strategy', 'bm25'], { onInterrupt }), {
      code: 130, out: '', err: 'skill-loadout: note: 1 task that needs no skill is left out where no distractors are added: nothing is there to choose from\nskill-loadout: note: every library holds only what its task needs: give --distractors, or --library suite\nskill-loadout: stopped\n',
    });
    assert.equal(listening, 0);
  });

  it('shows its progress on a terminal only, and takes it away', async () => {
    let err = '';
    await machine.run(['evaluate', suite, '--library', 'suite', '--strategy', 'bps'], { stderr: { write: (text: string) => (err += text), isTTY: true } });
    const erase = '\r\x1b[K';
    assert.ok(err.startsWith(`${erase}Reading skills [############............] 1 of 2`) && err.endsWith(erase), err);
  });

  for (const [name, files, argv, message] of [
    ['a suite without tasks.jsonl', { 'x/SKILL.md': csv }, [], /a suite has a file tasks\.jsonl/],
    ['tasks that need nothing, of nothing', { 'tasks.jsonl': line({ id: 'n', task: 'x y', skills: [] }) }, [], /nothing can be measured: its one task needs no skill, and has nothing to choose from without distractors\. Add some \(--distractors\), or .*\(--library suite\)/],
    ['the same of a suite without skills', { 'tasks.jsonl': line({ id: 'n', task: 'x', skills: [] }) + line({ id: 'm', task: 'y', skills: [] }) }, ['--library', 'suite'], /all 2 tasks need no skill, .* Add some \(--distractors\), or skills to the suite\.\n$/],
    ['a suite of bad lines only', { 'tasks.jsonl': '{}' }, [], /no task in tasks\.jsonl can be measured\. Line 1: "id" must be/],
    ['distractors that are not there', { 'tasks.jsonl': tasks }, ['--distractors', 'gone.jsonl'], /--distractors gone\.jsonl: there is no such file/],
    ['broken gzip', { 'tasks.jsonl': tasks, 'p.gz': gzipSync(distractors).subarray(0, 60) }, ['--distractors', 'p.gz'], /--distractors: p\.gz: unexpected end of file/],
  ] as const) {
    it(`ends with 2 for ${name}`, async () => {
      const folder = await makeTree(files);
      const { code, out, err } = await machine.run(['evaluate', '.', ...argv], { cwd: folder });
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, message);
    });
  }
});
