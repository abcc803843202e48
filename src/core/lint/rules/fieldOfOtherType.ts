import type { FrontMatterValue } from '../../skill/skill.ts';
import { visibleRange } from '../entries.ts';
import { exampleKeys } from '../example.ts';
import { fieldTypes, type FieldType } from '../fieldTypes.ts';
import { hosts, hostIds, type HostId } from '../hosts.ts';
import type { Effects, Rule } from '../rule.ts';

const words: Readonly<Record<FieldType, string>> = {
  truth: 'true or false',
  text: 'one text',
  mapping: 'indented "key: value" lines',
  'list-or-text': 'a text or a list of texts',
};

export const fieldOfOtherType: Rule = {
  id: 'field-of-other-type',
  title: 'The value of a key is of another type than hosts read.',
  effects: { 'claude-code': 'host-alters', vscode: 'host-alters' },
  source: hosts['claude-code'].source,
  why: 'A truth value, a list or a text in the place of another is passed over, so the setting does not take effect, mostly without a word. Words such as `yes` are the business of `yaml-versions-differ`.',
  bad: exampleKeys('user-invocable: maybe'),
  good: exampleKeys('user-invocable: false'),
  *check({ entries }, { readable, hosts: chosen }) {
    if (!readable) return;
    for (const entry of entries) {
      const type = Object.hasOwn(fieldTypes, entry.key) ? fieldTypes[entry.key] : undefined;
      if (!type || entry.value === null || isOf(type, entry.value)) continue;
      const readers = hostIds.filter((id) => hosts[id].keys.includes(entry.key) && chosen.includes(id));
      const effects = Object.fromEntries(readers.map((id): [HostId, 'host-alters'] => [id, 'host-alters'])) satisfies Effects;
      yield { range: visibleRange(entry), message: `"${entry.key}" is ${kindOf(entry.value)} where hosts read ${words[type]}, so it does not take effect. Write ${words[type]}.`, effects };
    }
  },
};

function isOf(type: FieldType, value: FrontMatterValue): boolean {
  if (type === 'mapping') return typeof value === 'object' && !Array.isArray(value);
  if (type === 'list-or-text') return typeof value === 'string' || Array.isArray(value);
  if (type === 'truth') return typeof value === 'boolean' || (typeof value === 'string' && /^(?:true|false|yes|no|on|off|y|n)$/i.test(value));
  return typeof value === 'string';
}

function kindOf(value: FrontMatterValue): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : typeof value === 'number' ? 'a number' : typeof value === 'boolean' ? 'a truth value' : 'a text';
}
