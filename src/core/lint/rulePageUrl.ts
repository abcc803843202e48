/** Web address of a rule's page. */
export function rulePageUrl(id: string): string {
  return `https://github.com/skill-loadout/skill-loadout/blob/main/media/rules/${id}.md`;
}
