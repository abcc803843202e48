import type { YAMLError } from 'yaml';
import { problem, shiftRange } from './problems.ts';
import type { FrontMatterEntry, SkillProblem, TextRange } from './skill.ts';
import { recoveredEntry } from './recoveredEntry.ts';
import { strayCause } from './strayCause.ts';
import { indentationSuspects, TAB } from './yamlIndentation.ts';
import { writtenLines } from './yamlLines.ts';
import type { WrittenEntry } from './yamlLines.ts';
import { valueCause } from './yamlValueCauses.ts';

// After so many errors the rest are echoes.
const ERROR_LIMIT = 50;

/** A cause that would explain errors within `reach`. */
export interface Suspect {
  readonly reach: TextRange;
  readonly problem: SkillProblem;
}

export interface YamlCauses {
  readonly problems: readonly SkillProblem[];
  /** What can be told of the top-level entries by their looks. */
  readonly entries: readonly FrontMatterEntry[];
}

/** Finds what the author did for the parser's errors, and recovers the entries for display. */
export function yamlCauses(yaml: string, offset: number, errors: readonly YAMLError[]): YamlCauses {
  const { entries, strays } = writtenLines(yaml);
  const suspects = [
    ...entries.flatMap((entry) => entrySuspects(yaml, entry)),
    ...strays.map((line) => ({ reach: line, problem: strayCause(yaml, line, entries) })),
    ...indentationSuspects(yaml, entries),
    ...documentEnds(yaml),
  ].sort((a, b) => a.reach.start - b.reach.start || a.problem.range.start - b.problem.range.start);
  const found = guilty(suspects, errors.slice(0, ERROR_LIMIT));
  const problems = found.length > 0 ? found : errors.slice(0, 1).map((each) => unexplained(yaml, each));
  const keys = entries.filter((entry) => entry.key !== undefined);
  const top = keys.filter((entry) => entry.indent === 0);
  const misplaced = ['name', 'description'].flatMap((key) => (top.some((entry) => entry.key === key) ? [] : keys.filter((entry) => entry.key === key).slice(0, 1)));
  const recovered = [...top, ...misplaced].map((entry) => recoveredEntry(yaml, entry));
  return {
    problems: problems.map((each) => ({ ...each, range: shiftRange(each.range, offset) })),
    entries: recovered.map((each) => ({ ...each, keyRange: shiftRange(each.keyRange, offset), valueRange: shiftRange(each.valueRange, offset) })),
  };
}

/** The suspects that an error lies in; else the first before the first error, for errors that show late. */
function guilty(suspects: readonly Suspect[], errors: readonly YAMLError[]): SkillProblem[] {
  const hit = suspects.filter(({ reach }) => errors.some((each) => each.pos[0] >= reach.start && each.pos[0] <= reach.end));
  if (hit.length > 0) return firstPerReach(hit);
  const first = errors[0]?.pos[0] ?? Infinity;
  const before = suspects.find(({ reach }) => reach.start <= first);
  return before ? [before.problem] : [];
}

function firstPerReach(suspects: readonly Suspect[]): SkillProblem[] {
  let end = -1;
  const problems: SkillProblem[] = [];
  for (const { reach, problem: each } of suspects) {
    if (reach.start < end) continue;
    problems.push(each);
    end = reach.end;
  }
  return problems;
}

function entrySuspects(yaml: string, entry: WrittenEntry): Suspect[] {
  const cause = valueCause(yaml, entry);
  return cause ? [{ reach: { start: entry.lineStart, end: entry.end }, problem: cause }] : [];
}

function documentEnds(yaml: string): Suspect[] {
  const at = /^\.\.\.[ \t\r]*$/m.exec(yaml)?.index;
  if (at === undefined) return [];
  return [{
    reach: { start: at, end: yaml.length },
    problem: problem('document-end', at, at + 3, '"..." ends the YAML, so the lines after it are not read and hosts drop the skill. Remove this line.'),
  }];
}

// What the parser means, in words; other messages are shown as they are.
const WORDS: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  BAD_INDENT: 'this line is indented less or more than the lines that it belongs to',
  BLOCK_IN_FLOW: 'inside brackets, a value with a colon and a blank needs quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a second colon follows on one line, so the value needs quotes',
  MULTILINE_IMPLICIT_KEY: 'a key goes on over several lines, or its colon is missing',
  MISSING_CHAR: 'a colon, comma, quote or bracket is missing',
  UNEXPECTED_TOKEN: 'what stands here cannot follow the text before it',
};

function unexplained(yaml: string, error: YAMLError): SkillProblem {
  const tab = /INDENT/.test(error.code) ? tabBefore(yaml, error.pos[0]) : undefined;
  if (tab) return tab;
  const start = Math.min(error.pos[0], Math.max(0, yaml.length - 1));
  const end = Math.min(Math.max(error.pos[1], start + 1), yaml.length);
  const said = WORDS[error.code] ?? error.message.replace(/\s+/g, ' ').replace(/[.:]$/, '');
  return problem('yaml-error', start, Math.max(start, end), `YAML cannot be read here (${said}), so hosts drop the skill. Check the quotes, brackets and indentation of this line.`);
}

/** A tab that indents the line of an error, such as in a text after `|`. */
function tabBefore(yaml: string, at: number): SkillProblem | undefined {
  const start = yaml.lastIndexOf('\n', at - 1) + 1;
  const tabs = /^\t+/.exec(yaml.slice(start, start + 80))?.[0];
  return tabs === undefined ? undefined : problem('tab-indentation', start, start + tabs.length, TAB);
}
