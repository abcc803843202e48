import { lineAt } from './frontMatter.ts';
import { problem } from './problems.ts';
import type { SkillProblem } from './skill.ts';

// A block of more lines than this is prose between two rulers.
const LINE_LIMIT = 100;

/** A second `---` block with keys at the start of the body, which hosts take for text. */
export function secondFrontMatter(text: string, bodyStart: number): SkillProblem[] {
  const lead = /^\s{0,500}/.exec(text.slice(bodyStart, bodyStart + 500))?.[0].length ?? 0;
  const start = bodyStart + lead;
  const opening = lineAt(text, start);
  if (!isRuler(text, start, opening.end)) return [];
  let keys = 0;
  let at = opening.next;
  for (let count = 0; count < LINE_LIMIT && at < text.length; count++) {
    const line = lineAt(text, at);
    if (isRuler(text, at, line.end)) {
      if (keys === 0) return [];
      return [problem('second-front-matter', start, line.end, 'A second front matter block begins here. Hosts read only the first and take this one for text: move its keys up and remove it.')];
    }
    const content = text.slice(at, Math.min(line.end, at + 200));
    if (/^[A-Za-z_][\w-]*:(?:\s|$)/.test(content)) keys++;
    else if (!/^(?:[ \t]+\S|- |#|\s*$)/.test(content)) return [];
    at = line.next;
  }
  return [];
}

function isRuler(text: string, start: number, end: number): boolean {
  return end - start < 100 && text.slice(start, end).trimEnd() === '---';
}
