import { createLexicalCapabilityModel } from '../../src/core/capability/lexicalCapabilityModel.ts';
import type { FittedCapabilities } from '../../src/core/capability/capabilityModel.ts';
import { bps } from '../../src/core/selection/bps.ts';
import { finish } from '../../src/core/util/steps.ts';
import { readBenchData, type BenchTask } from './capabilityData.ts';
import { bm25, indexOf, plainDocuments, top, wholeAndPart } from './capabilityRankings.ts';
import { Tally } from './capabilityTally.ts';

// How well the lexical model finds the skills that labelled tasks need, among more and more that they do not
// need. SKILL_LOADOUT_DATA names the folder with the data; SCALES=0,10,100,1000 the numbers of distractors.

const folder = process.env['SKILL_LOADOUT_DATA'];
if (folder === undefined) {
  console.log('bench:capability skipped: set SKILL_LOADOUT_DATA to a folder with routing/tasks.jsonl, routing/skills/ and pool.jsonl.xz.');
  process.exit(0);
}
const scales = (process.env['SCALES'] ?? '0,10,100,1000').split(',').map(Number);
const { tasks, distractors } = readBenchData(folder);

interface Limits {
  readonly budget: number;
  readonly price: number;
  readonly maxSkills?: number;
}
const unlimited = 1e9;
const limits: readonly Limits[] = [
  ...[unlimited, 16_000, 8_000].map((budget) => ({ budget, price: 0, maxSkills: 5 })),
  ...[unlimited, 16_000, 8_000, 4_000].map((budget) => ({ budget, price: 0 })),
  ...[16_000, 8_000, 4_000].flatMap((budget) => [1, 5].map((price) => ({ budget, price }))),
];

const model = createLexicalCapabilityModel();
const started = performance.now();
const features = new Map([...distractors, ...tasks.flatMap(({ needed }) => needed)].map((skill) => [skill, model.features(skill.text)]));
console.log(`features: ${((performance.now() - started) / features.size).toFixed(2)} ms a skill`);

for (const scale of scales) {
  const tallies = new Map<string, Tally>();
  const time = { fit: 0, demand: [] as number[] };
  for (const task of tasks) measure(task, scale, tallies, time);
  const foreign = foreignShare(scale);
  console.log(`\n${scale} distractors: fit ${(time.fit / tasks.length).toFixed(0)} ms, demand median ${time.demand.sort((a, b) => a - b)[time.demand.length >> 1]!.toFixed(1)} ms`);
  if (foreign !== undefined) console.log(`  empty for another task's text, budget 4,000 price 1: ${foreign}`);
  for (const [rule, tally] of tallies) console.log(`  ${rule.padEnd(36)} ${tally.row()}`);
}

function measure(task: BenchTask, scale: number, tallies: Map<string, Tally>, time: { fit: number; demand: number[] }): void {
  const library = [...task.needed, ...distractors.slice(0, scale)];
  const lengths = Float64Array.from(library, ({ tokens }) => tokens);
  const note = (rule: string, chosen: readonly number[]): void => {
    let tally = tallies.get(rule);
    if (tally === undefined) tallies.set(rule, (tally = new Tally()));
    tally.add(chosen, task.needed.length, lengths);
  };
  const fielded = indexOf(library.map((skill) => features.get(skill)!));
  note('BM25 top 5, name+description+body/2', top(bm25(indexOf(plainDocuments(library.map(({ text }) => text))), task.task), 5));
  note('BM25F top 5', top(bm25(fielded, task.task), 5));
  for (const k of [3, 5]) note(`BM25F with best part, top ${k}`, top(wholeAndPart(fielded, task.task), k));

  const fitStart = performance.now();
  const fitted = finish(model.fit(library.map((skill) => features.get(skill)!)));
  const demandStart = performance.now();
  fitted.demand(task.task);
  time.fit += demandStart - fitStart;
  time.demand.push(performance.now() - demandStart);
  for (const limit of limits) note(nameOf(limit), select(fitted, task.task, lengths, limit));
}

function select(fitted: FittedCapabilities, task: string, lengths: Float64Array, { budget, price, maxSkills }: Limits): readonly number[] {
  const { weights, kappa } = fitted.demand(task);
  const atMost = maxSkills === undefined ? {} : { maxSkills };
  return finish(bps({ lengths, supplies: fitted.supplies, demand: weights, kappa: kappa + price / budget, budget, ...atMost })).chosen;
}

/** On libraries of one task's skills and the distractors: how often the text of a task on another subject selects nothing. */
function foreignShare(scale: number): string | undefined {
  if (scale > 100) return undefined;
  let empty = 0;
  let all = 0;
  for (const [n, task] of tasks.entries()) {
    const library = [...task.needed, ...distractors.slice(0, scale)];
    const lengths = Float64Array.from(library, ({ tokens }) => tokens);
    const fitted = finish(model.fit(library.map((skill) => features.get(skill)!)));
    const names = new Set(task.needed.map(({ text }) => text.name));
    for (const [m, other] of tasks.entries()) {
      if ((m + n) % 4 !== 1 || m === n || other.needed.some(({ text }) => names.has(text.name))) continue;
      all++;
      if (select(fitted, other.task, lengths, { budget: 4_000, price: 1 }).length === 0) empty++;
    }
  }
  return `${((100 * empty) / all).toFixed(0)} % of ${all}`;
}

function nameOf({ budget, price, maxSkills }: Limits): string {
  const tokens = budget === unlimited ? 'any tokens' : `${budget / 1_000}k tokens`;
  return `BPS ${tokens}, price ${price}${maxSkills === undefined ? '' : `, at most ${maxSkills}`}`;
}
