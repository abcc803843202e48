import { problem } from './problems.ts';
import type { SkillProblem, TextRange } from './skill.ts';

// What YAML calls not printable, without the tab and the line ends.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u0084\u0086-\u009f\ufffe\uffff]/g;

const MOST = 20;

/** Characters that break a reader: in the front matter what YAML forbids, in the body NUL. Runs of one character count once; at most 20 are told. */
export function characterProblems(text: string, bodyStart: number): SkillProblem[] {
  const problems: SkillProblem[] = [];
  const front = text.slice(0, bodyStart);
  for (const { start, end } of runsOf(FORBIDDEN, front)) {
    const name = `U+${front.charCodeAt(start).toString(16).toUpperCase().padStart(4, '0')}`;
    problems.push(problem('control-character', start, end, `The invisible character ${name} is not allowed in YAML, and strict hosts drop the skill. Delete it.`));
  }
  const carriage = /\r(?!\n)/.exec(front)?.index ?? -1;
  if (carriage !== -1) {
    problems.push(problem('lone-carriage-return', carriage, carriage + 1, 'A carriage return stands here without a line feed. Most hosts see one long line and drop the skill: save the file with LF line ends.'));
  }
  for (const { start, end } of runsOf(/\0/g, text.slice(bodyStart))) problems.push(problem('nul-character', bodyStart + start, bodyStart + end, 'A NUL character stands here, so tools take the file for a binary one. Delete it.'));
  return problems;
}

function runsOf(pattern: RegExp, text: string): TextRange[] {
  const runs: { start: number; end: number }[] = [];
  for (const { 0: character, index } of text.matchAll(pattern)) {
    const last = runs.at(-1);
    if (last?.end === index && text[index - 1] === character) last.end++;
    else if (runs.push({ start: index, end: index + 1 }) >= MOST) break;
  }
  return runs;
}
