import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes texts as `<folder>/s0001/SKILL.md` and so on. */
export async function writeCorpus(folder: string, texts: readonly string[]): Promise<void> {
  for (const [n, text] of texts.entries()) {
    const skill = join(folder, `s${String(n).padStart(5, '0')}`);
    await mkdir(skill, { recursive: true });
    await writeFile(join(skill, 'SKILL.md'), text);
  }
}

/** Stand-ins where there is no corpus: texts of few words each, none alike. */
export function inventedSkills(count: number): readonly string[] {
  const words = 'parse merge chart audit trace deploy index cache query render train label route split plan scan rank sync test lint'.split(' ');
  return Array.from({ length: count }, (_, n) => {
    const own = Array.from({ length: 6 }, (_, k) => `${words[(n * 7 + k * 3) % words.length]}${Math.floor(n / (k + 2)) % 97}`).join(' ');
    return `---\nname: skill-${n}\ndescription: Helps to ${own}. Use when ${own} is needed.\n---\n\n# Skill ${n}\n\n${`${own}. `.repeat(60)}\n`;
  });
}
