import { checkDescription, checkName } from './checkFields.ts';
import { characterProblems } from './characterProblems.ts';
import { decodeText } from './decodeText.ts';
import type { DecodedText } from './decodeText.ts';
import { withoutInvisible } from './invisible.ts';
import { invisibleProblems } from './invisibleProblems.ts';
import { swallowedKeys } from './keySigns.ts';
import { lineAt } from './frontMatter.ts';
import type { FrontMatterSplitter } from './frontMatter.ts';
import { findHeadings } from './headings.ts';
import { problem } from './problems.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import { findReferences } from './references.ts';
import { secondFrontMatter } from './secondFrontMatter.ts';
import type { Skill, SkillProblem } from './skill.ts';

const PROBLEM_LIMIT = 200;

/**
 * Reads a SKILL.md. Any bytes give a skill; nothing in them is run, nothing is thrown, and the work is
 * linear in their number.
 * @param path the file's path with forward slashes, `folder/SKILL.md` at least; a path that does not end in
 * a SKILL.md of whatever case is taken for the folder's
 */
export function readSkill(bytes: Uint8Array, path: string, splitter: FrontMatterSplitter): Skill {
  return readDecoded(decodeText(bytes), path, splitter);
}

/** Reads a SKILL.md that is already text, such as an editor's; see `readSkill`. */
export function readSkillText(text: string, path: string, splitter: FrontMatterSplitter): Skill {
  const bom = text.startsWith('\ufeff');
  return readDecoded({ text: bom ? text.slice(1) : text, bom, encoding: 'utf-8', invalidAt: undefined }, path, splitter);
}

function readDecoded(decoded: DecodedText, path: string, splitter: FrontMatterSplitter): Skill {
  const { text } = decoded;
  const { folderName, fileName } = partsOf(path);
  const atFirstLine = { start: 0, end: Math.min(lineAt(text, 0).end, 200) };
  const before = [...fileNameProblems(fileName, atFirstLine.end), ...encodingProblems(decoded, atFirstLine.end)];
  if (text.trim() === '') {
    return {
      text, name: folderName, description: '', frontMatterRange: undefined, entries: [], bodyRange: { start: 0, end: text.length },
      headings: [], references: [],
      problems: [...before, problem('file-empty', 0, atFirstLine.end, 'The file is empty. Write a "---" line, "name:" and "description:" lines, a closing "---" line and the instructions.')],
    };
  }
  // YAML takes a lone carriage return for a line end; as many characters keep every offset.
  const lines = /\r(?!\n)/.test(text) ? text.replace(/\r(?!\n)/g, '\n') : text;
  const front = readFrontMatter(lines, splitter);
  const at = front.range ? { start: 0, end: 3 } : atFirstLine;
  const name = checkName(front.entries, lines, folderName, at);
  const description = checkDescription(front.entries, lines, at);
  const swallowed = front.valid ? swallowedKeys(front.entries) : [];
  const invisible = invisibleProblems(lines, front.entries);
  // A key with an invisible character, or with another sign than a colon, is there: it only has another name.
  const hidden = new Set(front.entries.filter(({ key }) => withoutInvisible(key) !== key).map(({ key }) => `${withoutInvisible(key)}-missing`));
  for (const { range } of swallowed) hidden.add(`${lines.slice(lines.lastIndexOf('\n', range.start) + 1, range.start)}-missing`);
  const problems: SkillProblem[] = [
    ...before,
    ...characterProblems(text, front.bodyStart),
    ...invisible,
    ...swallowed,
    ...front.problems,
    // Where the front matter cannot be read, the fields are guesses.
    ...(front.valid ? [...name.problems, ...description.problems].filter(({ code }) => !hidden.has(code)) : []),
    ...(front.range ? secondFrontMatter(lines, front.bodyStart) : []),
  ];
  return {
    text,
    name: name.text,
    description: description.text,
    frontMatterRange: front.range,
    entries: front.entries,
    bodyRange: { start: front.bodyStart, end: text.length },
    headings: findHeadings(text, front.bodyStart),
    references: findReferences(text, front.bodyStart),
    problems: problems.sort((a, b) => a.range.start - b.range.start).slice(0, PROBLEM_LIMIT),
  };
}

function partsOf(path: string): { folderName: string; fileName: string | undefined } {
  const parts = path.split('/').filter((part) => part !== '');
  const fileName = /^skill\.md$/i.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
  return { folderName: parts.at(-1) ?? '', fileName };
}

function fileNameProblems(fileName: string | undefined, end: number): SkillProblem[] {
  if (fileName === undefined || fileName === 'SKILL.md') return [];
  return [problem('file-name-case', 0, end, `The file is called "${fileName}". On Linux, hosts look for exactly "SKILL.md" and do not see this skill: rename the file.`)];
}

function encodingProblems({ text, bom, encoding, invalidAt }: DecodedText, end: number): SkillProblem[] {
  if (encoding !== 'utf-8') return [problem('not-utf8', 0, end, 'The file is UTF-16. Hosts read UTF-8 and drop the skill: save it with the encoding UTF-8.')];
  const problems: SkillProblem[] = [];
  if (bom) problems.push(problem('byte-order-mark', 0, end, 'An invisible byte order mark stands before the first "---", so strict hosts see no front matter and drop the skill. Save the file as UTF-8 without BOM.'));
  if (invalidAt !== undefined) {
    const line = text.slice(0, invalidAt).split(/\r\n|\n|\r/).length;
    problems.push(problem('not-utf8', invalidAt, invalidAt + 1, `Line ${line} holds bytes that are not UTF-8 (the first is marked), and strict hosts drop the skill. Save the file with the encoding UTF-8.`));
  }
  return problems;
}
