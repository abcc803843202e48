import type { Demand } from '../capability/capabilityModel.ts';
import type { LeftOut, LeftOutReason } from '../selection/explainLeftOut.ts';

/** Shares words with the task, but so few or so common ones that nothing is demanded of it. */
export interface TooWeak {
  readonly kind: 'too-weak';
  /** The skill that matches best; absent where even that one is too weak. */
  readonly beside?: number;
  /** Relevance as a share (0 to 1) of the best. */
  readonly share: number;
  /** The task's words that it shares, strongest first; empty where there are too many such skills to look. */
  readonly words: readonly string[];
}

/** A skill that was not chosen, with the reason that people are told. */
export interface ToldLeftOut extends Omit<LeftOut, 'reason'> {
  readonly reason: LeftOutReason | TooWeak;
}

/** Skills whose words are looked up; it takes a moment each. */
const mostWithWords = 50;
const mostWords = 4;

/**
 * Tells the skills that match too weakly from those that share nothing with the task: selection alone knows only that
 * neither gains anything. The former come first, by relevance.
 * @param left as `explainLeftOut` orders it, those without gain last
 */
export function tellWeakMatches(left: readonly LeftOut[], demand: Demand): readonly ToldLeftOut[] {
  const { relevance } = demand;
  const isWeak = ({ skill, reason }: LeftOut) => reason.kind === 'no-demand' && relevance[skill]! > 0;
  const best = relevance.reduce((top, value, skill) => (value > relevance[top]! ? skill : top), 0);
  const beside = demand.weights.dims.length > 0 ? { beside: best } : {};
  const weak = left.filter(isWeak).sort((a, b) => relevance[b.skill]! - relevance[a.skill]! || a.skill - b.skill);
  return [
    ...left.filter(({ reason }) => reason.kind !== 'no-demand'),
    ...weak.map((each, n): ToldLeftOut => {
      const words = n < mostWithWords ? demand.sharedWords(each.skill).slice(0, mostWords) : [];
      return { ...each, reason: { kind: 'too-weak', ...beside, share: relevance[each.skill]! / relevance[best]!, words } };
    }),
    ...left.filter((each) => each.reason.kind === 'no-demand' && !isWeak(each)),
  ];
}
