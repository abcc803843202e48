import type { Skill } from '../skill/skill.ts';
import type { HostId } from './hosts.ts';
import type { ListingReport } from './listing/listing.ts';
import type { SkillPlace } from './places.ts';
import type { Finding, Report, RuleFacts } from './rule.ts';

/** A skill of a library; a file that several paths lead to stands once. */
export interface LibraryEntry {
  readonly uri: string;
  /** Path of the SKILL.md below its root, forward slashes. */
  readonly path: string;
  readonly root: string;
  readonly skill: Skill;
}

/** A skill with its place. */
export interface PlacedSkill extends LibraryEntry {
  readonly place: SkillPlace;
}

/** What a check of the library may know. */
export interface LibraryContext {
  readonly skills: readonly PlacedSkill[];
  readonly hosts: readonly HostId[];
  /** The listing at each host chosen whose rule is public. */
  readonly listings: readonly ListingReport[];
}

/** A report on one skill, or on the library where it names none. */
export interface LibraryReport extends Report {
  readonly uri: string | undefined;
}

/** A rule that compares the skills of a library, or looks at where they lie. */
export interface LibraryRule extends RuleFacts {
  check(library: LibraryContext): Iterable<LibraryReport>;
}

export interface LibraryFindings {
  /** By the skill's URI. */
  readonly bySkill: ReadonlyMap<string, readonly Finding[]>;
  /** Of the library as a whole; their ranges mean nothing. */
  readonly library: readonly Finding[];
}

/** Where a finding about the whole skill is shown: at its name, else at its first line. */
export function nameRange(skill: Skill): { start: number; end: number } {
  const entry = skill.entries.find(({ key }) => key === 'name');
  if (entry) return entry.valueRange.end > entry.valueRange.start ? entry.valueRange : entry.keyRange;
  const end = skill.text.search(/[\r\n]/);
  return { start: 0, end: Math.min(200, end === -1 ? skill.text.length : end) };
}
