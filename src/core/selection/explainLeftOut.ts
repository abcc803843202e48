import type { Selection, SelectionInstance } from './instance.ts';

/** Why a skill was not chosen; the first that applies, in this order. */
export type LeftOutReason =
  /** Supplies nothing that the task demands. */
  | { readonly kind: 'no-demand' }
  /** Longer than the whole budget. */
  | { readonly kind: 'too-long'; readonly budget: number }
  /** Even alone it gains no more than its tokens cost. */
  | { readonly kind: 'not-worth-its-tokens' }
  /** Worth its tokens alone, but beside the chosen set it keeps less than half its gain, or less than its price. */
  | { readonly kind: 'redundant'; /** The chosen skill that takes most of its gain. */ readonly by: number }
  /** Would gain more than its price, but is longer than what is left of the budget. */
  | { readonly kind: 'no-room'; /** Tokens left beside the chosen set. */ readonly left: number }
  /** Fits and would gain more than its price, but as many skills as allowed are chosen. */
  | { readonly kind: 'limit'; readonly maxSkills: number }
  /**
   * Fits and would gain more than its price: the set with it is better. Best Prefix Selection leaves no such skill
   * (its chain would have gone on), save for differences of rounding; a rule that does not look at gains may.
   */
  | { readonly kind: 'not-better' };

/** A skill that was not chosen, with the numbers behind the reason. Gains and price are on the scale of the demand. */
export interface LeftOut {
  readonly skill: number;
  readonly tokens: number;
  /** G({i}). */
  readonly gainAlone: number;
  /** G(S + i) - G(S) for the chosen set S. */
  readonly gain: number;
  /** kappa l_i. */
  readonly price: number;
  readonly reason: LeftOutReason;
}

/**
 * Every skill that was not chosen and why, the nearest to being chosen first: by gain beside the chosen set per price,
 * those that gain nothing even alone last, the smaller index first among equals.
 * @param instance a checked instance
 */
export function explainLeftOut(instance: SelectionInstance, selection: Selection): LeftOut[] {
  const { lengths, kappa, supplies } = instance;
  const weights = new Float64Array(supplies.width);
  for (const [n, dim] of instance.demand.dims.entries()) weights[dim] = instance.demand.values[n]!;
  const residual = residualOf(instance, weights, selection.chosen);
  const beside = selection.chosen.map((skill) => ({ skill, residual: residualOf(instance, weights, [skill]) }));
  const chosen = new Set(selection.chosen);
  const result: LeftOut[] = [];
  for (let skill = 0; skill < lengths.length; skill++) {
    if (chosen.has(skill)) continue;
    const tokens = lengths[skill]!;
    const gainAlone = gainOf(instance, weights, skill);
    const gain = gainOf(instance, residual, skill);
    const numbers = { skill, tokens, gainAlone, gain, price: kappa * tokens };
    const rival = (): number => {
      const gains = beside.map((other) => gainOf(instance, other.residual, skill));
      return beside[gains.indexOf(Math.min(...gains))]!.skill;
    };
    result.push({ ...numbers, reason: reasonOf(instance, selection, numbers, rival) });
  }
  return result.sort((a, b) => nearness(b) - nearness(a) || a.skill - b.skill);
}

function nearness({ gainAlone, gain, price }: LeftOut): number {
  if (gainAlone === 0) return -1;
  return price > 0 ? gain / price : gain;
}

function reasonOf(
  { budget, maxSkills }: SelectionInstance, { chosen, tokens: used }: Selection,
  { tokens, gainAlone, gain, price }: Omit<LeftOut, 'reason'>, rival: () => number,
): LeftOutReason {
  if (gainAlone === 0) return { kind: 'no-demand' };
  if (tokens > budget) return { kind: 'too-long', budget };
  if (gainAlone <= price) return { kind: 'not-worth-its-tokens' };
  if (chosen.length > 0 && (gain < gainAlone / 2 || gain <= price)) return { kind: 'redundant', by: rival() };
  if (!(used + tokens <= budget)) return { kind: 'no-room', left: budget - used };
  if (maxSkills !== undefined && chosen.length >= maxSkills) return { kind: 'limit', maxSkills };
  return { kind: 'not-better' };
}

/** w_k exp(-x_k) after the given skills, dense. */
function residualOf({ supplies }: SelectionInstance, weights: Float64Array, skills: readonly number[]): Float64Array {
  const coverage = new Float64Array(weights.length);
  for (const skill of skills) {
    for (let n = supplies.offsets[skill]!; n < supplies.offsets[skill + 1]!; n++) coverage[supplies.dims[n]!]! += supplies.values[n]!;
  }
  return weights.map((weight, k) => weight * Math.exp(-coverage[k]!));
}

function gainOf({ supplies }: SelectionInstance, residual: Float64Array, skill: number): number {
  let gain = 0;
  for (let n = supplies.offsets[skill]!; n < supplies.offsets[skill + 1]!; n++) {
    gain += residual[supplies.dims[n]!]! * -Math.expm1(-supplies.values[n]!);
  }
  return gain;
}
