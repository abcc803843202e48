import type { SelectionState } from '../../protocol/selectionView.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { entryText } from './parseLimits.ts';
import { skillCount } from './skillCount.ts';

export interface LimitsModel {
  /** What holds, in a few words. */
  readonly summary: string;
  /** As the entries show them; `maxSkills` is empty without a limit. */
  readonly price: string;
  readonly maxSkills: string;
  readonly reserve: string;
  /** What a limit takes away; absent without one. */
  readonly caveat: string | undefined;
}

export function limitsModel({ price, maxSkills, reserve }: Pick<SelectionState, 'price' | 'maxSkills' | 'reserve'>, numbers: Numbers): LimitsModel {
  const limit = maxSkills === undefined ? 'any number of skills' : `at most ${skillCount(maxSkills, numbers)}`;
  return {
    summary: `price ${numbers.decimal(price)}, ${limit}${reserve === 0 ? '' : `, ${numbers.count(reserve)} tokens kept free`}`,
    price: entryText(price),
    maxSkills: maxSkills === undefined ? '' : entryText(maxSkills),
    reserve: reserve === 0 ? '' : numbers.count(reserve),
    caveat: maxSkills === undefined ? undefined : noGuarantee,
  };
}

/** What holds of the answer under a limit on the number of skills. */
const noGuarantee = 'With a limit on the number of skills the worst-case guarantee does not hold.';
