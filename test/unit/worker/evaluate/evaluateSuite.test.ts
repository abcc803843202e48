import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { neverCancelled } from '../../../../src/core/util/cancel.ts';
import type { EvaluateQuestion } from '../../../../src/protocol/engineApi.ts';
import { engineForTests, rawFile } from '../../../support/nodeEngineForTests.ts';
import { pool, suiteSkills, suiteTasks } from '../../core/routing/suite.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const skills = [...suiteSkills].map(([path, text]) => ({ path, bytes: bytes(text) }));
const lines = pool(30).map((document) => `${JSON.stringify(document)}\n`).join('');
const question: EvaluateQuestion = { id: 7, suite: 'suite', tasks: bytes(suiteTasks), skillsFolder: 'file:///suite/skills', skills: [], pool: undefined, notes: [] };

/** An engine whose host has the suite's skills. */
function engineOnSuite(told: { id: number; done: number; note: string }[] = [], asked: string[] = []) {
  return engineForTests({
    suiteHost: {
      readBelow: async ({ uri, paths }) => {
        asked.push(...paths.map((path) => `${uri}/${path}`));
        return paths.map((path) => skills.find((file) => file.path === path)?.bytes);
      },
      progress: async (step) => void told.push(step),
    },
  });
}

describe('the evaluation of a suite in the engine', () => {
  const evaluated = async (more: Partial<EvaluateQuestion>, engine = engineOnSuite()) => {
    const report = await engine.evaluate({ ...question, ...more }, neverCancelled);
    assert.ok(report);
    return report;
  };

  it('lets each task choose among all skills of the suite where there are no distractors', async () => {
    const asked: string[] = [];
    const { library, results, maxSkills, seed, absent, problems } = await evaluated({ skills }, engineOnSuite([], asked));
    assert.deepEqual([library, maxSkills, seed, problems, asked], ['suite', 5, 42, [], []]);
    assert.deepEqual(absent, []);
    const best = results.find(({ strategy }) => strategy === 'bps');
    assert.deepEqual([best?.scale, best?.recall, best?.tasksWithoutNeed], [0, 1, 1]);
  });

  it('asks its host for just the skills that tasks need and that did not come along', async () => {
    const asked: string[] = [];
    const { library, results, notes } = await evaluated({ skills: skills.slice(0, 1), pool: { kind: 'lines', bytes: bytes(lines) } }, engineOnSuite([], asked));
    assert.deepEqual([library, asked], ['task', ['file:///suite/skills/pdf/SKILL.md']]);
    assert.deepEqual([...new Set(results.map(({ scale }) => scale))], [0, 10, 30]);
    assert.match(notes.join('\n'), /measured at 30 instead of 100 and 1,000/);
  });

  it('gives one answer for distractors as lines, gzipped, as files and from the library', async () => {
    const engine = engineOnSuite();
    const documents = pool(30);
    await engine.update({ changed: documents.map(({ path, text }) => rawFile(path, text)), removed: [] }, neverCancelled);
    const { skills: held } = await engine.list();
    const order = held.map(({ path }) => documents.find((document) => document.path === path)!);
    const written = order.map((document) => JSON.stringify(document)).join('\n');
    const timeless = async (given: EvaluateQuestion['pool']) => (await evaluated({ pool: given, scales: [10] }, engine)).results.map(({ strategy, recall, precision, tokens }) => [strategy, recall, precision, tokens]);
    const plain = await timeless({ kind: 'lines', bytes: bytes(written) });
    assert.deepEqual(await timeless({ kind: 'lines', bytes: gzipSync(written) }), plain);
    assert.deepEqual(await timeless({ kind: 'files', files: order.map(({ path, text }) => ({ path, bytes: bytes(text) })) }), plain);
    assert.deepEqual(await timeless({ kind: 'library', uris: held.map(({ uri }) => uri) }), plain);
  });

  it('names bad lines of the tasks and of the distractors by number', async () => {
    const { problems } = await evaluated({ tasks: bytes(`{"id":\n${suiteTasks}`), pool: { kind: 'lines', bytes: bytes(`${lines}[]`) } });
    assert.deepEqual(problems.map(({ source, line }) => [source, line]), [['tasks', 1], ['distractors', 31]]);
  });

  it('says so when there is nothing to measure', async () => {
    await assert.rejects(evaluated({ tasks: bytes('{}') }), /suite: no task in tasks\.jsonl can be measured\. Line 1: "id" must be/);
    await assert.rejects(evaluated({ pool: { kind: 'lines', bytes: gzipSync(lines).subarray(0, 60) } }), /unexpected end of file/);
  });

  it('tells how far it is, under the id of the question, and never backwards', async () => {
    const told: { id: number; done: number; note: string }[] = [];
    await evaluated({ pool: { kind: 'lines', bytes: bytes(lines) } }, engineOnSuite(told));
    assert.match(told[0]?.note ?? '', /^Reading distractors/);
    for (const [n, { id, done }] of told.entries()) assert.ok(id === 7 && done >= (told[n - 1]?.done ?? 0) && done <= 1);
  });

  it('stops when cancelled, at each of its stages', async () => {
    const engine = engineOnSuite();
    for (const stop of [0, 1, 3, 8, 20, 60]) {
      let looked = 0;
      const cancel = { get aborted() { return looked++ >= stop; } };
      assert.equal(await engine.evaluate({ ...question, pool: { kind: 'lines', bytes: bytes(lines) } }, cancel), undefined, String(stop));
    }
  });
});
