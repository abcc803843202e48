import type { YAMLError } from 'yaml';
import { problem, shiftRange } from './problems.ts';
import type { FrontMatterEntry, SkillProblem, TextRange } from './skill.ts';
import { indentationSuspects } from './yamlIndentation.ts';
import { writtenLines } from './yamlLines.ts';
import type { StrayLine, WrittenEntry } from './yamlLines.ts';
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
    ...strays.map((line) => straySuspect(yaml, line)),
    ...indentationSuspects(yaml, entries),
    ...documentEnds(yaml),
  ].sort((a, b) => a.reach.start - b.reach.start || a.problem.range.start - b.problem.range.start);
  const found = guilty(suspects, errors.slice(0, ERROR_LIMIT));
  const problems = found.length > 0 ? found : errors.slice(0, 1).map((each) => unexplained(yaml, each));
  const keys = entries.filter((entry) => entry.key !== undefined);
  const top = keys.filter((entry) => entry.indent === 0);
  const misplaced = ['name', 'description'].flatMap((key) => (top.some((entry) => entry.key === key) ? [] : keys.filter((entry) => entry.key === key).slice(0, 1)));
  const recovered = [...top, ...misplaced].map((entry) => recover(yaml, entry));
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

function straySuspect(yaml: string, line: StrayLine): Suspect {
  if (yaml.charAt(line.start) === '%') {
    return { reach: line, problem: problem('special-character', line.start, line.start + 1, 'A line that begins with "%" is an instruction to a YAML parser, so hosts drop the skill. Remove it.') };
  }
  const missingSpace = /^[A-Za-z_][\w-]{0,60}:(?=\S)/.exec(yaml.slice(line.start, Math.min(line.end, line.start + 80)));
  if (missingSpace) {
    const colon = line.start + missingSpace[0].length - 1;
    return { reach: line, problem: problem('colon-without-space', colon, colon + 1, 'No space follows this colon, so YAML sees no key here. Write a space after it.') };
  }
  return {
    reach: line,
    problem: problem('line-without-key', line.start, line.end,
      'This text has no key, so YAML cannot place it and hosts drop the skill. If it continues the value above, indent each line or join them.'),
  };
}

function documentEnds(yaml: string): Suspect[] {
  const at = /^\.\.\.[ \t\r]*$/m.exec(yaml)?.index;
  if (at === undefined) return [];
  return [{
    reach: { start: at, end: yaml.length },
    problem: problem('document-end', at, at + 3, '"..." ends the YAML, so the lines after it are not read and hosts drop the skill. Remove this line.'),
  }];
}

function unexplained(yaml: string, error: YAMLError): SkillProblem {
  const start = Math.min(error.pos[0], Math.max(0, yaml.length - 1));
  const end = Math.min(Math.max(error.pos[1], start + 1), yaml.length);
  const said = error.message.replace(/\s+/g, ' ').replace(/[.:]$/, '');
  return problem('yaml-error', start, Math.max(start, end), `YAML cannot be read here (${said}), so hosts drop the skill. Check the quotes, brackets and indentation of this line.`);
}

function recover(yaml: string, entry: WrittenEntry): FrontMatterEntry {
  return {
    key: (entry.key ?? '').replace(/^(["'])(.*)\1$/, '$2'),
    keyRange: { start: entry.keyStart, end: entry.keyEnd },
    value: recoverText(yaml.slice(entry.valueStart, entry.end)),
    valueRange: { start: entry.valueStart, end: entry.end },
    children: [],
  };
}

function recoverText(written: string): string {
  const lines = written.split('\n').map((line) => line.trim());
  if (/^[|>][-+0-9]*$/.test(lines[0] ?? '')) lines.shift();
  const text = lines.join(' ').trim();
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text;
  return text.endsWith(quote) && text.length > 1 ? text.slice(1, -1) : text.slice(1);
}
