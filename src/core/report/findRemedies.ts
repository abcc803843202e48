import type { Demand } from '../capability/capabilityModel.ts';
import type { Selection, SelectionInstance } from '../selection/instance.ts';
import type { Steps } from '../util/steps.ts';
import type { Remedies } from './explainReport.ts';
import { instanceFor } from './preview.ts';
import type { PreviewLibrary } from './previewLibrary.ts';
import type { PreviewQuestion } from './previewReport.ts';

/** Halvings of a search for a threshold: it ends within 1/64 of its range. */
const HALVINGS = 7;
const MOST_SUPPLY = 64;
const MOST_BUDGET = 32;
/** Limits on the number of skills that are tried, from the next on. */
const MOST_LIMITS = 10;

/** A question whose answer leaves a skill out. */
export interface LeftOutCase {
  readonly library: PreviewLibrary;
  readonly demand: Demand;
  readonly question: PreviewQuestion;
  readonly instance: SelectionInstance;
  readonly row: number;
  readonly solve: (changed: SelectionInstance) => Steps<Selection>;
}

/** What would get a skill in, one thing changed and all else as it is; each found by solving again. */
export function* findRemedies({ library, demand, question, instance, row, solve }: LeftOutCase): Steps<Remedies> {
  function* isIn(changed: SelectionInstance): Steps<boolean> {
    return (yield* solve(changed)).chosen.includes(row);
  }
  return {
    ...(yield* threshold('tokens', instance.lengths[row]!, 1, (tokens) => isIn({ ...instance, lengths: instance.lengths.with(row, Math.floor(tokens)) }), Math.floor)),
    ...(yield* threshold('supply', 1, MOST_SUPPLY, (factor) => isIn(withSupply(instance, row, factor)), (factor) => Math.ceil(factor * 100) / 100)),
    ...(yield* threshold('budget', question.budget, question.budget * MOST_BUDGET, (budget) => isIn(instanceFor(library, demand, { ...question, budget: Math.ceil(budget) })), Math.ceil)),
    ...(yield* limitThatLetsIn(instance, isIn)),
  };
}

function* limitThatLetsIn(instance: SelectionInstance, isIn: (changed: SelectionInstance) => Steps<boolean>): Steps<Remedies> {
  const { maxSkills: most, ...unlimited } = instance;
  if (most === undefined || !(yield* isIn(unlimited))) return {};
  for (let maxSkills = most + 1; maxSkills <= most + MOST_LIMITS; maxSkills++) if (yield* isIn({ ...instance, maxSkills })) return { maxSkills };
  return {};
}

/** A value near to `from` at which the skill gets in, by bisection on a scale of ratios towards `to`; none where it does not even there. */
function* threshold<Name extends keyof Remedies>(
  name: Name, from: number, to: number, isIn: (value: number) => Steps<boolean>, round: (value: number) => number,
): Steps<Remedies> {
  let outside = from;
  let inside = round(to);
  if (!(yield* isIn(inside))) return {};
  for (let n = 0; n < HALVINGS; n++) {
    const middle = round(Math.sqrt(outside * inside));
    if (middle === outside || middle === inside) break;
    if (yield* isIn(middle)) inside = middle;
    else outside = middle;
  }
  return { [name]: inside };
}

function withSupply(instance: SelectionInstance, row: number, factor: number): SelectionInstance {
  const { supplies } = instance;
  const values = supplies.values.slice();
  for (let n = supplies.offsets[row]!; n < supplies.offsets[row + 1]!; n++) values[n]! *= factor;
  return { ...instance, supplies: { ...supplies, values } };
}
