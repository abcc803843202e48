import type { LeftOutCode, PreviewReport } from './previewReport.ts';

/** Why a preview selects nothing, and what to do about it; undefined when it selects something. */
export function emptyBecause({ selected, librarySize, coverage, leftOut, budget: whole, reserve = 0, price }: PreviewReport): string | undefined {
  if (selected.length > 0) return undefined;
  const budget = whole - reserve;
  if (librarySize === 0) return 'There are no skills here. Add a folder with a SKILL.md, or name a folder that has some.';
  if (coverage.length === 0) {
    return `No skill has anything to do with this task: none of the ${plural(librarySize)} shares a capability with it.`;
  }
  const wanted = leftOut.filter(({ code }) => code !== 'no-demand');
  const only = (code: LeftOutCode) => wanted.length > 0 && wanted.every((skill) => skill.code === code);
  if (only('too-long')) {
    const shortest = wanted.reduce((least, { tokens }) => Math.min(least, tokens), Infinity);
    return `Every skill that would help is longer than the budget of ${count(budget)} tokens; the shortest has ${count(shortest)}.`;
  }
  const what = price > 0 ? ' at this budget and price' : '';
  const [nearest] = wanted;
  const example = nearest ? ` The nearest is ${nearest.name}, which ${nearest.reason}.` : '';
  return `No skill is worth its tokens${what}: what the task demands is supplied too weakly.${example}`;
}

function plural(skills: number): string {
  return skills === 1 ? '1 skill' : `${count(skills)} skills`;
}

function count(tokens: number): string {
  return tokens.toLocaleString('en');
}
