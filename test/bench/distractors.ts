import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CapabilityModel } from '../../src/core/capability/capabilityModel.ts';
import { distractionOf } from '../../src/core/lint/library/distraction.ts';
import type { Member } from '../../src/core/lint/library/member.ts';
import { leastOwners, leastTimesChance } from '../../src/core/lint/library/distractorFindings.ts';
import { memberOf } from '../../src/core/lint/library/memberOf.ts';
import { trialsOf } from '../../src/core/lint/library/routingTrial.ts';
import { suggestionBasis, suggestionFor } from '../../src/core/lint/library/suggestions.ts';
import type { SkillRequest } from '../../src/core/lint/library/skillRequest.ts';
import { userRequestsOf } from '../../src/core/lint/library/userRequests.ts';
import { readWordVectors } from '../../src/core/lint/library/wordVectors.ts';
import { Bm25f, type FieldWeights } from '../../src/core/routing/bm25f.ts';
import { assembleCorpus } from '../../src/core/routing/corpus.ts';
import { evaluate } from '../../src/core/routing/evaluate.ts';
import { fields, indexFields } from '../../src/core/routing/fieldIndex.ts';
import { RoutingLibraries } from '../../src/core/routing/routingLibrary.ts';
import { routingSkill, type RoutingSkill } from '../../src/core/routing/routingSkill.ts';
import { seededOrder } from '../../src/core/routing/seededOrder.ts';
import { strategies } from '../../src/core/routing/strategies.ts';
import { ofAllFields } from '../../src/core/routing/strategies/bm25.ts';
import { readSkillText } from '../../src/core/skill/readSkill.ts';
import { finish } from '../../src/core/util/steps.ts';
import { grayMatterSplitter } from '../../src/worker/grayMatterSplitter.ts';
import { rewritten } from '../support/rewritten.ts';

// npm run bench:distractors: what the most distractor-prone skills cost, beside as many skills drawn at random, and what
// it brings to follow the suggestions. DRAWS=20 random draws; SHOW=60 prints so many requests, to be read by a person.

const folder = process.env['SKILL_LOADOUT_DATA'];
if (folder === undefined) {
  console.log('bench:distractors skipped: set SKILL_LOADOUT_DATA to a folder with routing/tasks.jsonl, routing/skills/ and pool.jsonl.xz.');
  process.exit(0);
}
const draws = Number(process.env['DRAWS'] ?? 20);
const show = Number(process.env['SHOW'] ?? 0);
const { stdout } = spawnSync('xz', ['-dc', join(folder, 'pool.jsonl.xz')], { encoding: 'utf8', maxBuffer: 2 ** 30 });
const pool = stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line) as { id: number; text: string });
const tasks = readFileSync(join(folder, 'routing/tasks.jsonl'), 'utf8');
const paths = new Set(tasks.split('\n').filter(Boolean).flatMap((line) => (JSON.parse(line) as { skills: string[] }).skills));
const golden = new Map([...paths].map((path) => [path, readFileSync(join(folder, 'routing/skills', path), 'utf8')]));

const vectors = readWordVectors(readFileSync(new URL('../../media/words.vectors', import.meta.url)));
const members = pool.map(({ text }) => memberOf(readSkillText(text, 'SKILL.md', grayMatterSplitter), vectors));
const skills = pool.map(({ text, id }) => routingSkill({ path: `${id}/SKILL.md`, text }, grayMatterSplitter, text.length / 4));
const claims = members.map(({ profile }) => profile.claims);

const rankings: readonly { readonly ranking: string; readonly weights: FieldWeights }[] = [
  { ranking: 'BM25 of name and description', weights: { weight: fields.map((field) => (field === 'name' || field === 'description' ? 1 : 0)), b: fields.map((field) => (field === 'description' ? 0.75 : 0)), k1: 1.2 } },
  { ranking: 'BM25F of all fields', weights: ofAllFields },
];
/** Neither of the strategies asks it anything. */
const noModel = {} as CapabilityModel;

const started = performance.now();
const distraction = finish(distractionOf(members, claims));
console.log(`${pool.length} skills, ${distraction.trials.length} requests, ${distraction.mixtures.length} mixed ones: ${(performance.now() - started).toFixed(0)} ms`);
if (show > 0) showRequests();
if (draws > 0) measureCost();
measureSuggestions();

function showRequests(): void {
  const requests = distraction.trials.filter(({ request }) => !request.purpose);
  for (const n of seededOrder(requests.length, 1).subarray(0, show)) console.log(`${members[requests[n]!.owner]!.profile.name}: ${requests[n]!.request.text}`);
}

