import { soundExample } from '../example.ts';
import { nameRange, type LibraryRule, type PlacedSkill } from '../libraryRule.ts';

const inner = soundExample.text.replace('pdf-filling', 'pdf-signing').replace('Fills in PDF forms. Use when a form is to be completed.', 'Signs PDF documents. Use when a signature is asked for.');

export const skillInsideSkill: LibraryRule = {
  id: 'skill-inside-skill',
  title: 'A skill lies in the folder of another skill.',
  effects: { agentskills: 'spec-should', 'claude-code': 'spec-should', codex: 'spec-should', vscode: 'spec-should', 'claude-api': 'host-drops' },
  source: 'https://agentskills.io/specification#directory-structure',
  why: 'Hosts disagree on it: Codex lists the inner skill as well, Claude Code does not see it, and the Claude API refuses a folder with two SKILL.md files. Lay them side by side, or give an example or template another name.',
  bad: { text: inner, path: 'pdf-filling/signing/pdf-signing/SKILL.md', library: { 'pdf-filling/SKILL.md': soundExample.text } },
  good: { text: inner, path: 'pdf-signing/SKILL.md', library: { 'pdf-filling/SKILL.md': soundExample.text } },
  *check({ skills }) {
    const byFolder = new Map(skills.map((each) => [folderOf(each), each]));
    for (const each of skills) {
      const outer = outerSkill(each, byFolder);
      if (!outer) continue;
      yield {
        uri: each.uri,
        range: nameRange(each.skill),
        message: `This skill lies in the folder of the skill "${outer.skill.name}". Some hosts list both, some only the outer one: lay them side by side, or rename this file if it is a template.`,
        related: [{ uri: outer.uri, range: nameRange(outer.skill), message: 'The skill around it.' }],
      };
    }
  },
};

function folderOf({ root, path }: PlacedSkill): string {
  return `${root}\n${path.split('/').slice(0, -1).join('/')}`;
}

/** The nearest skill around; one at the root of the library is another rule's. */
function outerSkill({ root, path }: PlacedSkill, byFolder: ReadonlyMap<string, PlacedSkill>): PlacedSkill | undefined {
  const folders = path.split('/').slice(0, -2);
  for (; folders.length > 0; folders.pop()) {
    const outer = byFolder.get(`${root}\n${folders.join('/')}`);
    if (outer) return outer;
  }
  return undefined;
}
