import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCapabilityModel } from '../../src/core/capability/createCapabilityModel.ts';
import { readEncoder } from '../../src/core/encoder/readEncoder.ts';
import { StaticEncoder } from '../../src/core/encoder/staticEncoder.ts';
import { bootstrapInterval, meanOf } from '../../src/core/routing/bootstrap.ts';
import { assembleCorpus } from '../../src/core/routing/corpus.ts';
import { evaluate } from '../../src/core/routing/evaluate.ts';
import { routingSkill } from '../../src/core/routing/routingSkill.ts';
import { strategies } from '../../src/core/routing/strategies.ts';
import { seededRandom } from '../../src/core/util/seededRandom.ts';
import { finish } from '../../src/core/util/steps.ts';
import { exampleOf } from '../../src/train/encoder/examples.ts';
import type { LabelledTask } from '../../src/train/demand/labelledTask.ts';
import { libraryOf } from '../../src/train/demand/observations.ts';
import { trainEncoder } from '../../src/train/encoder/trainEncoder.ts';
import { grayMatterSplitter } from '../../src/worker/grayMatterSplitter.ts';
import { readBenchData } from './capabilityData.ts';

// npm run bench:encoder: what the encoder adds to routing where neither tasks nor distractors were trained on. The pool is
// split by the names of its skills; an encoder is trained on one half and measured among the other, and the other way
// round. Beside it what the same encoder does among distractors that it was trained on: the difference is no merit.

const folder = process.env['SKILL_LOADOUT_DATA'];
if (folder === undefined) {
  console.log('bench:encoder skipped: set SKILL_LOADOUT_DATA to a folder with routing/tasks.jsonl, routing/skills/ and pool.jsonl.xz.');
  process.exit(0);
}
const { stdout } = spawnSync('xz', ['-dc', join(folder, 'pool.jsonl.xz')], { encoding: 'utf8', maxBuffer: 2 ** 30 });
const pool = stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line) as { id: number; name: string; text: string });
const tasks = readFileSync(join(folder, 'routing/tasks.jsonl'), 'utf8');
const paths = new Set(tasks.split('\n').filter(Boolean).flatMap((line) => (JSON.parse(line) as { skills: string[] }).skills));
const skills = new Map([...paths].map((path) => [path, readFileSync(join(folder, 'routing/skills', path), 'utf8')]));
const halves = [0, 1].map((half) => pool.filter(({ name }) => halfOf(name) === half));

const { skills: benchSkills, distractors, benchmark, written } = readBenchData(folder);
const halfOfSkill = benchSkills.map(({ text }, place) => (place < distractors ? halfOf(text.name) : undefined));

for (const half of [0, 1]) {
  const started = performance.now();
  const examples = halves[half]!.map(({ text }) => exampleOf(text)).filter((example) => example !== undefined);
  const bytes = trainEncoder(examples, seededRandom(42));
  console.log(`\nTrained on ${examples.length} skills of half ${half} in ${((performance.now() - started) / 1000).toFixed(0)} s: ${bytes.length} bytes`);
  const encoder = new StaticEncoder(readEncoder(bytes));
  measure('distractors not trained on', halves[1 - half]!, encoder);
  measure('distractors trained on', halves[half]!, encoder);
  measureModel(1 - half, encoder);
}

/** What meaning adds to the capability model, on tasks and among skills of the half that the encoder was not trained on. */
function measureModel(half: number, encoder: StaticEncoder): void {
  const order = [...benchSkills.keys()].filter((place) => halfOfSkill[place] === half);
  const others = [...benchSkills.keys()].filter((place) => halfOfSkill[place] === undefined);
  const placeOf = new Map([...order, ...others].map((place, n) => [place, n]));
  const moved = (tasks: readonly LabelledTask[]) => tasks.filter(({ needed }) => needed.every((place) => placeOf.has(place))).map((task) => ({
    ...task, needed: task.needed.map((place) => placeOf.get(place)!), alternatives: task.alternatives.flatMap((place) => placeOf.get(place) ?? []),
  }));
  const kept = [...order, ...others].map((place) => benchSkills[place]!);
  const rows = [];
  for (const [set, tasks] of Object.entries({ benchmark: moved(benchmark), written: moved(written) })) {
    for (const scale of [100, 1_000]) {
      const recalls = [undefined, encoder].map((meaning) => {
        const model = createCapabilityModel(meaning);
        const features = kept.map(({ text }) => model.features(text));
        return tasks.map((task) => {
          const { members, demand: { relevance } } = libraryOf(task, features, scale, model);
          const best = [...members.keys()].sort((a, b) => relevance[b]! - relevance[a]! || a - b).slice(0, 5);
          return best.filter((place) => place < task.needed.length).length / task.needed.length;
        });
      }) as [number[], number[]];
      const leads = recalls[1].map((recall, n) => recall - recalls[0][n]!);
      rows.push({ set, tasks: tasks.length, scale, 'words alone %': percent(meanOf(recalls[0])), 'with meaning %': percent(meanOf(recalls[1])), '95 % of the lead': bootstrapInterval(leads, 42)!.map(percent).join(' to ') });
    }
  }
  console.log('five most relevant skills of the capability model');
  console.table(rows);
}

function measure(title: string, distractors: readonly { id: number; text: string }[], encoder: StaticEncoder): void {
  const corpus = assembleCorpus({ tasks, skills }, distractors.map(({ id, text }) => ({ path: `${id}/SKILL.md`, text })), { seed: 42, library: 'task', mostDistractors: 1_000 });
  const { results, comparisons } = finish(evaluate({
    corpus, encoder, library: 'task', scales: [10, 100, 1_000], seed: 42, model: createCapabilityModel(encoder), now: () => performance.now(),
    skills: corpus.documents.map((document) => routingSkill(document, grayMatterSplitter, document.text.length / 4)),
    // The others are compared with the first.
    strategies: ['fused', 'bm25', 'dense'].map((id) => strategies.find((strategy) => strategy.id === id)!),
    limits: { maxSkills: 5, budget: undefined, price: 0 },
  }));
  console.log(title);
  console.table(results.map(({ strategy, scale, recall }) => {
    const against = comparisons.find((each) => each.scale === scale && each.against === strategy);
    return { scale, strategy, 'recall %': percent(recall), 'fused less it': percent(against?.recallLead), '95 %': against?.interval?.map(percent).join(' to ') };
  }));
}

function percent(share: number | null = null): string {
  return share === null ? '' : (100 * share).toFixed(1);
}

/** Skills of one name are in one half: they are often copies. */
function halfOf(name: string): number {
  let hash = 7;
  for (const sign of name.toLowerCase()) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return (hash >>> 7) & 1;
}
