/** A half-open range [start, end) of UTF-16 code units in a skill's text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export type ProblemSeverity = 'error' | 'warning' | 'information' | 'hint';

/** Something about a file that its author should know, at the exact place. */
export interface SkillProblem {
  /** Stable words joined by hyphens, such as `front-matter-unclosed`. */
  readonly code: string;
  readonly severity: ProblemSeverity;
  /** What is wrong and what to do next, in plain words. */
  readonly message: string;
  readonly range: TextRange;
}

/** A front matter value as plain data. Mappings keep their order; nothing in it is executable. */
export type FrontMatterValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly FrontMatterValue[]
  | { readonly [key: string]: FrontMatterValue };

/** One key of the front matter's top-level mapping, with the ranges a diagnostic needs. */
export interface FrontMatterEntry {
  readonly key: string;
  readonly keyRange: TextRange;
  readonly value: FrontMatterValue;
  /** The value as written (quotes and block indicators included); empty, after the colon, when there is none. */
  readonly valueRange: TextRange;
  /** The entries of a nested mapping such as `metadata`. */
  readonly children: readonly FrontMatterEntry[];
}

export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
  readonly range: TextRange;
}

/** A relative path that the body refers to, as written and as a path below the skill's folder. */
export interface Reference {
  readonly written: string;
  /** Forward slashes, no leading `./`, never leaving the skill's folder. */
  readonly path: string;
  readonly range: TextRange;
}

/** A SKILL.md as data: whatever bytes a file holds, it becomes one of these. */
export interface Skill {
  /** The decoded text, without a byte order mark; what every range of the skill counts in. */
  readonly text: string;
  /** The name in the front matter, or the folder's name where there is none. */
  readonly name: string;
  /** The description in the front matter, or '' where there is none. */
  readonly description: string;
  /** Range of the front matter between its `---` lines; undefined where there is none. */
  readonly frontMatterRange: TextRange | undefined;
  readonly entries: readonly FrontMatterEntry[];
  /** Range of the text after the front matter. */
  readonly bodyRange: TextRange;
  readonly headings: readonly Heading[];
  readonly references: readonly Reference[];
  readonly problems: readonly SkillProblem[];
}
