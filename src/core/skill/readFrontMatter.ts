import { findFence, frontMatterLimit, lineAt } from './frontMatter.ts';
import type { FrontMatterFence, FrontMatterSplitter, Line } from './frontMatter.ts';
import { excerpt, problem } from './problems.ts';
import { readYaml } from './readYaml.ts';
import type { YamlReading } from './readYaml.ts';
import type { FrontMatterEntry, SkillProblem, TextRange } from './skill.ts';

/** A skill's front matter and where its body begins. */
export interface FrontMatter {
  readonly range: TextRange | undefined;
  readonly entries: readonly FrontMatterEntry[];
  readonly bodyStart: number;
  readonly problems: readonly SkillProblem[];
  /** Whether the YAML was read, so that a key that is not found is really missing. */
  readonly valid: boolean;
}

// The library looks at a run of blank lines once from each of them.
const BLANK_RUN_LIMIT = 2_000;
// Comments before the opening line are looked for this far.
const LEAD_LIMIT = 4_096;

/**
 * Reads the front matter of a text.
 * @param text without a byte order mark; lines end in `\n` or `\r\n`
 */
export function readFrontMatter(text: string, splitter: FrontMatterSplitter): FrontMatter {
  const start = openingAt(text);
  if (start === undefined) return withoutFrontMatter(text);
  const problems: SkillProblem[] = [];
  if (start > 0) {
    problems.push(problem('text-before-front-matter', 0, start,
      'The opening "---" must be the very first characters of the file; hosts see no front matter here and drop the skill. Remove what stands before it.'));
  }
  const fence = findFence(text, start);
  const opening = openingProblem(text, fence.opening);
  if (opening) problems.push(opening);
  if (opening?.severity === 'error') return { range: undefined, entries: [], bodyStart: bodyAfter(fence), problems, valid: false };
  const closing = fence.closing ?? fence.nearMiss;
  if (!closing) return unclosed(text, fence, problems);
  return readFenced(text, fence, closing, splitter, problems);
}

// With the slips that have rules of their own.
const opensFrontMatter = /^---(?:-*|[ \t]*ya?ml)[ \t]*\r?\n\s*(?:[a-z_][\w-]*:\s|(?:name|description)[ \t]*[:：=])/i;

