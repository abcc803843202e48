import { soundExample } from '../example.ts';
import { hostNames } from '../hosts.ts';
import { nameRange, type LibraryRule } from '../libraryRule.ts';
import type { Effects } from '../rule.ts';

export const skillAtRoot: LibraryRule = {
  id: 'skill-at-root',
  title: 'A SKILL.md lies where folders of skills are expected.',
  effects: { agentskills: 'spec-should', 'claude-code': 'host-drops', vscode: 'host-drops', 'copilot-cli': 'host-drops' },
  source: 'https://agentskills.io/specification#directory-structure',
  why: 'A skill is a folder with a SKILL.md in it. One directly in `.claude/skills` belongs to no folder, so hosts that go through the folders pass it over; at the root of a library it makes all other skills part of its own folder.',
  bad: { ...soundExample, path: '.claude/skills/SKILL.md' },
  good: { ...soundExample, path: '.claude/skills/pdf-filling/SKILL.md' },
  *check({ skills }) {
    const roots = new Map<string, number>();
    for (const { root } of skills) roots.set(root, (roots.get(root) ?? 0) + 1);
    for (const { uri, root, skill, place } of skills) {
      if (place.folders.length > 0) continue;
      const range = nameRange(skill);
      const passing = place.readers.filter((id) => id !== 'codex');
      if (passing.length > 0) {
        const effects: Effects = Object.fromEntries(passing.map((id) => [id, 'host-drops']));
        yield { uri, range, effects, message: `This file lies directly in ${place.hostFolder ?? ''}; ${hostNames(passing)} look for folders there and do not find it. Move it into a folder called "${skill.name}".` };
      } else if (place.hostFolder === undefined && (roots.get(root) ?? 0) > 1) {
        yield { uri, range, effects: { agentskills: 'spec-should' }, message: `This skill lies at the root of the library, so all other skills are part of its folder. Move it into a folder called "${skill.name}".` };
      }
    }
  },
};
