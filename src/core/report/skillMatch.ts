import type { Demand, Match } from '../capability/capabilityModel.ts';
import { findTerms } from '../capability/findTerms.ts';
import type { Skill } from '../skill/skill.ts';
import type { Steps } from '../util/steps.ts';
import type { SkillMatch } from './explainReport.ts';
import type { PreviewLibrary } from './previewLibrary.ts';
import { withoutHumps } from './withoutHumps.ts';

const mostWords = 100;
const mostMissing = 100;

/** How far a task and a skill match, with the places of the words in the skill's text. */
export function* skillMatch({ skills }: PreviewLibrary, { relevance }: Demand, row: number, { words, missing, nearness, meaningShare, nearnessPlace, chance }: Match, document: Skill): Steps<SkillMatch> {
  const own = relevance[row]!;
  const first = relevance.reduce((best, value, skill) => (value > relevance[best]! ? skill : best), row);
  const { uri, path, name } = skills[first]!;
  const shown = words.slice(0, mostWords);
  const found = yield* findTerms(document, new Set(shown.map(({ term }) => term)));
  const lacking = withoutHumps(missing, [...missing, ...words.map(({ written }) => written)]);
  return {
    relevance: own,
    first: { uri, path, name, relevance: relevance[first]! },
    place: 1 + relevance.reduce((before, other) => before + (other > own ? 1 : 0), 0),
    chance,
    words: shown.map(({ term, written, share }) => {
      const { written: skill, ...place } = found.get(term) ?? {};
      return { task: written, ...(skill === undefined ? {} : { skill }), ...place, share };
    }),
    missing: lacking.slice(0, mostMissing),
    missingCount: lacking.length,
    ...(nearness === 0 ? {} : { meaning: { nearness, share: meaningShare, place: nearnessPlace } }),
  };
}
