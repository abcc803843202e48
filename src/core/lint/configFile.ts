import { readYaml } from '../skill/readYaml.ts';
import type { FrontMatterEntry, FrontMatterValue, ProblemSeverity, TextRange } from '../skill/skill.ts';
import { nearestWord } from '../util/nearestWord.ts';
import { configFileName, severityWords } from './configSchema.ts';
import { hostIds, isHostId, type HostId } from './hosts.ts';
import type { RuleFacts } from './rule.ts';
import type { LintSettings, RuleSetting } from './settings.ts';

export interface ConfigProblem {
  readonly message: string;
  readonly range: TextRange;
}

/** What a `.skillloadoutrc.json` says; what is wrong in it is left out. */
export interface ConfigFile {
  readonly settings: Partial<LintSettings>;
  readonly problems: readonly ConfigProblem[];
}

/** Settings of the user with those of the repository, which win for what they name. */
export function withConfig(settings: LintSettings, { settings: config }: ConfigFile): LintSettings {
  return { ...settings, ...config, rules: { ...settings.rules, ...config.rules } };
}

/** Reads a `.skillloadoutrc.json`. Whatever it holds, nothing is thrown. */
export function readConfig(text: string, rules: ReadonlyMap<string, RuleFacts>): ConfigFile {
  try {
    JSON.parse(text);
  } catch (error) {
    return { settings: {}, problems: [{ range: { start: 0, end: text.length }, message: `${configFileName} is not valid JSON (${error instanceof Error ? error.message : 'unknown'}), so nothing in it counts.` }] };
  }
  // JSON is YAML: the reader of front matter gives the places that JSON.parse does not.
  return new ConfigReader(rules).read(readYaml(text, 0).entries, text);
}

class ConfigReader {
  readonly #rules: ReadonlyMap<string, RuleFacts>;
  readonly #problems: ConfigProblem[] = [];

  constructor(rules: ReadonlyMap<string, RuleFacts>) {
    this.#rules = rules;
  }

  read(entries: readonly FrontMatterEntry[], text: string): ConfigFile {
    if (!text.trimStart().startsWith('{')) this.#report({ start: 0, end: text.length }, `${configFileName} holds one object in curly brackets.`);
    let settings: Partial<LintSettings> = {};
    for (const entry of entries) {
      if (entry.key === 'hosts') settings = { ...settings, ...this.#hosts(entry) };
      else if (entry.key === 'rules') settings = { ...settings, rules: this.#ruleSettings(entry) };
      else if (entry.key === 'advice') {
        if (typeof entry.value === 'boolean') settings = { ...settings, advice: entry.value };
        else this.#report(entry.valueRange, '"advice" is true or false.');
      } else if (entry.key !== '$schema') this.#unknown(entry, ['hosts', 'rules', 'advice'], 'setting');
    }
    return { settings, problems: this.#problems };
  }

  #hosts({ value, valueRange }: FrontMatterEntry): { hosts?: readonly HostId[] } {
    const words = Array.isArray(value) ? (value as readonly FrontMatterValue[]) : [];
    const known = words.filter((word): word is HostId => typeof word === 'string' && isHostId(word));
    const wrong = words.find((word) => typeof word !== 'string' || !isHostId(word));
    if (wrong !== undefined) this.#report(valueRange, `There is no host ${JSON.stringify(wrong)}. The hosts are ${hostIds.join(', ')}.`);
    else if (known.length === 0) this.#report(valueRange, `"hosts" is a list of at least one of ${hostIds.join(', ')}.`);
    return known.length === 0 ? {} : { hosts: [...new Set(known)] };
  }

  #ruleSettings({ children, value, valueRange }: FrontMatterEntry): Record<string, RuleSetting> {
    if (typeof value !== 'object' || Array.isArray(value)) this.#report(valueRange, '"rules" holds rules by their ids.');
    const settings: Record<string, RuleSetting> = {};
    for (const entry of children) {
      const rule = this.#rules.get(entry.key);
      const setting = rule ? this.#ruleSetting(rule, entry) : undefined;
      if (!rule) this.#unknown(entry, [...this.#rules.keys()], 'rule');
      else if (setting) settings[entry.key] = setting;
    }
    return settings;
  }

  #ruleSetting(rule: RuleFacts, entry: FrontMatterEntry): RuleSetting | undefined {
    if (entry.children.length === 0) return this.#severity(entry);
    let setting: RuleSetting = {};
    for (const child of entry.children) {
      if (child.key === 'severity') setting = { ...setting, ...this.#severity(child) };
      else if (!rule.options?.[child.key]) this.#unknown(child, ['severity', ...Object.keys(rule.options ?? {})], `option of ${rule.id}`);
      else if (typeof child.value === 'number' && Number.isInteger(child.value) && child.value > 0) setting = { ...setting, options: { ...setting.options, [child.key]: child.value } };
      else this.#report(child.valueRange, `"${child.key}" is a whole number of at least 1.`);
    }
    return setting;
  }

  #severity({ value, valueRange }: FrontMatterEntry): RuleSetting | undefined {
    if (value === 'off') return { off: true };
    if (severityWords.some((word) => word === value)) return { severity: value as ProblemSeverity };
    this.#report(valueRange, `Write one of ${severityWords.map((word) => `"${word}"`).join(', ')} here.`);
    return undefined;
  }

  #unknown({ key, keyRange }: FrontMatterEntry, known: readonly string[], kind: string): void {
    const near = nearestWord(key, known);
    this.#report(keyRange, `There is no ${kind} "${key}".${near ? ` Did you mean "${near}"?` : ` ${known.length < 10 ? `There is ${known.join(', ')}.` : ''}`.trimEnd()}`);
  }

  #report(range: TextRange, message: string): void {
    this.#problems.push({ range, message });
  }
}
