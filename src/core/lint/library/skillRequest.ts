import type { Query } from '../../capability/query.ts';

/** A request that a skill says it is for. */
export interface SkillRequest {
  /** As written, one line, clipped. */
  readonly text: string;
  readonly query: Query;
  /** Set where nobody is said to ask so: what the skill says it does stands for its requests. */
  readonly purpose?: true;
}
