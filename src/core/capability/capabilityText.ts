import type { FrontMatterValue, Skill } from '../skill/skill.ts';
import { visibleText } from '../util/visibleText.ts';
import type { CapabilityText } from './capabilityModel.ts';

/** Declared capabilities of one skill that count; more would only dilute each other. */
const mostDeclared = 50;

/** The parts of a skill that a capability model reads. */
export function capabilityText(skill: Skill): CapabilityText {
  return {
    name: visibleText(skill.name),
    description: skill.description,
    headings: skill.headings.map(({ text }) => text),
    body: skill.text.slice(skill.bodyRange.start, skill.bodyRange.end),
    declared: declaredCapabilities(skill),
  };
}

/** `metadata.capabilities`: one comma-separated string, since the specification's metadata maps strings to strings. */
function declaredCapabilities(skill: Skill): readonly string[] {
  const metadata = skill.entries.find(({ key }) => key === 'metadata');
  const declared: FrontMatterValue | undefined = metadata?.children.find(({ key }) => key === 'capabilities')?.value;
  if (typeof declared !== 'string') return [];
  const names = visibleText(declared).split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))].slice(0, mostDeclared);
}
