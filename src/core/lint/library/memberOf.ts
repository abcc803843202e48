import { capabilityText } from '../../capability/capabilityText.ts';
import type { Skill, TextRange } from '../../skill/skill.ts';
import { headlineOf } from './headline.ts';
import type { Member } from './member.ts';
import { profileOf } from './profile.ts';
import { userRequestsOf } from './userRequests.ts';
import type { WordVectors } from './wordVectors.ts';

/** Reads what the library findings need of a skill; time linear in its text up to fixed limits. */
export function memberOf(skill: Skill, vectors: WordVectors): Member {
  const text = capabilityText(skill);
  const profile = profileOf(text, vectors);
  return {
    profile,
    headline: headlineOf(profile.name, profile.description),
    requests: userRequestsOf(text.description, text.body),
    place: placeOf(skill),
  };
}

function placeOf({ entries }: Skill): TextRange {
  const entry = entries.find(({ key }) => key === 'description') ?? entries.find(({ key }) => key === 'name');
  return entry?.valueRange ?? { start: 0, end: 0 };
}