/** Where the opening line begins: at 0, or below blank lines, comments and the opening of a code fence; undefined where there is none. */
function openingAt(text: string): number | undefined {
  if (text.startsWith('---')) return 0;
  const lead = /^(?:\s|#[^\n]*\n|<!--[^>]*-->|```[^\n`]*\n)*/.exec(text.slice(0, LEAD_LIMIT))?.[0].length ?? 0;
  const before = text.lastIndexOf('\n', lead - 1) + 1;
  const at = text.slice(before, lead).trim() === '' ? lead : before;
  if (at === 0 || !opensFrontMatter.test(text.slice(at, at + 300))) return undefined;
  return at;
}

function openingProblem(text: string, opening: Line): SkillProblem | undefined {
  const after = opening.start + 3;
  const rest = text.slice(after, Math.min(opening.end, after + 60));
  if (rest === '') return undefined;
  if (rest.trim() === '' && opening.end - after <= 60) {
    return problem('opening-line-spaces', after, opening.end, 'Blanks follow the opening "---". Remove them: the line must be exactly "---".');
  }
  const language = /^[ \t]*[A-Za-z][\w+.-]*[ \t]*$/.exec(rest);
  if (language) {
    return problem('opening-line-language', after, opening.end,
      `"${excerpt(rest.trim())}" after the opening "---" names a language. Only YAML is front matter and nothing else is ever run, so hosts drop the skill: the line must be exactly "---".`);
  }
  return problem('opening-line-not-exact', opening.start, opening.end, 'The opening line must be exactly "---"; as it is, hosts see no front matter and drop the skill.');
}

function bodyAfter(fence: FrontMatterFence): number {
  return fence.closing?.next ?? fence.opening.next;
}

function withoutFrontMatter(text: string): FrontMatter {
  const message = 'The file must begin with a "---" line, "name:" and "description:" lines and a closing "---" line. Without them hosts drop the skill: add them at the very top.';
  const end = lineAt(text, 0).end;
  return { range: undefined, entries: [], bodyStart: 0, valid: false, problems: [problem('front-matter-missing', 0, end, message)] };
}

/** No line closes the block: its first lines up to a blank one or a heading are taken, for display. */
function unclosed(text: string, { opening, cut }: FrontMatterFence, problems: SkillProblem[]): FrontMatter {
  problems.push(cut
    ? problem('front-matter-too-long', opening.start, opening.end, `The front matter is longer than ${frontMatterLimit.toLocaleString('en')} characters, more than is read. Close it with a "---" line, or move text into the body.`)
    : indentedClose(text, opening) ?? problem('front-matter-unclosed', opening.start, opening.end, 'This "---" is never closed, so hosts find no front matter and drop the skill. Write a line that is exactly "---" below the last key.'));
  let end = opening.next;
  for (let at = opening.next; at < text.length && at - opening.next < LEAD_LIMIT; ) {
    const line = lineAt(text, at);
    if (!/^(?:[A-Za-z_][\w-]*:|[ \t]+\S)/.test(text.slice(at, Math.min(line.end, at + 80)))) break;
    end = line.next;
    at = line.next;
  }
  const guess = readYaml(text.slice(opening.next, Math.min(end, opening.next + frontMatterLimit)), opening.next);
  return { range: undefined, entries: guess.entries, bodyStart: opening.next, problems, valid: false };
}

/** The line that would close the block if it were not indented. */
function indentedClose(text: string, opening: Line): SkillProblem | undefined {
  const found = /\n([ \t]+)---[ \t]*\r?(?:\n|$)/.exec(text.slice(opening.end, opening.end + LEAD_LIMIT));
  if (!found) return undefined;
  const start = opening.end + found.index + 1;
  return problem('front-matter-unclosed', start, start + (found[1]?.length ?? 0) + 3, 'This "---" is indented, so it closes no front matter and hosts drop the skill. Begin it at the left edge.');
}

function readFenced(text: string, fence: FrontMatterFence, closing: Line, splitter: FrontMatterSplitter, problems: SkillProblem[]): FrontMatter {
  const { opening, nearMiss } = fence;
  const start = opening.next;
  if (fence.closing && fence.closing.end > fence.closing.start + 3) {
    problems.push(problem('closing-line-spaces', fence.closing.start + 3, fence.closing.end, 'Blanks follow the closing "---". Remove them: the line must be exactly "---".'));
  }
  const yaml = text.slice(start, closing.start);
  const run = /\s{2000,}/.exec(yaml);
  if (run) {
    const at = start + run.index;
    problems.push(problem('front-matter-too-long', at, at + run[0].length, `The front matter holds more than ${BLANK_RUN_LIMIT.toLocaleString('en')} blanks in a row, more than is read. Remove them.`));
    return { range: { start, end: closing.start }, entries: [], bodyStart: closing.next, problems, valid: false };
  }
  const split = splitFenced(text, opening, closing, splitter);
  const library = split?.reading;
  const libraryEnd = split?.matterEnd;
  if (nearMiss === undefined || libraryEnd === undefined) {
    const reading = library ?? readYaml(yaml, start);
    return finish(reading, opening, { start, end: closing.start }, closing.next, problems);
  }
  // The library closes at the first line that begins with `---`, hosts at the first that is nothing else.
  const asHosts = fence.closing ? readYaml(yaml, start) : undefined;
  const agrees = asHosts?.valid === true;
  problems.push(problem('closing-line-not-exact', nearMiss.start, nearMiss.end,
    `This line begins with "---" but is not exactly "---": some readers close the front matter here, hosts ${fence.closing ? 'read on' : 'never close it and drop the skill'}. ${agrees ? 'Indent or reword it.' : 'Make it exactly "---".'}`,
    agrees ? 'warning' : 'error'));
  if (agrees) return finish(asHosts, opening, { start, end: closing.start }, closing.next, problems);
  const early = finish(library ?? readYaml(text.slice(start, nearMiss.start), start), opening, { start, end: nearMiss.start }, nearMiss.next, problems);
  return { ...early, valid: false };
}

/** What the library makes of the text up to the closing line, with offsets of the whole text. */
function splitFenced(text: string, opening: Line, closing: Line, splitter: FrontMatterSplitter): { reading: YamlReading | undefined; matterEnd: number } | undefined {
  // Blanks after the opening `---` are left out, and offsets moved by as much, for the library wants it exact.
  const left = opening.end - 3;
  let reading: YamlReading | undefined;
  const split = splitter.split(`---${text.slice(opening.end, closing.next)}`, (yaml, offset) => {
    reading = readYaml(yaml, offset + left);
  });
  return split && { reading, matterEnd: split.matter.end + left };
}

function finish(reading: YamlReading, opening: Line, range: TextRange, bodyStart: number, problems: SkillProblem[]): FrontMatter {
  const empty = reading.valid && reading.entries.length === 0;
  const emptyProblem = problem('front-matter-empty', opening.start, opening.end, 'The front matter holds no keys. Write "name: ..." and "description: ..." between its "---" lines.');
  return {
    range, bodyStart,
    entries: reading.entries,
    valid: reading.valid && !empty,
    problems: [...problems, ...reading.problems, ...(empty ? [emptyProblem] : [])],
  };
}