/** Adds the 5 % that the score ranks first, and as many others: of the whole pool, then of two halves of it, each judged by itself. */
function measureCost(): void {
  const ids = ['bm25', 'bm25-description'];
  const alone = recallsAmong([], ids);
  const all = [...skills.keys()];
  console.table([['pool', all], ['one half', all.filter((n) => n % 2 === 0)], ['other half', all.filter((n) => n % 2 === 1)]].flatMap(([from, among]) => {
    const own = among as readonly number[];
    const { scores } = own === all ? distraction : finish(distractionOf(own.map((n) => members[n]!), own.map((n) => claims[n]!)));
    const most = Math.round(0.05 * own.length);
    const prone = [...own.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, most);
    const first = recallsAmong(prone.map((n) => own[n]!), ids);
    const random = Array.from({ length: draws }, (_, n) => recallsAmong(Array.from(seededOrder(own.length, n + 1).subarray(0, most), (place) => own[place]!), ids));
    return ids.map((strategy, n) => {
      const [cost, costs] = [alone[n]! - first[n]!, random.map((recalls) => alone[n]! - recalls[n]!)];
      return {
        from, strategy, added: most, 'recall alone': percent(alone[n]!), 'with most prone': percent(first[n]!), 'with random': percent(alone[n]! - mean(costs)),
        'least of random': percent(alone[n]! - Math.max(...costs)), ratio: (cost / mean(costs)).toFixed(2), 'draws that cost less': `${costs.filter((each) => each < cost).length} of ${draws}`,
      };
    });
  }));
}

/** Recall at five of each strategy when each task's own skills are among these. */
function recallsAmong(chosen: readonly number[], ids: readonly string[]): readonly number[] {
  const known = new Map(chosen.map((n) => [pool[n]!.text, skills[n]!]));
  const corpus = assembleCorpus({ tasks, skills: golden }, chosen.map((n) => ({ path: `${n}/SKILL.md`, text: pool[n]!.text })), { seed: 42, library: 'task', mostDistractors: chosen.length });
  const { results } = finish(evaluate({
    corpus, library: 'task', scales: [corpus.documents.length - corpus.suiteSize], seed: 42, model: noModel, now: () => performance.now(),
    skills: corpus.documents.map((document) => known.get(document.text) ?? routingSkill(document, grayMatterSplitter, document.text.length / 4)),
    strategies: ids.map((id) => strategies.find((strategy) => strategy.id === id)!),
    limits: { maxSkills: 5, budget: undefined, price: 0 },
  }));
  return results.map(({ recall }) => recall ?? 0);
}

/**
 * Rewrites every flagged description by its suggestions, all at once. First with all requests known; then with those of the
 * bodies held out, as what users say that the author did not foresee.
 */
function measureSuggestions(): void {
  const ofDescription = members.map((member, n) => ({ ...member, requests: userRequestsOf(skills[n]!.text.description, '') }));
  const ofBody = members.map((member, n) => {
    const known = new Set(ofDescription[n]!.requests.map(({ text }) => text));
    return { ...member, requests: member.requests.filter(({ text }) => !known.has(text)) };
  });
  report('all requests known', members, [['its own', members], ['rivals', members]]);
  report('requests of bodies held out', ofDescription, [['its own', ofDescription], ['rivals', ofDescription], ['its own, held out', ofBody], ['rivals, held out', ofBody]]);
}

function report(title: string, known: readonly Member[], measured: readonly (readonly [whose: string, of: readonly Member[]])[]): void {
  const judged = finish(distractionOf(known, claims));
  const basis = suggestionBasis(known, (n) => pool[n]!.text, judged);
  const flagged = new Set([...skills.keys()].filter((n) => judged.timesChance[n]! >= leastTimesChance && judged.intruders[n]!.intrusions.length >= leastOwners));
  const after = skills.map((skill, n) => (flagged.has(n) ? { ...skill, text: { ...skill.text, description: rewritten(skill.text.description, suggestionFor(n, basis)) } } : skill));
  console.log(`${title}: ${flagged.size} flagged descriptions rewritten`);
  console.table(rankings.flatMap(({ ranking, weights }) => {
    const [rankBefore, rankAfter] = [ranker(skills, weights), ranker(after, weights)];
    return measured.map(([whose, of]) => {
      const asked = finish(trialsOf(of, judged.index)).filter(({ owner, found, request }) =>
        !request.purpose && (whose.startsWith('its') ? flagged.has(owner) : !flagged.has(owner) && found.some((skill) => flagged.has(skill))));
      const before = asked.map(({ owner, request }) => 1 / rankBefore(owner, written(request)));
      const now = asked.map(({ owner, request }) => 1 / rankAfter(owner, written(request)));
      return {
        ranking, requests: whose, number: asked.length, 'MRR before': mean(before).toFixed(4), after: mean(now).toFixed(4),
        better: now.filter((value, n) => value > before[n]!).length, worse: now.filter((value, n) => value < before[n]!).length,
      };
    });
  }));
}

function written({ query }: SkillRequest): string {
  return Array.from(query.values(), ({ written: word }) => word).join(' ');
}

/** @returns tells the rank of a skill for a request, from 1; equals share the middle */
function ranker(library: readonly RoutingSkill[], weights: FieldWeights): (owner: number, request: string) => number {
  const whole = new RoutingLibraries(library, library.length, 1).of([...library.keys()], 0);
  const index = new Bm25f(finish(indexFields(library)), whole, weights);
  return (owner, request) => {
    const scores = index.scores(request);
    const own = scores[whole.placeOf[owner]!]!;
    let ahead = 0;
    let equal = 0;
    for (const score of scores) {
      if (score > own) ahead++;
      else if (score === own) equal++;
    }
    return 1 + ahead + (equal - 1) / 2;
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
