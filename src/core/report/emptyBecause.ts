import type { LeftOutCode, PreviewReport } from './previewReport.ts';
import { tokenCount } from './document/wording.ts';

/** Why a preview selects nothing, and what to do about it; undefined when it selects something. */
export function emptyBecause(report: PreviewReport): string | undefined {
  const { selected, librarySize, coverage, leftOut, budget: whole, reserve = 0, price } = report;
  if (selected.length > 0) return undefined;
  const budget = whole - reserve;
  if (librarySize === 0) return 'There are no skills here. Add a folder with a SKILL.md, or name a folder that has some.';
  if (coverage.length === 0) return nothingDemanded(report);
  const wanted = leftOut.filter(({ code }) => code !== 'no-demand' && code !== 'too-weak');
  const only = (code: LeftOutCode) => wanted.length > 0 && wanted.every((skill) => skill.code === code);
  if (only('too-long')) {
    const shortest = wanted.reduce((least, { tokens }) => Math.min(least, tokens), Infinity);
    return `Every skill that would help is longer than the budget of ${tokenCount(budget)} tokens; the shortest has ${tokenCount(shortest)}.`;
  }
  const what = price > 0 ? ' at this budget and price' : '';
  const [nearest] = wanted;
  const example = nearest ? ` The nearest is ${nearest.name}, which ${nearest.reason}.` : '';
  return `No skill is worth its tokens${what}: what the task demands is supplied too weakly.${example}`;
}

/** From this share of the library on, words are shared by too many skills to tell them apart. */
const common = 0.5;
/** Of fewer skills nobody would call a word common. */
const fewest = 20;

function nothingDemanded({ librarySize, leftOut, leftOutCounts }: PreviewReport): string {
  const weak = leftOutCounts['too-weak'] ?? 0;
  if (weak === 0) return `No skill has anything to do with this task: none of the ${plural(librarySize)} shares a word with it that counts.`;
  if (weak >= fewest && weak >= common * librarySize) {
    return `The words of this task tell no skill apart: ${tokenCount(weak)} of the ${plural(librarySize)} share them. Say what sets the skill that you need off from the others.`;
  }
  const nearest = leftOut.find(({ code }) => code === 'too-weak');
  const example = nearest ? ` The nearest is ${nearest.name}, which ${nearest.reason}.` : '';
  return `No skill has enough to do with this task: ${tokenCount(weak)} of the ${plural(librarySize)} ${weak === 1 ? 'shares' : 'share'} no more than a few words with it.${example}`;
}

function plural(skills: number): string {
  return skills === 1 ? '1 skill' : `${tokenCount(skills)} skills`;
}
