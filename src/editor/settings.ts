import { workspace, type ConfigurationChangeEvent } from 'vscode';
import { defaultHosts, type HostId, hostIds, isHostId } from '../core/lint/hosts.ts';
import { defaultBudget, defaultBudgets, defaultPrice } from '../core/report/defaults.ts';
import type { EncodingName } from '../core/tokens/tokenCounter.ts';
import { parseBudget } from '../core/util/parseBudget.ts';
import { settingIds } from './manifest.ts';

/** The settings as the product uses them; values of a wrong type or range fall back to the defaults. */
export interface Settings {
  readonly locations: readonly string[];
  readonly exclude: readonly string[];
  readonly encoding: EncodingName;
  readonly budget: number;
  readonly budgets: readonly number[];
  readonly price: number;
  readonly maxSkills: number | undefined;
  /** Which rule selects. */
  readonly rule: 'bps' | 'optimal';
  /** Whether redundant and distractor-prone descriptions are looked for. */
  readonly redundant: boolean;
  readonly distractors: boolean;
  readonly hosts: readonly HostId[];
  /** Whether rules that nobody requires are run. */
  readonly advice: boolean;
  /** Whether what VS Code's own checks say is said too: not for the files that they look at, always, or never. */
  readonly builtin: 'auto' | 'on' | 'off';
  /** Whether problems are shown of all skills, or only of those that are open. */
  readonly scope: 'all' | 'open';
  /** Whether a line above a description tells which requests find the skill. */
  readonly descriptionEffect: boolean;
}

/** Reads the settings now. A settings file may hold anything, so nothing is taken on trust. */
export function readSettings(): Settings {
  const configuration = workspace.getConfiguration();
  const get = (id: string): unknown => configuration.get(id);
  const budgets = list(get(settingIds.budgets)).flatMap((value) => tokens(value) ?? []);
  const price = get(settingIds.price);
  const maxSkills = get(settingIds.maxSkills);
  const hosts = list(get(settingIds.hosts)).filter((value): value is HostId => typeof value === 'string' && isHostId(value));
  const builtin = get(settingIds.builtin);
  return {
    locations: list(get(settingIds.locations)).filter((value) => typeof value === 'string' && value.trim() !== '') as string[],
    exclude: enabledGlobs(get(settingIds.exclude)),
    encoding: get(settingIds.encoding) === 'cl100k_base' ? 'cl100k_base' : 'o200k_base',
    budget: tokens(get(settingIds.budget)) ?? defaultBudget,
    budgets: budgets.length > 0 ? [...new Set(budgets)].sort((a, b) => a - b).slice(0, 20) : defaultBudgets,
    price: typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : defaultPrice,
    maxSkills: typeof maxSkills === 'number' && Number.isInteger(maxSkills) && maxSkills >= 1 ? maxSkills : undefined,
    rule: get(settingIds.rule) === 'optimal' ? 'optimal' : 'bps',
    redundant: get(settingIds.redundant) !== false,
    distractors: get(settingIds.distractors) !== false,
    hosts: hosts.length > 0 ? [...new Set(hosts)] : defaultHosts,
    advice: get(settingIds.advice) !== false,
    builtin: builtin === 'on' || builtin === 'off' ? builtin : 'auto',
    scope: get(settingIds.scope) === 'open' ? 'open' : 'all',
    descriptionEffect: get(settingIds.descriptionEffect) !== false,
  };
}

/** What of the settings cannot be used as it is written, a line each, and what is used instead. */
export function settingProblems(): readonly string[] {
  const configuration = workspace.getConfiguration();
  const used = readSettings();
  const problems: string[] = [];
  const check = (id: string, fits: (value: unknown) => boolean, instead: string) => {
    const value: unknown = configuration.get(id);
    if (!fits(value)) problems.push(`${id}: ${JSON.stringify(value)} cannot be used; ${instead}`);
  };
  const isList = (value: unknown) => Array.isArray(value);
  const isMapping = (value: unknown) => typeof value === 'object' && value !== null && !isList(value);
  check(settingIds.budget, (value) => tokens(value) !== undefined, `${used.budget} tokens are used`);
  check(settingIds.budgets, (value) => list(value).length > 0 && list(value).every((each) => tokens(each) !== undefined), `${used.budgets.join(', ')} are used`);
  check(settingIds.price, (value) => value === used.price, `${used.price} is used`);
  check(settingIds.maxSkills, (value) => value === null || value === undefined || value === used.maxSkills, 'there is no limit');
  check(settingIds.rule, (value) => value === used.rule, `${used.rule} is used`);
  check(settingIds.encoding, (value) => value === used.encoding, `${used.encoding} is used`);
  check(settingIds.locations, (value) => isList(value) && list(value).every((each) => typeof each === 'string'), 'what is no text is left out');
  check(settingIds.exclude, isMapping, 'nothing is excluded by it');
  check(settingIds.hosts, (value) => list(value).length === used.hosts.length && list(value).every((each) => used.hosts.some((id) => id === each)), `${used.hosts.join(', ')} are used; the hosts are ${hostIds.join(', ')}`);
  check(settingIds.builtin, (value) => value === used.builtin, `"${used.builtin}" is used`);
  check(settingIds.scope, (value) => value === used.scope, `"${used.scope}" is used`);
  return problems;
}

/** Globs that `files.exclude` hides in a folder. */
export function filesExclude(): readonly string[] {
  return enabledGlobs(workspace.getConfiguration().get('files.exclude'));
}

/** Whether a change of settings moves where skills are looked for. */
export function changesLibrary(event: ConfigurationChangeEvent): boolean {
  return [settingIds.locations, settingIds.exclude, 'files.exclude'].some((id) => event.affectsConfiguration(id));
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function tokens(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const parsed = parseBudget(String(value));
  return 'tokens' in parsed ? parsed.tokens : undefined;
}

/** The keys of a `{ glob: true }` mapping; a `{ when: … }` condition of files.exclude hides single files and is left out. */
function enabledGlobs(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([glob, enabled]) => (enabled === true ? [glob] : []));
}
