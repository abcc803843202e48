import type { SkillSummary } from '../libraryReport.ts';

/** The skills whose name, description or path hold every word of `text`, in any case and order. */
export function filterSkills(skills: readonly SkillSummary[], text: string): readonly SkillSummary[] {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return skills;
  return skills.filter(({ name, description, path }) => {
    const all = `${name}\n${description}\n${path}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
