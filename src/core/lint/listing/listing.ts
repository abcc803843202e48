import type { HostId } from '../hosts.ts';

/** A skill as far as a host lists it. */
export interface ListedSkill {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly whenToUse?: string;
  /** Absolute path of the SKILL.md with forward slashes, as the host writes it. */
  readonly file: string;
  /** Absolute path of the folder that the host searches for skills, where it is known. */
  readonly root?: string;
  /** Whose skill it is; a project's unless said. */
  readonly scope?: 'project' | 'user' | 'plugin';
  /** How often it was used; where no skill has a count, all count alike. */
  readonly uses?: number;
}

export interface ListingOptions {
  /** The model's context window in tokens; undefined where the host does not know it. */
  readonly contextWindow?: number;
}

/** What becomes of a description: all of it, its beginning, nothing but the name, or not even that. */
export type ListingFate = 'full' | 'shortened' | 'name-only' | 'dropped';

export interface ListingEntry {
  readonly uri: string;
  readonly name: string;
  readonly fate: ListingFate;
  /** UTF-16 offset in the description behind what is kept of it; its length where all is. */
  readonly keptTo: number;
  /** Characters that are lost. */
  readonly lost: number;
  /** The entry as the host writes it, where its form is public; '' for one that is dropped. */
  readonly line: string;
}

/** How the listing of a library comes out at one host. */
export interface ListingReport {
  readonly version: 1;
  readonly host: HostId;
  /** Undefined where the host has none, or none that is public. */
  readonly budget: { readonly limit: number; readonly unit: 'tokens' | 'characters'; readonly needed: number; readonly used: number } | undefined;
  /** In the host's order. */
  readonly entries: readonly ListingEntry[];
  readonly counts: Readonly<Record<ListingFate, number>>;
  /** Lines that stand before the entries and count too, such as a table of folders. */
  readonly head: readonly string[];
  /** What of this is not public or not known here, in sentences. */
  readonly notes: readonly string[];
  /** Web address of what it rests on. */
  readonly source: string;
}

/** How many entries meet each fate. */
export function countFates(entries: readonly ListingEntry[]): Record<ListingFate, number> {
  const counts = { full: 0, shortened: 0, 'name-only': 0, dropped: 0 };
  for (const { fate } of entries) counts[fate]++;
  return counts;
}
