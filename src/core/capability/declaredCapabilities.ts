import type { LexicalFeatures } from './lexicalFeatures.ts';
import { termsOf } from './termsOf.ts';

/** A capability that authors named themselves, with the skills that declare it. */
export interface DeclaredCapability {
  /** As its first author wrote it. */
  readonly name: string;
  /** Its distinct terms; a task demands it by naming them. */
  readonly terms: ReadonlySet<string>;
  /** Ascending. */
  readonly skills: readonly number[];
}

const longestName = 60;

/** The declared capabilities of a library in order of first mention; case and spacing do not matter. */
export function declaredCapabilities(library: readonly LexicalFeatures[]): readonly DeclaredCapability[] {
  const byName = new Map<string, { name: string; terms: ReadonlySet<string>; skills: number[] }>();
  for (const [skill, { declared }] of library.entries()) {
    for (const phrase of declared) {
      const name = phrase.replace(/[\p{C}\s]+/gu, ' ').trim().slice(0, longestName);
      const folded = name.toLowerCase();
      const terms = new Set(Array.from(termsOf(name), ({ key }) => key));
      if (terms.size === 0) continue;
      const known = byName.get(folded);
      if (known === undefined) byName.set(folded, { name, terms, skills: [skill] });
      else if (known.skills.at(-1) !== skill) known.skills.push(skill);
    }
  }
  return [...byName.values()];
}
