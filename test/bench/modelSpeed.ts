import { readFileSync } from 'node:fs';
import { createCapabilityModel } from '../../src/core/capability/createCapabilityModel.ts';
import { readEncoder } from '../../src/core/encoder/readEncoder.ts';
import { StaticEncoder } from '../../src/core/encoder/staticEncoder.ts';
import { finish } from '../../src/core/util/steps.ts';
import { readBenchData } from './capabilityData.ts';

// npm run bench:model: what the capability model takes, by processor time (other programs on the machine change it little):
// features of 1,000 skills, fits and tasks at 1,000 and 10,000, and what a fitted library of 10,000 holds in memory. Beyond
// the public skills there are, skills are their texts with every tenth word of the body left out and another name.

const folder = process.env['SKILL_LOADOUT_DATA'];
if (folder === undefined) {
  console.log('bench:model skipped: set SKILL_LOADOUT_DATA to a folder with routing/tasks.jsonl, routing/skills/ and pool.jsonl.xz.');
  process.exit(0);
}
if (globalThis.gc === undefined) throw new Error('memory is measured with node --expose-gc');

const { skills, distractors, benchmark, written } = readBenchData(folder);
const texts = Array.from({ length: 10_000 }, (_, n) => {
  const { text } = skills[n % distractors]!;
  return n < distractors ? text : { ...text, name: `${text.name}-${n}`, body: text.body.split(' ').filter((_, word) => (word + n) % 10 !== 0).join(' ') };
});
const before = used();
const [encoder, encoderMs] = timed(() => new StaticEncoder(readEncoder(readFileSync(new URL('../../media/encoder.vectors', import.meta.url)))));
const model = createCapabilityModel(encoder);
const [features, featureMs] = timed(() => texts.slice(0, 1_000).map((text) => model.features(text)));
console.log(`encoder read in ${encoderMs.toFixed(0)} ms; features of 1,000 skills in ${featureMs.toFixed(0)} ms`);
measure(features);
const all = [...features, ...texts.slice(1_000).map((text) => model.features(text))];
const fitted = measure(all);
console.log(`memory of encoder, features and fit at 10,000: ${((used() - before) / 1e6).toFixed(0)} MB`);
fitted.demand('keeps it alive until here');

function measure(library: typeof features) {
  const [fit, fitMs] = timed(() => finish(model.fit(library)));
  const tasks = [...benchmark, ...written].map(({ task }) => task);
  for (const task of tasks.slice(0, 20)) fit.demand(task);
  const times = tasks.map((task) => timed(() => fit.demand(task))[1]).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * times.length)]!.toFixed(1);
  console.log(`${library.length} skills: fit ${fitMs.toFixed(0)} ms, a task median ${at(0.5)} ms, p95 ${at(0.95)} ms, ${fit.supplies.width} capabilities`);
  return fit;
}

function timed<T>(work: () => T): readonly [T, number] {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}

/** Bytes that are reachable, typed arrays with them. */
function used(): number {
  gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
