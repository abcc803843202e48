import type { Skill } from '../../skill/skill.ts';
import { exampleKeys } from '../example.ts';
import { hostIds, hostNames, hosts, type HostId } from '../hosts.ts';
import type { Effects, Rule } from '../rule.ts';
import { everyHost } from '../severity.ts';
import { keyMeantBy } from './mistypedKey.ts';

export const unknownKey: Rule = {
  id: 'unknown-key',
  title: 'No host chosen knows a key.',
  effects: { ...everyHost('advice'), 'claude-api': 'host-drops' },
  source: hosts.agentskills.source,
  why: 'A key that no host reads costs nothing but misleads its reader. The specification keeps the key `metadata` for everything of your own; its validator and the Claude API refuse other keys. Keys that one of your hosts knows are never reported for another, except that the Claude API refuses them. In an open file VS Code itself marks keys that it does not know, and it is left to it.',
  bad: exampleKeys('author: us'),
  good: exampleKeys('metadata:\n  author: us'),
  *check(skill, { readable, hosts: chosen }) {
    if (!readable) return;
    const unknown = skill.entries.filter(({ key }) => /^[\w .-]+$/.test(key) && keyMeantBy(key, chosen) === undefined && !chosen.some((id) => hosts[id].keys.includes(key)));
    for (const { key, keyRange } of unknown) {
      const elsewhere = hostIds.filter((id) => hosts[id].keys.includes(key));
      const known = elsewhere.length > 0 ? `Only ${hostNames(elsewhere)} knows` : 'No host knows';
      // A plural is mostly another word, so that this is no more than a question.
      const plural = chosen.flatMap((id) => hosts[id].keys).find((each) => each === `${key}s` || `${each}s` === key);
      const builtin = !hosts.vscode.keys.includes(key);
      yield { range: keyRange, builtin, message: `${known} the key "${key}". ${plural ? `Did you mean "${plural}"? Else put` : 'Put'} it under "metadata", where everything of your own may stand.` };
    }
    yield* refusedByApi(skill, chosen);
  },
};

/** Keys that other hosts chosen welcome. */
function* refusedByApi({ entries }: Skill, chosen: readonly HostId[]) {
  const effects: Effects = { 'claude-api': 'host-drops' };
  for (const { key, keyRange } of entries) {
    const welcome = chosen.filter((id) => hosts[id].keys.includes(key));
    if (welcome.length === 0 || welcome.includes('claude-api') || !chosen.includes('claude-api')) continue;
    yield { range: keyRange, effects, message: `The Claude API refuses a skill with the key "${key}", which ${hostNames(welcome)} knows. Leave it out of the copy that is uploaded.` };
  }
}
