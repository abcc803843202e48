import { soundExample } from '../example.ts';
import { hosts, type HostId } from '../hosts.ts';
import { nameRange, type LibraryRule, type PlacedSkill } from '../libraryRule.ts';
import type { Effects } from '../rule.ts';

const CODEX_DEPTH = 6;

export const skillTooDeep: LibraryRule = {
  id: 'skill-too-deep',
  title: 'The skill lies deeper than a host looks.',
  effects: { agentskills: 'spec-should', codex: 'host-drops', 'claude-code': 'host-drops' },
  source: 'https://agentskills.io/client-implementation/adding-skills-support',
  why: 'Claude Code looks one folder below `.claude/skills`, Codex up to six below `.agents/skills`; the specification recommends four to six. A skill deeper down is not there for them. Outside of these folders more than six levels are an information, for nobody knows who will look.',
  bad: { ...soundExample, path: '.claude/skills/documents/pdf-filling/SKILL.md' },
  good: { ...soundExample, path: '.claude/skills/pdf-filling/SKILL.md' },
  *check({ skills }) {
    for (const each of skills) {
      const found = tooDeepFor(each);
      if (found) yield { uri: each.uri, range: nameRange(each.skill), message: found.message, effects: found.effects };
    }
  },
};

function tooDeepFor({ place: { hostFolder, readers, folders } }: PlacedSkill): { message: string; effects: Effects } | undefined {
  const depth = folders.length;
  if (readers.includes('claude-code') && depth > 1) return dropped('claude-code', hostFolder, depth, 'one folder');
  if (readers.includes('codex') && depth > CODEX_DEPTH) return dropped('codex', hostFolder, depth, 'six folders');
  if (hostFolder !== undefined || depth <= CODEX_DEPTH) return undefined;
  return { message: `The skill lies ${depth} folders below the library; hosts look four to six deep. Move it up.`, effects: { agentskills: 'spec-should', codex: 'spec-should' } };
}

function dropped(host: HostId, folder: string | undefined, depth: number, most: string): { message: string; effects: Effects } {
  return {
    message: `${hosts[host].title} looks ${most} below ${folder ?? 'its skills'}, and this skill lies ${depth} below: it is not found. Move it up.`,
    effects: { [host]: 'host-drops' },
  };
}
