import { readFileSync } from 'node:fs';
import { fittedCalibration, type Calibration } from '../../src/core/capability/calibration.ts';
import { createCapabilityModel } from '../../src/core/capability/createCapabilityModel.ts';
import type { SkillFeatures } from '../../src/core/capability/skillFeatures.ts';
import { readEncoder } from '../../src/core/encoder/readEncoder.ts';
import { StaticEncoder } from '../../src/core/encoder/staticEncoder.ts';
import { seededOrder } from '../../src/core/routing/seededOrder.ts';
import { calibrate } from '../../src/train/demand/calibrate.ts';
import { chooseKappa, kappas } from '../../src/train/demand/chooseKappa.ts';
import type { LabelledTask } from '../../src/train/demand/labelledTask.ts';
import { libraryOf, observe, type Observation } from '../../src/train/demand/observations.ts';
import { meanRecall, trySelection, type Trial } from '../../src/train/demand/trySelection.ts';
import { compareAtBudgets } from './capabilityBudgets.ts';
import { readBenchData } from './capabilityData.ts';

// npm run bench:capability: what Best Prefix Selection chooses over the capability model, five skills at most and no budget,
// among more and more skills that a task does not need. By five-fold cross-validation over all tasks: the calibration of
// demands and the price of a token come from the other four folds. SCALES=10,100,1000 the numbers of distractors.

const folder = process.env['SKILL_LOADOUT_DATA'];
if (folder === undefined) {
  console.log('bench:capability skipped: set SKILL_LOADOUT_DATA to a folder with routing/tasks.jsonl, routing/skills/ and pool.jsonl.xz.');
  process.exit(0);
}
const scales = (process.env['SCALES'] ?? '10,100,1000').split(',').map(Number);
const foldCount = 5;
/** Where strategies are compared at the same tokens. */
const budgetScale = 1_000;

const { skills, distractors, benchmark, written, unserved } = readBenchData(folder);
const encoder = new StaticEncoder(readEncoder(readFileSync(new URL('../../media/encoder.vectors', import.meta.url))));
const model = (calibration?: Calibration) => createCapabilityModel(encoder, calibration);
const started = performance.now();
const features: readonly SkillFeatures[] = skills.map(({ text }) => model().features(text));
console.log(`features: ${((performance.now() - started) / features.length).toFixed(2)} ms a skill`);
const tokens = skills.map((skill) => skill.tokens);

const sets: Readonly<Record<string, readonly LabelledTask[]>> = {
  'benchmark tasks': benchmark,
  'written tasks, long': written.filter(({ task }) => task.length >= 450),
  'written tasks, short': written.filter(({ task }) => task.length < 450),
  'served by nothing, far': unserved.filter(({ near }) => !near),
  'served by nothing, near': unserved.filter(({ near }) => near),
};
const tasks = Object.values(sets).flat();
const order = seededOrder(tasks.length, 42);
const foldOf = new Map(tasks.map((task, n) => [task, order[n]! % foldCount]));

const observations: Observation[] = [];
for (const scale of scales) for (const task of tasks) observations.push(observe(task, libraryOf(task, features, Math.min(scale, distractors), model())));
const calibrations = Array.from({ length: foldCount }, (_, fold) => calibrate(observations.filter(({ task }) => foldOf.get(task) !== fold)));

const trials = new Map<number, Map<number, Trial[]>>(scales.map((scale) => [scale, new Map(kappas.map((kappa) => [kappa, []]))]));
for (const scale of scales) {
  for (const task of tasks) {
    const library = libraryOf(task, features, Math.min(scale, distractors), model({ ...calibrations[foldOf.get(task)!]!, kappa: fittedCalibration.kappa }));
    for (const [kappa, own] of trials.get(scale)!) own.push(trySelection(task, library, tokens, { maxSkills: 5, budget: Infinity, kappa }));
  }
}
const chosen = Array.from({ length: foldCount }, (_, fold) => chooseKappa(new Map(kappas.map((kappa) => [
  kappa, scales.flatMap((scale) => trials.get(scale)!.get(kappa)!.filter(({ task }) => foldOf.get(task) !== fold)),
]))));
for (const [fold, calibration] of calibrations.entries()) {
  console.log(`fold ${fold}: served ${rounded(calibration.served)}, needed ${rounded(calibration.needed)}, kappa ${chosen[fold]}`);
}
const all = calibrate(observations);
console.log(`all tasks: served ${rounded(all.served)}, needed ${rounded(all.needed)}`);

for (const scale of scales) {
  console.log(`\n${scale} distractors`);
  const held = tasks.map((task, n) => trials.get(scale)!.get(chosen[foldOf.get(task)!]!)![n]!);
  console.table(Object.fromEntries(Object.entries(sets).map(([name, own]) => [name, rowOf(held.filter(({ task }) => own.includes(task)))])));
}
if (scales.includes(budgetScale)) {
  const modelOf = (task: LabelledTask) => {
    const fold = foldOf.get(task)!;
    return model({ ...calibrations[fold]!, kappa: chosen[fold]! });
  };
  compareAtBudgets({ 'benchmark tasks': benchmark, 'written tasks': written }, { skills, features, distractors: Math.min(budgetScale, distractors), modelOf, encoder });
}

function rowOf(own: readonly Trial[]): Record<string, string | number> {
  const loaded = own.filter((trial) => trial.chosen > 0);
  const needs = own.some(({ task }) => task.needed.length > 0);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    tasks: own.length,
    recall: needs ? percent(meanRecall(own)) : '',
    precision: needs ? percent(mean(loaded.map(({ hits, chosen: count }) => hits / count))) : '',
    'nothing loaded': percent(1 - loaded.length / own.length),
    skills: mean(own.map((trial) => trial.chosen)).toFixed(1),
    tokens: mean(own.map((trial) => trial.tokens)).toFixed(0),
  };
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function rounded(values: readonly number[]): string {
  return values.map((value) => value.toFixed(2)).join(' ');
}
