import type { ProblemSeverity, Skill, TextRange } from '../skill/skill.ts';
import type { BodyLink } from './bodyLinks.ts';
import type { DisableComments } from './disableComments.ts';
import type { HostId } from './hosts.ts';

/** What a host does about it, gravest first. */
export const ruleLevels = ['host-drops', 'host-alters', 'spec-must', 'spec-should', 'advice'] as const;
export type RuleLevel = (typeof ruleLevels)[number];

/** What each host concerned does. A finding takes the gravest level among the hosts chosen, and is none where no host chosen is concerned. */
export type Effects = Readonly<Partial<Record<HostId, RuleLevel>>>;

/** Replaces a range of the skill's text; an empty range inserts. */
export interface TextEdit {
  readonly range: TextRange;
  readonly text: string;
}

/** A repair as data; the editor and the command line apply it. */
export interface Fix {
  /** An imperative, such as `Put the value in quotes`. */
  readonly title: string;
  /** Whether it never changes what the author meant, so that it may be applied to all files unasked. */
  readonly safe: boolean;
  /** Edits of the SKILL.md, in order, not overlapping. */
  readonly edits: readonly TextEdit[];
  /** Whether the file's byte order mark goes too; it is no part of the text. */
  readonly removesByteOrderMark?: true;
  /** A new name for the SKILL.md itself or for its folder. Always to be confirmed. */
  readonly rename?: { readonly what: 'file' | 'folder'; readonly to: string };
  /** New files, by path below the skill's folder. Always to be confirmed. */
  readonly create?: readonly { readonly path: string; readonly text: string }[];
}

/** Another place that a finding speaks of. */
export interface RelatedPlace {
  /** Absent for the same file. */
  readonly uri?: string;
  readonly range: TextRange;
  readonly message: string;
}

/** What a check says. */
export interface Report {
  readonly range: TextRange;
  /** What is wrong, what follows and what to do, in plain words. */
  readonly message: string;
  readonly fixes?: readonly Fix[];
  readonly related?: readonly RelatedPlace[];
  /** Ids of rules whose findings only follow from this one, and are left out. */
  readonly supersedes?: readonly string[];
  /** Where it concerns other hosts than the rule does in general. */
  readonly effects?: Effects;
  /** Web address of what it rests on, other than the rule in general. */
  readonly source?: string;
  /** Where VS Code's own checks say it, or do not, other than the rule in general. */
  readonly builtin?: boolean;
}

/** A report with everything that shows it. */
export interface Finding {
  /** Id of the rule. */
  readonly rule: string;
  readonly level: RuleLevel;
  readonly severity: ProblemSeverity;
  readonly message: string;
  readonly range: TextRange;
  /** The hosts chosen that it concerns. */
  readonly hosts: readonly HostId[];
  /** Web address of what the rule rests on. */
  readonly source: string;
  readonly fixes: readonly Fix[];
  readonly related: readonly RelatedPlace[];
}

/** A SKILL.md for a rule's page, which the tests lint. */
export interface Example {
  readonly text: string;
  /** Where it lies; default: a folder called as its name says. */
  readonly path?: string;
  /** Instead of the text, where text cannot show it. */
  readonly bytes?: readonly number[];
  /** Other files below the skill's folder, with their text. */
  readonly files?: Readonly<Record<string, string>>;
  /** Other SKILL.md files of its library, by path. */
  readonly library?: Readonly<Record<string, string>>;
}

export interface RuleOption {
  readonly default: number;
  readonly doc: string;
}

/** What is known of a rule without running it. */
export interface RuleFacts {
  /** Words joined by hyphens; never changes meaning, never reused. */
  readonly id: string;
  /** One sentence that states the fault. */
  readonly title: string;
  readonly effects: Effects;
  readonly source: string;
  /** What goes wrong, and what to do, in a few sentences of Markdown. */
  readonly why: string;
  readonly bad: Example;
  readonly good: Example;
  /** Where the level alone would show it too mildly or too gravely; `why` says the reason. */
  readonly severity?: ProblemSeverity;
  /** Whether VS Code's own checks say it for files of its language `skill`. */
  readonly builtin?: true;
  readonly options?: Readonly<Record<string, RuleOption>>;
}

/** The files around a skill. Asked for relative paths with forward slashes, which may lead out of the folder by `../`. */
export interface SkillFolder {
  /** Undefined where it is not known. */
  readonly exists: (path: string) => boolean | undefined;
  /** Text of a Markdown file below the skill's folder; undefined where it is not there or not known. */
  readonly text: (path: string) => string | undefined;
}

/** What a check may know besides the skill. */
export interface CheckContext {
  /** Below the library's root, forward slashes, at least the file's own name. */
  readonly path: string;
  /** Name of the folder that holds the SKILL.md; undefined where it is not known. */
  readonly folderName: string | undefined;
  readonly hosts: readonly HostId[];
  readonly options: Readonly<Record<string, number>>;
  readonly folder: SkillFolder | undefined;
  /** Tokens of the body; undefined where they are not counted. */
  readonly bodyTokens: number | undefined;
  /** Whether the front matter could be read, so that its entries are facts and not guesses. */
  readonly readable: boolean;
  /** The links of the body, looked for once for all rules. */
  readonly links: readonly BodyLink[];
  /** The comments that turn rules off. */
  readonly disabled: DisableComments;
  /** The ids of all rules. */
  readonly ruleIds: ReadonlySet<string>;
}

/** A rule that looks at one skill. */
export interface Rule extends RuleFacts {
  check(skill: Skill, context: CheckContext): Iterable<Report>;
}
