import type { Skill } from '../core/skill/skill.ts';
import type { SkillSummary } from '../core/report/libraryReport.ts';
import type { LibraryDelta, SkillFile } from '../protocol/engineApi.ts';

/** A skill document that was read and counted. */
export interface LibrarySkill {
  readonly file: Omit<SkillFile, 'bytes'>;
  readonly skill: Skill;
  readonly summary: Omit<SkillSummary, 'alsoAt'>;
  /** A hash of all that it was read from; only where results are kept. */
  readonly contentKey?: string;
}

/** The skills at one moment, each once, ordered by path and root. Never changes. */
export interface LibrarySnapshot {
  readonly skills: readonly LibrarySkill[];
  readonly summaries: readonly SkillSummary[];
}

/** Stands for all that the skills were read from, and where they lie; undefined where no results are kept. */
export function libraryKey({ skills }: LibrarySnapshot): readonly unknown[] | undefined {
  if (skills.some(({ contentKey }) => contentKey === undefined)) return undefined;
  return skills.map(({ contentKey, file: { uri, root, path } }) => [contentKey, uri, root, path]);
}

const emptySnapshot: LibrarySnapshot = { skills: [], summaries: [] };

/** Skill documents by URI; a file that several URIs lead to counts as one skill. */
export class Library {
  readonly #documents = new Map<string, LibrarySkill>();
  #snapshot = emptySnapshot;

  get snapshot(): LibrarySnapshot {
    return this.#snapshot;
  }

  /** Applies a change at once and tells what it did to the list of skills. */
  apply(given: readonly LibrarySkill[], removed: readonly string[]): Omit<LibraryDelta, 'failed'> {
    const before = this.#snapshot;
    // Opening, closing and saving touch files that stay as they were: they cost no new fit and no new answer.
    const changed = given.filter((document) => !isSame(document, this.#documents.get(document.file.uri)));
    if (changed.length === 0 && !removed.some((uri) => this.#documents.has(uri))) return { changed: [], removed: [...removed], skills: before.skills.length };
    for (const uri of removed) this.#documents.delete(uri);
    for (const document of changed) this.#documents.set(document.file.uri, document);
    this.#snapshot = takeSnapshot([...this.#documents.values()]);
    return difference(before, this.#snapshot, removed, changed);
  }
}

/** Whether a document was read with the same outcome before. */
function isSame(document: LibrarySkill, before: LibrarySkill | undefined): boolean {
  return (
    before !== undefined &&
    document.file.identity === before.file.identity &&
    document.file.path === before.file.path &&
    document.file.root === before.file.root &&
    document.skill.text === before.skill.text &&
    // What is no part of the text, such as a byte order mark, shows in the problems.
    document.skill.problems.length === before.skill.problems.length
  );
}

function takeSnapshot(documents: LibrarySkill[]): LibrarySnapshot {
  documents.sort(compareDocuments);
  const byIdentity = new Map<string, LibrarySkill[]>();
  for (const document of documents) {
    const same = byIdentity.get(document.file.identity);
    if (same) same.push(document);
    else byIdentity.set(document.file.identity, [document]);
  }
  const groups = [...byIdentity.values()].map(primaryFirst).sort(([a], [b]) => compareDocuments(a, b));
  return {
    skills: groups.map(([primary]) => primary),
    summaries: groups.map(([primary, ...others]) => ({ ...primary.summary, alsoAt: others.map(({ file }) => file.path) })),
  };
}

/** The path that is the file itself rather than a link to it stands for the skill, else the first. */
function primaryFirst(group: readonly LibrarySkill[]): [LibrarySkill, ...LibrarySkill[]] {
  const primary = group.find(({ file }) => file.uri === file.identity) ?? group[0];
  if (!primary) throw new RangeError('a group of documents is never empty');
  return [primary, ...group.filter((document) => document !== primary)];
}

function difference(
  before: LibrarySnapshot,
  after: LibrarySnapshot,
  removed: readonly string[],
  changed: readonly LibrarySkill[],
): Omit<LibraryDelta, 'failed'> {
  const touched = new Set(changed.map(({ file }) => file.uri));
  const earlier = new Map(before.summaries.map((summary) => [summary.uri, summary]));
  const later = new Set(after.summaries.map(({ uri }) => uri));
  return {
    changed: after.summaries.filter((summary) => {
      const old = earlier.get(summary.uri);
      return touched.has(summary.uri) || !old || old.alsoAt.join('\n') !== summary.alsoAt.join('\n');
    }),
    removed: [...new Set([...before.summaries.map(({ uri }) => uri), ...removed, ...touched])].filter((uri) => !later.has(uri)),
    skills: after.skills.length,
  };
}

function compareDocuments({ file: a }: LibrarySkill, { file: b }: LibrarySkill): number {
  return compare(a.path, b.path) || compare(a.root, b.root) || compare(a.uri, b.uri);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
