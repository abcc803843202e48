import { problem } from './problems.ts';
import type { SkillProblem } from './skill.ts';

// What YAML calls not printable, without the tab and the line ends.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u0084\u0086-\u009f\ufffe\uffff]/;

/** Characters that break a reader: in the front matter what YAML forbids, in the body NUL. The first of each kind. */
export function characterProblems(text: string, bodyStart: number): SkillProblem[] {
  const problems: SkillProblem[] = [];
  const front = text.slice(0, bodyStart);
  const forbidden = FORBIDDEN.exec(front)?.index ?? -1;
  if (forbidden !== -1) {
    const name = `U+${front.charCodeAt(forbidden).toString(16).toUpperCase().padStart(4, '0')}`;
    problems.push(problem('control-character', forbidden, forbidden + 1, `The invisible character ${name} is not allowed in YAML, and strict hosts drop the skill. Delete it.`));
  }
  const carriage = /\r(?!\n)/.exec(front)?.index ?? -1;
  if (carriage !== -1) {
    problems.push(problem('lone-carriage-return', carriage, carriage + 1, 'A carriage return stands here without a line feed. Most hosts see one long line and drop the skill: save the file with LF line ends.'));
  }
  const nul = text.indexOf('\0', bodyStart);
  if (nul !== -1) problems.push(problem('nul-character', nul, nul + 1, 'A NUL character stands here, so tools take the file for a binary one. Delete it.'));
  return problems;
}
