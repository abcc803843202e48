import { hosts, hostIds } from './hosts.ts';
import { severityWords } from './configSchema.ts';
import type { Example, RuleFacts, RuleLevel } from './rule.ts';
import { secretKinds } from './secretKinds.ts';
import { impactOn, severityOfRule } from './severity.ts';

/** What a level says to a reader. */
const levelWords: Readonly<Record<RuleLevel, string>> = {
  'host-drops': 'does not load the skill',
  'host-alters': 'changes what was written, or loses a part of it',
  'spec-must': 'forbids it',
  'spec-should': 'advises against it',
  advice: 'accepts it; to avoid it is our advice',
};

const LONGEST_EXAMPLE = 700;

/** The page of a rule, in Markdown. @param fixes titles of the repairs that its bad example gets, safe ones first */
export function rulePage(rule: RuleFacts, fixes: readonly { readonly title: string; readonly safe: boolean }[]): string {
  return [
    `# ${rule.id}`, '',
    rule.title, '',
    ...(rule.severity ? [`Shown as: ${rule.severity}.`, ''] : []),
    ...effectLines(rule), '',
    rule.why, '',
    '## Not so', '', ...exampleLines(rule.bad), '',
    '## But so', '', ...exampleLines(rule.good), '',
    ...optionLines(rule),
    ...fixLines(fixes),
    '## Turn it off', '',
    `For one file, in the front matter: \`# skill-loadout-disable ${rule.id}\``, '',
    `For one line of the body, above it: \`<!-- skill-loadout-disable-next-line ${rule.id} -->\``, '',
    `For a repository, in \`.skillloadoutrc.json\`: \`{ "rules": { "${rule.id}": "off" } }\` (or ${severityWords.slice(1).map((word) => `\`"${word}"\``).join(', ')})`, '',
    `Source: <${rule.source}>`, '',
  ].join('\n');
}

/** The file name of a rule's page. */
export function rulePageName(id: string): string {
  return `${id}.md`;
}

/** The table of all rules. @param folder of the pages, seen from the file that the table stands in */
export function ruleTableLines(rules: readonly RuleFacts[], folder: string, hasSafeFix: (id: string) => boolean): string[] {
  return [
    '| Rule | Fault | Gravest effect | Safe fix |',
    '| --- | --- | --- | --- |',
    ...rules.map((rule) => `| [${rule.id}](${folder}${rulePageName(rule.id)}) | ${rule.title.replaceAll('|', '\\|')} | ${effectWords(rule)} | ${hasSafeFix(rule.id) ? 'yes' : ''} |`),
  ];
}

function effectWords(rule: RuleFacts): string {
  const level = impactOn(hostIds, rule.effects)?.level ?? 'advice';
  const words = { 'host-drops': 'a host drops the skill', 'host-alters': 'a host changes it', 'spec-must': 'against the specification', 'spec-should': 'against its advice', advice: 'our advice' }[level];
  return `${words} (${severityOfRule(rule)})`;
}

function effectLines({ effects }: RuleFacts): string[] {
  const concerned = hostIds.filter((id) => effects[id] !== undefined);
  const [first] = concerned;
  if (first && concerned.length === hostIds.length && concerned.every((id) => effects[id] === effects[first])) {
    return [`- Every host ${levelWords[effects[first] ?? 'advice']}.`];
  }
  return concerned.map((id) => `- ${hosts[id].title.replace(/^t/, 'T')} ${levelWords[effects[id] ?? 'advice']}.`);
}

function exampleLines({ text, path, bytes, files, library }: Example): string[] {
  const others = [...Object.keys(files ?? {}), ...Object.keys(library ?? {})];
  const shown = others.length > 6 ? [...others.slice(0, 3), `and ${others.length - 3} more`] : others;
  return [
    ...(path === undefined ? [] : [`\`${path}\`:`, '']),
    ...(bytes ? ['The text with a byte that is no UTF-8.'] : ['````markdown', visible(text), '````']),
    ...(shown.length > 0 ? ['', `Other files: ${shown.map((each) => (each.startsWith('and ') ? each : `\`${each}\``)).join(', ')}.`] : []),
  ];
}

/** Control characters and tabs as names, long texts and secrets cut: scanners take made up ones for leaks. */
function visible(text: string): string {
  const masked = secretKinds.reduce((shown, { pattern }) => shown.replace(pattern, (whole, random: string) => `${whole.slice(0, whole.length - random.length + 4)}…`), text);
  const cut = masked.length > LONGEST_EXAMPLE ? `${masked.slice(0, LONGEST_EXAMPLE)}…` : masked;
  return cut
    .replace(/\r(?!\n)/g, '␍')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff]/g, (character) => `‹U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}›`)
    .replaceAll('\t', '→')
    .trimEnd();
}

function optionLines({ options = {} }: RuleFacts): string[] {
  const lines = Object.entries(options).map(([name, { default: value, doc }]) => `- \`${name}\` (default ${value.toLocaleString('en')}): ${doc}`);
  return lines.length === 0 ? [] : ['## Options', '', ...lines, ''];
}

function fixLines(fixes: readonly { readonly title: string; readonly safe: boolean }[]): string[] {
  if (fixes.length === 0) return [];
  return ['## Repair', '', ...fixes.map(({ title, safe }) => `- ${title}${safe ? ' (safe: made by "fix all" too)' : ''}`), ''];
}
