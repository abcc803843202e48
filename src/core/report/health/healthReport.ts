import type { HostId } from '../../lint/hosts.ts';
import type { LibraryFinding, LibraryFindingCode } from '../../lint/library/libraryFinding.ts';
import type { ListingReport } from '../../lint/listing/listing.ts';
import type { ProblemSeverity } from '../../skill/skill.ts';
import type { EncodingName } from '../../tokens/tokenCounter.ts';
import type { SkillSummary } from '../libraryReport.ts';
import { redundancyGroups } from './redundancyGroups.ts';
import { recallAt, referenceSeries, regimeAdvice, regimeOf, regimeSource, type RoutingRegime } from './routingRegime.ts';

export interface HealthSkill {
  readonly uri: string;
  readonly root: string;
  readonly path: string;
  readonly name: string;
}

/** A skill with what is said of it. */
export interface HealthRemark extends HealthSkill {
  readonly message: string;
}

/** The listing of the library at a host. */
export interface HostListing {
  readonly host: HostId;
  /** Skills that take part in it. */
  readonly skills: number;
  /** Tokens of what the host shows of the skills. */
  readonly tokens: number;
  readonly fits: boolean;
  readonly budget: ListingReport['budget'] | null;
  readonly counts: ListingReport['counts'];
}

export interface FolderTokens {
  readonly root: string;
  /** Below its root; '' for the root itself. */
  readonly folder: string;
  readonly skills: number;
  readonly listing: number;
  readonly document: number;
}

/** `health --json`: how a library is doing as a whole. */
export interface HealthReport {
  readonly version: 1;
  readonly encoding: EncodingName;
  readonly skills: number;
  /** Tokens of all names and descriptions, and of all documents. */
  readonly tokens: { readonly listing: number; readonly document: number };
  readonly problems: Readonly<Record<ProblemSeverity, number>>;
  readonly listings: readonly HostListing[];
  /** Skills that say the same, the largest group first. */
  readonly redundant: readonly (readonly HealthSkill[])[];
  readonly narrow: readonly HealthRemark[];
  readonly distractors: readonly HealthRemark[];
  readonly unfindable: readonly HealthRemark[];
  readonly routing: {
    readonly regime: RoutingRegime;
    readonly advice: string;
    /** What a paper's figures say for this size, read between its scales; null beyond its scales. */
    readonly reference: readonly { readonly way: string; readonly recall: number | null }[];
    readonly source: string;
  };
  /** By what is right below each root, the most tokens first. */
  readonly folders: readonly FolderTokens[];
}

export interface HealthInput {
  readonly encoding: EncodingName;
  readonly skills: readonly SkillSummary[];
  /** Of every finding there is. */
  readonly severities: readonly ProblemSeverity[];
  /** What comparing the descriptions found. */
  readonly compared: readonly LibraryFinding[];
  readonly listings: readonly (ListingReport & { readonly tokens: number })[];
}

/** How a library is doing as a whole. */
export function healthReport({ encoding, skills, severities, compared, listings }: HealthInput): HealthReport {
  const byUri = new Map(skills.map(({ uri, root, path, name }) => [uri, { uri, root, path, name }]));
  const remarks = (code: LibraryFindingCode) => compared.flatMap((finding): HealthRemark[] => {
    const skill = finding.code === code ? byUri.get(finding.uri) : undefined;
    return skill ? [{ ...skill, message: finding.message }] : [];
  });
  const problems = { error: 0, warning: 0, information: 0, hint: 0 };
  for (const severity of severities) problems[severity]++;
  const regime = regimeOf(skills.length);
  return {
    version: 1,
    encoding,
    skills: skills.length,
    tokens: { listing: sum(skills, ({ listing }) => listing), document: sum(skills, ({ document }) => document) },
    problems,
    listings: listings.map(({ host, entries, tokens, budget, counts }) => ({ host, skills: entries.length, tokens, fits: counts.full === entries.length, budget: budget ?? null, counts })),
    redundant: redundancyGroups(compared).map((group) => group.flatMap((uri) => byUri.get(uri) ?? [])),
    narrow: remarks('narrow-inside-broad'),
    distractors: remarks('distractor-description'),
    unfindable: remarks('unfindable-description'),
    routing: {
      regime,
      advice: regimeAdvice[regime],
      // For any one task nearly all of a library is irrelevant.
      reference: referenceSeries.map((series) => ({ way: series.name, recall: recallAt(series, skills.length) ?? null })),
      source: regimeSource,
    },
    folders: foldersOf(skills),
  };
}

function foldersOf(skills: readonly SkillSummary[]): FolderTokens[] {
  const folders = new Map<string, FolderTokens>();
  for (const { root, path, listing, document } of skills) {
    const parts = path.split('/');
    const folder = parts.length > 2 ? (parts[0] ?? '') : '';
    const key = `${root}\n${folder}`;
    const before = folders.get(key);
    folders.set(key, { root, folder, skills: (before?.skills ?? 0) + 1, listing: (before?.listing ?? 0) + listing, document: (before?.document ?? 0) + document });
  }
  return [...folders.values()].sort((a, b) => b.document - a.document || (a.folder < b.folder ? -1 : 1));
}

function sum(skills: readonly SkillSummary[], of: (skill: SkillSummary) => number): number {
  return skills.reduce((total, skill) => total + of(skill), 0);
}
