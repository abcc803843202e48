import type { CapabilityModel } from '../../src/core/capability/capabilityModel.ts';
import type { TextEncoder } from '../../src/core/capability/meaning.ts';
import type { SkillFeatures } from '../../src/core/capability/skillFeatures.ts';
import { bootstrapInterval, meanOf } from '../../src/core/routing/bootstrap.ts';
import { createTools } from '../../src/core/routing/createTools.ts';
import type { RoutingLibrary } from '../../src/core/routing/routingLibrary.ts';
import { strategies } from '../../src/core/routing/strategies.ts';
import { finish } from '../../src/core/util/steps.ts';
import type { LabelledTask } from '../../src/train/demand/labelledTask.ts';
import { libraryOf } from '../../src/train/demand/observations.ts';
import { trySelection } from '../../src/train/demand/trySelection.ts';
import type { BenchSkill } from './capabilityData.ts';

const budgets = [1_000, 2_000, 4_000, 8_000, 16_000, Infinity];
const rivals = ['bm25', 'multi-query', 'fused'];
const maxSkills = 5;

interface Outcome {
  readonly recall: number;
  readonly tokens: number;
}

/** What a comparison is made of. */
interface Parts {
  readonly skills: readonly BenchSkill[];
  readonly features: readonly SkillFeatures[];
  readonly distractors: number;
  readonly modelOf: (task: LabelledTask) => CapabilityModel<SkillFeatures>;
  readonly encoder: TextEncoder;
}

/** Recall of Best Prefix Selection and of rankings that are cut at the same budget, and the tokens that either takes. */
export function compareAtBudgets(sets: Readonly<Record<string, readonly LabelledTask[]>>, parts: Parts): void {
  const tools = createTools(parts.skills, parts.modelOf(Object.values(sets)[0]![0]!), parts.encoder);
  const opened = rivals.map((id) => ({ id, ready: finish(strategies.find((strategy) => strategy.id === id)!.open(tools)) }));
  const tokens = parts.skills.map((skill) => skill.tokens);
  for (const [name, tasks] of Object.entries(sets)) {
    const outcomes = new Map<string, Outcome[]>();
    const note = (id: string, budget: number, outcome: Outcome): void => {
      const key = `${id} ${budget}`;
      outcomes.set(key, [...(outcomes.get(key) ?? []), outcome]);
    };
    for (const task of tasks) {
      const library = libraryOf(task, parts.features, parts.distractors, parts.modelOf(task));
      const { kappa } = library.demand;
      const routing = routingLibrary(library.members, parts.skills);
      const selects = opened.map(({ id, ready }) => ({ id, select: finish(ready(routing)) }));
      for (const budget of budgets) {
        const { hits, tokens: used } = trySelection(task, library, tokens, { maxSkills, budget, kappa });
        note('bps', budget, { recall: hits / task.needed.length, tokens: used });
        for (const { id, select } of selects) {
          const chosen = finish(select(task.task, { maxSkills, budget: budget === Infinity ? undefined : budget, price: 0 }));
          const found = chosen.filter((place) => place < task.needed.length).length;
          note(id, budget, { recall: found / task.needed.length, tokens: chosen.reduce((sum, place) => sum + routing.lengths[place]!, 0) });
        }
      }
    }
    console.log(`\n${name}: recall % (mean tokens) at a budget, ${parts.distractors} distractors`);
    console.table(Object.fromEntries(budgets.map((budget) => [budget, rowOf(budget, outcomes)])));
  }
}

function rowOf(budget: number, outcomes: ReadonlyMap<string, readonly Outcome[]>): Record<string, string> {
  const of = (id: string, at: number) => outcomes.get(`${id} ${at}`)!;
  const recallOf = (id: string, at: number) => meanOf(of(id, at).map(({ recall }) => recall))!;
  const tokensOf = (id: string, at: number) => meanOf(of(id, at).map(({ tokens }) => tokens))!;
  const own = recallOf('bps', budget);
  const best = rivals.reduce((a, b) => (recallOf(b, budget) > recallOf(a, budget) ? b : a));
  const leads = of('bps', budget).map(({ recall }, n) => recall - of(best, budget)[n]!.recall);
  const atSameRecall = rivals.map((id) => tokensAt(own, budgets.map((at) => [recallOf(id, at), tokensOf(id, at)] as const)));
  const fewest = Math.min(...atSameRecall);
  return {
    ...Object.fromEntries(['bps', ...rivals].map((id) => [id, `${percent(recallOf(id, budget))} (${tokensOf(id, budget).toFixed(0)})`])),
    [`bps less the best`]: `${percent(meanOf(leads)!)} (${bootstrapInterval(leads, 42)!.map(percent).join(' to ')})`,
    'tokens less than theirs at its recall': fewest === Infinity ? 'they do not reach it' : `${percent(1 - tokensOf('bps', budget) / fewest)} %`,
  };
}

/** Tokens at which a rival reaches a recall, between its points; Infinity where it never does. @param curve by rising budget */
function tokensAt(recall: number, curve: readonly (readonly [recall: number, tokens: number])[]): number {
  let before: readonly [number, number] = [0, 0];
  for (const point of curve) {
    if (point[0] >= recall) return before[1] + ((point[1] - before[1]) * (recall - before[0])) / Math.max(1e-9, point[0] - before[0]);
    before = point;
  }
  return Infinity;
}

/** A library of any members; equals come in the order that they have there. */
function routingLibrary(members: readonly number[], skills: readonly BenchSkill[]): RoutingLibrary {
  const placeOf = new Int32Array(skills.length).fill(-1);
  for (const [place, skill] of members.entries()) placeOf[skill] = place;
  return { skills, suiteSize: skills.length, scale: 0, members: Uint32Array.from(members), placeOf, lengths: Float64Array.from(members, (skill) => skills[skill]!.tokens) };
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
