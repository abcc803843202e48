import { soundExample } from '../example.ts';
import { nameRange, type LibraryRule, type PlacedSkill } from '../libraryRule.ts';
import type { Effects } from '../rule.ts';

const OTHERS_SHOWN = 10;
const hidden: Effects = { agentskills: 'spec-should', vscode: 'host-alters', 'claude-code': 'host-alters', 'copilot-cli': 'spec-should' };
const unplaced: Effects = { agentskills: 'spec-should', vscode: 'spec-should', 'claude-code': 'spec-should', 'copilot-cli': 'spec-should' };

export const duplicateName: LibraryRule = {
  id: 'duplicate-name',
  title: 'Several skills have one name.',
  effects: hidden,
  source: 'https://agentskills.io/client-implementation/adding-skills-support#name-collisions',
  why: 'Only one of them answers to the name. The specification and VS Code prefer the project to the user and the user to plugins; Claude Code prefers the user to the project; Codex lists all of them. A file that several links lead to is one skill, and equal copies in the folders of different hosts are meant so: neither is reported. In a library that no host searches it is an information.',
  bad: { text: soundExample.text, path: '.claude/skills/pdf-filling/SKILL.md', library: { 'tools/.claude/skills/pdf-filling/SKILL.md': soundExample.text } },
  good: { text: soundExample.text, path: '.claude/skills/pdf-filling/SKILL.md', library: { '.agents/skills/pdf-filling/SKILL.md': soundExample.text } },
  *check({ skills }) {
    const byName = new Map<string, PlacedSkill[]>();
    for (const each of skills) {
      const same = byName.get(each.skill.name);
      if (same) same.push(each);
      else byName.set(each.skill.name, [each]);
    }
    for (const same of byName.values()) {
      for (const each of same) {
        const rivals = same.filter((other) => other !== each && !isMeantCopy(each, other));
        const [first] = rivals;
        if (!first) continue;
        const placed = [each, ...rivals].some(({ place }) => place.hostFolder !== undefined);
        yield {
          uri: each.uri,
          range: nameRange(each.skill),
          message: `${rivals.length === 1 ? `"${first.path}" has` : `${rivals.length} other skills have`} the name "${each.skill.name}" too. ${winner(each, rivals)} Rename all but one.`,
          related: rivals.slice(0, OTHERS_SHOWN).map(({ uri, skill }) => ({ uri, range: nameRange(skill), message: `Another "${skill.name}".` })),
          effects: placed ? hidden : unplaced,
        };
      }
    }
  },
};

/** Equal texts for hosts that look into different folders. */
function isMeantCopy(one: PlacedSkill, other: PlacedSkill): boolean {
  const [a, b] = [one.place.hostFolder, other.place.hostFolder];
  return a !== undefined && b !== undefined && a !== b && one.skill.text === other.skill.text;
}

/** Which copy is loaded where, as far as it is known. */
function winner({ place: { scope } }: PlacedSkill, rivals: readonly PlacedSkill[]): string {
  const others = new Set(rivals.map(({ place }) => place.scope));
  if (scope === 'project' && others.has('user')) return "VS Code takes this one, the project's; Claude Code the user's; Codex lists both.";
  if (scope === 'user' && others.has('project')) return "Claude Code takes this one, the user's; VS Code the project's; Codex lists both.";
  if (scope === 'plugin' && (others.has('user') || others.has('project'))) return 'VS Code takes the other one; Claude Code puts the name of the plugin before this one; Codex lists both.';
  if (others.has('plugin') && scope !== undefined && scope !== 'plugin') return 'VS Code takes this one; Claude Code puts the name of the plugin before the other; Codex lists both.';
  return 'Which one is loaded is left to the host; Codex lists all of them.';
}
