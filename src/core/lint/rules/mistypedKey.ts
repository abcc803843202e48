import { withoutInvisible } from '../../skill/invisible.ts';
import { editDistance } from '../../util/nearestWord.ts';
import { exampleOf, soundExample } from '../example.ts';
import { hostIds, hosts, type HostId } from '../hosts.ts';
import { folderInstead, nothingToChoose } from '../reading/fieldRules.ts';
import type { Effects, Rule } from '../rule.ts';
import { everyHost } from '../severity.ts';

const LONGEST = Math.max(...hostIds.flatMap((id) => hosts[id].keys.map((key) => key.length)));

/** What follows where the value of a key that hosts need is taken away. */
const WITHOUT: Readonly<Partial<Record<string, Effects>>> = { name: folderInstead, description: nothingToChoose };

export const mistypedKey: Rule = {
  id: 'mistyped-key',
  title: 'A key is written almost like one that hosts know.',
  effects: everyHost('host-alters'),
  source: hosts.agentskills.source,
  why: 'Hosts pass over keys that they do not know, in silence. A slip such as `desciption` or `allowed_tools` takes the value away from them. VS Code fades keys that it does not know, slips or not; which key is meant is said here.',
  bad: exampleOf('name: pdf-filling\ndescription: Fills in PDF forms. Use when a form is to be completed.\nallowed_tools: Read'),
  good: soundExample,
  *check(skill, { readable, hosts: chosen }) {
    if (!readable) return;
    const written = new Set(skill.entries.map(({ key }) => key));
    for (const { key, keyRange } of skill.entries) {
      const meant = keyMeantBy(key, chosen);
      // A key with an invisible character has a finding of its own.
      if (meant === undefined || written.has(meant) || withoutInvisible(key) !== key) continue;
      yield {
        range: keyRange,
        message: `No host knows the key "${key}", so its value is passed over. Did you mean "${meant}"?`,
        fixes: [{ title: `Change the key to "${meant}"`, safe: false, edits: [{ range: keyRange, text: meant }] }],
        // That the field itself is missing only follows.
        supersedes: [`${meant}-missing`],
        effects: { ...Object.fromEntries(chosen.filter((id) => hosts[id].keys.includes(meant)).map((id) => [id, 'host-alters'])), ...WITHOUT[meant] },
      };
    }
  },
};

/** The key of a host chosen that a key unknown to all hosts is a slip of. */
export function keyMeantBy(key: string, chosen: readonly HostId[]): string | undefined {
  if (key.length > LONGEST + 2 || hostIds.some((id) => hosts[id].keys.includes(key))) return undefined;
  const candidates = [...new Set(chosen.flatMap((id) => hosts[id].keys))];
  return candidates.find((each) => bare(each) === bare(key)) ?? candidates.find((each) => isSlip(key.toLowerCase(), each));
}

const bare = (key: string): string => key.toLowerCase().replace(/[-_\s]/g, '');

/** Short words are too near to each other to tell a slip from another word; a plural is another word. */
function isSlip(key: string, known: string): boolean {
  if (known.length < 7 || Math.abs(known.length - key.length) > 2 || `${known}s` === key || `${key}s` === known) return false;
  return editDistance(key, known) <= (known.length >= 10 ? 2 : 1);
}
