import type { ProblemSeverity, SkillProblem, TextRange } from './skill.ts';

interface CodeFacts {
  readonly severity: ProblemSeverity;
  /** One sentence for documentation. */
  readonly doc: string;
}

const error = (doc: string): CodeFacts => ({ severity: 'error', doc });
const warning = (doc: string): CodeFacts => ({ severity: 'warning', doc });
const information = (doc: string): CodeFacts => ({ severity: 'information', doc });

/**
 * Every problem that reading a skill can report. A host that would drop the skill makes an error, one that
 * would change what was written a warning, readers that differ an information. Codes never change meaning.
 */
export const problemCodes = {
  'file-empty': error('The file holds no text.'),
  'file-name-case': error('The file is not named exactly SKILL.md, so case-sensitive disks and hosts miss it.'),
  'not-utf8': error('The bytes are not UTF-8; hosts that decode strictly drop the skill.'),
  'byte-order-mark': error('A byte order mark stands before the front matter, so strict hosts see none.'),
  'nul-character': warning('The body holds a NUL character, so tools take the file for a binary one.'),
  'control-character': error('The front matter holds a control character that YAML forbids.'),
  'invisible-character': warning('The front matter holds an invisible character that was hardly meant.'),
  'lone-carriage-return': error('Lines end in a carriage return alone, which most hosts do not take for a line end.'),

  'front-matter-missing': error('The file does not begin with a front matter block.'),
  'text-before-front-matter': error('Something stands before the opening `---`, so hosts see no front matter.'),
  'opening-line-language': error('The opening line names a language after `---`; only YAML is front matter, nothing else is ever run.'),
  'opening-line-not-exact': error('The opening line begins with `---` but goes on.'),
  'opening-line-spaces': warning('Blanks follow the opening `---`; the line should be exactly `---`.'),
  'front-matter-unclosed': error('No line that is exactly `---` closes the front matter.'),
  'closing-line-not-exact': error('A line begins with `---` but goes on: some readers close the front matter there, others do not.'),
  'closing-line-spaces': warning('Blanks follow the closing `---`; the line should be exactly `---`.'),
  'front-matter-too-long': error('The front matter is longer than this reader (and any sensible host) accepts.'),
  'second-front-matter': warning('A second front matter block follows the first; hosts take it for text.'),
  'front-matter-empty': error('The front matter holds no keys.'),
  'front-matter-not-mapping': error('The front matter is a list or a single value where `key: value` lines are due.'),

  'yaml-error': error('The front matter is not valid YAML.'),
  'unquoted-colon': error('An unquoted value holds a colon and a space, which YAML reads as a key.'),
  'comment-cuts-value': warning('An unquoted value holds ` #`, so YAML drops the rest of the line as a comment.'),
  'comment-splits-value': error('A comment stands between the lines of an unquoted value.'),
  'tab-indentation': error('A tab indents a line; YAML allows spaces only.'),
  'bad-indentation': error('A key is indented differently from its siblings.'),
  'quote-unclosed': error('A quoted value is never closed.'),
  'text-after-quote': error('Text follows the closing quote of a value.'),
  'bad-escape': error('A backslash in double quotes begins no escape that YAML knows.'),
  'escape-not-meant': warning('A backslash in double quotes makes a character that was hardly meant.'),
  'bracket-unclosed': error('A `[` or `{` that begins a value is never closed.'),
  'text-after-bracket': error('Text follows the closing bracket of a value.'),
  'special-character': error('An unquoted value begins with a character that has a meaning in YAML.'),
  'block-text-misplaced': error('Text follows `|` or `>` on the same line.'),
  'colon-without-space': error('No space follows the colon of a key, or the colon is none of ASCII.'),
  'colon-missing': error('A key is followed by no colon.'),
  'line-without-key': error('A line at the left edge has no key.'),
  'document-end': error('A `...` line ends the YAML before the closing `---`.'),
  'duplicate-key': error('A key stands twice in one mapping.'),
  'key-not-text': warning('A key is not plain text.'),
  'yaml-tag': error('A YAML tag asks for a type beyond plain data; it is ignored and nothing is run.'),
  'unknown-alias': error('An alias names an anchor that does not stand before it.'),
  'alias-expansion': error('Aliases multiply the data beyond what is read.'),
  'yaml-too-deep': error('The data is nested more deeply than is read.'),
  'merge-key': information('`<<` merges mappings for YAML 1.1 readers and is a plain key for YAML 1.2 readers.'),
  'yaml-versions-differ': information('YAML 1.1 and YAML 1.2 readers see different values.'),

  'name-missing': warning('There is no name; hosts fall back to the folder or refuse the skill.'),
  'name-empty': warning('The name is empty; hosts fall back to the folder or refuse the skill.'),
  'name-not-text': warning('The name is not a text value.'),
  'name-too-long': error('The name is longer than 64 characters.'),
  'name-characters': warning('The name holds more than lower-case letters, digits and single inner hyphens.'),
  'description-missing': error('There is no description, so nothing can choose the skill.'),
  'description-empty': error('The description is empty, so nothing can choose the skill.'),
  'description-not-text': error('The description is a list or a mapping where text is due.'),
  'description-number': warning('The description is a number, date or truth value where text is due.'),
  'description-too-long': error('The description is longer than 1,024 characters.'),
} as const satisfies Readonly<Record<string, CodeFacts>>;

export type ProblemCode = keyof typeof problemCodes;

/** Makes a problem; the table gives its severity unless the place makes it graver or milder. */
export function problem(code: ProblemCode, start: number, end: number, message: string, severity: ProblemSeverity = problemCodes[code].severity): SkillProblem {
  return { code, severity, message, range: { start, end } };
}

/** A short, single-line picture of a piece of text for a message. */
export function excerpt(text: string, length = 40): string {
  const line = text.slice(0, length + 1).replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/** The range moved by an offset. */
export function shiftRange(range: TextRange, by: number): TextRange {
  return { start: range.start + by, end: range.end + by };
}
