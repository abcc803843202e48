import type { LocatedProblem } from '../core/report/libraryReport.ts';
import { locateProblems } from '../core/report/locateProblems.ts';
import { decodeText } from '../core/skill/decodeText.ts';
import type { FrontMatterSplitter } from '../core/skill/frontMatter.ts';
import { readSkill } from '../core/skill/readSkill.ts';
import type { Skill } from '../core/skill/skill.ts';
import type { ResultCache } from './resultCache.ts';

/** A skill as it was read. */
export interface ReadSkill {
  readonly skill: Skill;
  readonly problems: readonly LocatedProblem[];
  /** A hash of all that it was read from; only where results are kept. */
  readonly contentKey?: string;
  /** Whether an earlier run had read it. */
  readonly isKnown?: true;
}

/** What of it is kept: everything but the text, which is there anyway. */
interface Kept {
  readonly skill: Omit<Skill, 'text'>;
  readonly problems: readonly LocatedProblem[];
}

/** Reads skills; those that an earlier run has read are not read again, and decoded only when their text is asked for. */
export class SkillReader {
  readonly #splitter: FrontMatterSplitter;
  readonly #results: ResultCache | undefined;
  readonly #hash: (content: Uint8Array) => string;

  constructor(splitter: FrontMatterSplitter, hash: (content: Uint8Array) => string, results: ResultCache | undefined) {
    this.#splitter = splitter;
    this.#results = results;
    this.#hash = hash;
  }

  /** @param path with the folder's name before that of the file */
  read(bytes: Uint8Array, path: string): ReadSkill {
    const results = this.#results;
    if (!results) return this.#readAnew(bytes, path);
    const contentKey = results.keyOf('skill', this.#hash(bytes), path.split('/').slice(-2));
    const kept = results.get<Kept>(contentKey);
    if (kept) return { skill: withText(kept.skill, bytes), problems: kept.problems, contentKey, isKnown: true };
    const { skill, problems } = this.#readAnew(bytes, path);
    results.set(contentKey, { skill: { ...skill, text: undefined }, problems });
    return { skill, problems, contentKey };
  }

  #readAnew(bytes: Uint8Array, path: string): ReadSkill {
    const skill = readSkill(bytes, path, this.#splitter);
    return { skill, problems: locateProblems(skill) };
  }
}

function withText(rest: Omit<Skill, 'text'>, bytes: Uint8Array): Skill {
  let text: string | undefined;
  return {
    ...rest,
    // JSON has no undefined.
    frontMatterRange: rest.frontMatterRange,
    get text() {
      return (text ??= decodeText(bytes).text);
    },
  };
}
