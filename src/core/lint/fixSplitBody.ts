import type { Skill } from '../skill/skill.ts';
import type { Fix } from './rule.ts';

interface Section {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly lines: number;
}

// A section shorter than this is no burden and reads better in its place.
const LEAST_LINES = 20;

/**
 * Moves the longest sections of a body into files of their own until it has at most `most` lines, or no long
 * section is left. A proposal: what belongs together is for the author to say.
 */
export function splitBody(skill: Skill, most: number): Fix[] {
  const sections = sectionsOf(skill);
  let lines = countLines(skill.text.slice(skill.bodyRange.start));
  const moved: Section[] = [];
  for (const section of [...sections].sort((a, b) => b.lines - a.lines)) {
    if (lines <= most || section.lines < LEAST_LINES) break;
    moved.push(section);
    lines -= section.lines - 3;
  }
  if (moved.length === 0) return [];
  const names = fileNames(moved.map(({ title }) => title));
  const files = moved.map((section, index) => ({ section, path: `references/${names[index] ?? ''}.md` }));
  return [{
    title: `Move ${moved.length === 1 ? 'a long section' : `${moved.length} long sections`} into references/`,
    safe: false,
    edits: [...files].sort((a, b) => a.section.start - b.section.start).map(({ section: { title, start, end }, path }) => {
      const newline = skill.text.slice(start, end).includes('\r\n') ? '\r\n' : '\n';
      return { range: { start, end }, text: `## ${title}${newline}${newline}See [${title}](${path}).${newline}${newline}` };
    }),
    create: files.map(({ section, path }) => ({ path, text: `${skill.text.slice(section.start, section.end).replace(/^##/, '#').trimEnd()}\n` })),
  }];
}

/** The sections under headings of level 2, none of which holds a relative link that moving would break. */
function sectionsOf({ text, headings, references }: Skill): Section[] {
  const breaks = headings.filter(({ level }) => level <= 2);
  return breaks.flatMap(({ level, text: title, range }, index): Section[] => {
    const end = breaks[index + 1]?.range.start ?? text.length;
    const holdsPath = references.some((each) => each.range.start >= range.start && each.range.start < end);
    if (level !== 2 || !text.startsWith('## ', range.start) || holdsPath) return [];
    return [{ title, start: range.start, end, lines: countLines(text.slice(range.start, end)) }];
  });
}

function countLines(text: string): number {
  return text.split(/\r\n|\n|\r/).length;
}

function fileNames(titles: readonly string[]): string[] {
  const used = new Set<string>();
  return titles.map((title) => {
    const base = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').slice(0, 40) || 'section';
    let name = base;
    for (let number = 2; used.has(name); number++) name = `${base}-${number}`;
    used.add(name);
    return name;
  });
}
