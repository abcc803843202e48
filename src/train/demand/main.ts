import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fittedCalibration, type Calibration } from '../../core/capability/calibration.ts';
import { capabilityText } from '../../core/capability/capabilityText.ts';
import { createCapabilityModel } from '../../core/capability/createCapabilityModel.ts';
import type { SkillFeatures } from '../../core/capability/skillFeatures.ts';
import { readEncoder } from '../../core/encoder/readEncoder.ts';
import { StaticEncoder } from '../../core/encoder/staticEncoder.ts';
import { seededOrder } from '../../core/routing/seededOrder.ts';
import { readSkillText } from '../../core/skill/readSkill.ts';
import { grayMatterSplitter } from '../../worker/grayMatterSplitter.ts';
import type { CorpusLine } from '../corpus.ts';
import { readCorpus } from '../readCorpus.ts';
import { calibrate } from './calibrate.ts';
import { chooseKappa, kappas } from './chooseKappa.ts';
import { readLabelledTasks } from './labelledTask.ts';
import { libraryOf, observe, type Observation } from './observations.ts';
import { trySelection, type Trial } from './trySelection.ts';

// npm run train:demand -- --corpus <jsonl|jsonl.gz|->: fits the calibration of demands on labelled tasks among more and more
// skills of the corpus, and prints it for src/core/capability/calibration.ts. Corpus: a JSON object with `id` and `text` a
// line. Tasks: test/bench/tasks, by the ids of their skills.

const { corpus, tasks: folder } = parseArgs({ options: { corpus: { type: 'string' }, tasks: { type: 'string', default: 'test/bench/tasks' } } }).values;
if (corpus === undefined) throw new Error('Say what the tasks choose from: --corpus <jsonl|jsonl.gz|->');

const scales = [10, 100, 1_000];
const model = (calibration?: Calibration) => createCapabilityModel(encoder, calibration);
const encoder = new StaticEncoder(readEncoder(await readFile('media/encoder.vectors')));
const lines: (CorpusLine & { id: string })[] = [];
for await (const line of readCorpus(corpus)) lines.push(line as CorpusLine & { id: string });
const order = seededOrder(lines.length, 42);
const pool: SkillFeatures[] = [];
const placeOf = new Map<string, number>();
const tokens: number[] = [];
for (const n of order) {
  const { id, text } = lines[n]!;
  placeOf.set(String(id), pool.length);
  pool.push(model().features(capabilityText(readSkillText(text, `${id}/SKILL.md`, grayMatterSplitter))));
  tokens.push(Math.max(1, Math.ceil(text.length / 4)));
}
const tasks = [];
for (const file of ['written.jsonl', 'unserved.jsonl']) tasks.push(...readLabelledTasks(await readFile(`${folder}/${file}`, 'utf8'), placeOf));

const observations: Observation[] = [];
for (const scale of scales) for (const task of tasks) observations.push(observe(task, libraryOf(task, pool, scale, model())));
const chances = calibrate(observations);
const trials = new Map<number, Trial[]>(kappas.map((kappa) => [kappa, []]));
for (const scale of scales) {
  for (const task of tasks) {
    const library = libraryOf(task, pool, scale, model({ ...chances, kappa: fittedCalibration.kappa }));
    for (const [kappa, own] of trials) own.push(trySelection(task, library, tokens, { maxSkills: 5, budget: Infinity, kappa }));
  }
}
process.stdout.write(`${JSON.stringify({ ...chances, kappa: chooseKappa(trials) })}\n`);
