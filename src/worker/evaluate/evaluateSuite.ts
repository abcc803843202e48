import { chooseStrategies } from '../../core/routing/chooseStrategies.ts';
import { defaultMaxSkills, defaultRoutingPrice, defaultSeed } from '../../core/routing/defaults.ts';
import { type Distractors, evaluationInput, isTrivial } from '../../core/routing/evaluationInput.ts';
import { type EvaluationTerms, makeRoutingReport } from '../../core/routing/makeRoutingReport.ts';
import type { RoutingReport } from '../../core/routing/routingReport.ts';
import { defaultScales } from '../../core/routing/scales.ts';
import { readTaskLines } from '../../core/routing/taskLines.ts';
import { decodeText } from '../../core/skill/decodeText.ts';
import type { EncodingName } from '../../core/tokens/tokenCounter.ts';
import type { Cancel } from '../../core/util/cancel.ts';
import { createRests } from '../../core/util/rests.ts';
import type { EngineHostApi, EvaluateQuestion } from '../../protocol/engineApi.ts';
import type { LibrarySnapshot } from '../library.ts';
import { pathWithFolder } from '../readDocument.ts';
import { readPoolLines } from './readPoolLines.ts';
import { type EvaluationTools, runEvaluation } from './runEvaluation.ts';
import { createTeller, type Tell } from './teller.ts';

/** Where the files of a suite are, and who is told how far it is. */
export type SuiteHost = Pick<EngineHostApi, 'readBelow' | 'progress'>;

export interface SuitePorts extends EvaluationTools {
  readonly encoding: EncodingName;
  readonly library: LibrarySnapshot;
  readonly host: SuiteHost;
  /** The lines of a file, which may be gzipped. */
  readonly linesOf: (bytes: Uint8Array) => AsyncIterable<string>;
}

/**
 * Measures the strategies on a suite, from its files to the report.
 * @returns undefined when cancelled
 * @throws RangeError when the distractors are no pool, or no task can be measured
 */
export async function evaluateSuite(question: EvaluateQuestion, ports: SuitePorts, cancel: Cancel): Promise<RoutingReport | undefined> {
  const { id, suite, pool, scales = pool ? defaultScales : [0] } = question;
  const tell = createTeller(ports.pauses.now, (done, note) => ports.host.progress({ id, done, note }, cancel));
  const terms: EvaluationTerms = {
    // Without distractors only a choice among all skills of the suite is one.
    suite, library: pool ? 'task' : 'suite', seed: defaultSeed, ...chooseStrategies(undefined, true),
    limits: { maxSkills: defaultMaxSkills, budget: undefined, price: defaultRoutingPrice },
  };
  const files = await readFiles(question, ports, cancel);
  const distractors = pool && (await readPool(pool, ports, tell, cancel));
  if (cancel.aborted) return undefined;
  const input = evaluationInput({ ...files, notes: question.notes }, distractors, { ...terms, scales });
  const told = isTrivial(input, terms.library) ? { ...input, notes: [...input.notes, 'every library holds only what its task needs'] } : input;
  const evaluation = await runEvaluation(told, terms, ports, tell, cancel);
  return evaluation && makeRoutingReport(terms, told, evaluation, { encoding: ports.encoding, outcomes: false });
}

/** The tasks, and the skills that came with them or that they need. */
async function readFiles({ skillsFolder, tasks: bytes, skills: given }: EvaluateQuestion, { host }: SuitePorts, cancel: Cancel) {
  const tasks = decodeText(bytes).text;
  const skills = new Map(given.map((file) => [file.path, decodeText(file.bytes).text]));
  const paths = [...new Set(readTaskLines(tasks).tasks.flatMap(({ skills: needed }) => needed))].filter((path) => !skills.has(path));
  const found = paths.length === 0 ? [] : await host.readBelow({ uri: skillsFolder, paths }, cancel);
  for (const [n, path] of paths.entries()) if (found[n]) skills.set(path, decodeText(found[n]).text);
  return { tasks, skills };
}

async function readPool(pool: NonNullable<EvaluateQuestion['pool']>, { library, linesOf, pauses }: SuitePorts, tell: Tell, cancel: Cancel): Promise<Distractors> {
  switch (pool.kind) {
    case 'lines':
      tell('Reading distractors', 0, 1);
      return readPoolLines(linesOf(pool.bytes), { rest: createRests(pauses), cancel });
    case 'files':
      return { documents: pool.files.map(({ path, bytes }) => ({ path, text: decodeText(bytes).text })), problems: [], notes: [] };
    case 'library': {
      const wanted = new Set(pool.uris);
      const documents = library.skills.filter(({ file }) => wanted.has(file.uri)).map(({ file, skill }) => ({ path: pathWithFolder(file), text: skill.text }));
      return { documents, problems: [], notes: [] };
    }
  }
}
