import type { TextRange } from '../../skill/skill.ts';
import type { Headline } from './headline.ts';
import type { Profile } from './profile.ts';
import type { SkillRequest } from './skillRequest.ts';

/** Everything that the library findings need of one skill; depends on its own text only. */
export interface Member {
  readonly profile: Profile;
  readonly headline: Headline;
  readonly requests: readonly SkillRequest[];
  /** Where its findings stand: the description as written, else the name, else the start of the file. */
  readonly place: TextRange;
}
