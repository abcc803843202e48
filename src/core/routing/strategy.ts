import type { CapabilityModel } from '../capability/capabilityModel.ts';
import type { TextEncoder } from '../capability/meaning.ts';
import type { Steps } from '../util/steps.ts';
import type { FieldIndex } from './fieldIndex.ts';
import type { RoutingLibrary } from './routingLibrary.ts';
import type { RoutingSkill } from './routingSkill.ts';

/** What a selection has to keep to: at least one of the two, but for strategies that stop by themselves. */
export interface RoutingLimits {
  readonly maxSkills: number | undefined;
  /** Tokens. */
  readonly budget: number | undefined;
  /** Benefit that filling the budget must be worth, >= 0; without a budget it has no meaning. */
  readonly price: number;
}

/** What strategies are built on: computed once for all skills of an evaluation, when a strategy first asks. */
export interface RoutingTools {
  readonly skills: readonly RoutingSkill[];
  readonly model: CapabilityModel;
  readonly encoder: TextEncoder | undefined;
  fieldIndex(): Steps<FieldIndex>;
  /** Of name and description of each skill. @throws RangeError without an encoder */
  vectors(): Steps<readonly Float32Array[]>;
}

/** Answers for one library. @returns places in the library, each once, best first */
export type Select = (task: string, limits: RoutingLimits) => Steps<readonly number[]>;

/** A way to choose skills for a task. */
export interface Strategy {
  readonly id: string;
  readonly summary: string;
  readonly needsEncoder: boolean;
  /** Whether it chooses no more than is worth its tokens, though nothing limits it. */
  readonly stopsByItself?: true;
  /** Does what is done once, then readies the strategy for one library after the other. */
  open(tools: RoutingTools): Steps<(library: RoutingLibrary) => Steps<Select>>;
}
