import type { Example, Finding, SkillFolder } from '../../src/core/lint/rule.ts';
import { hostIds } from '../../src/core/lint/hosts.ts';
import type { LibraryEntry } from '../../src/core/lint/libraryRule.ts';
import { lintLibraryRules } from '../../src/core/lint/lintLibraryRules.ts';
import { lintSkill } from '../../src/core/lint/lintSkill.ts';
import { defaultSettings, type LintSettings } from '../../src/core/lint/settings.ts';
import { finish } from '../../src/core/util/steps.ts';
import { readText } from './readText.ts';

/** Every host, the one that is off by default too. */
export const allHosts: LintSettings = { ...defaultSettings, hosts: hostIds };

/** A skill's folder of which everything is known. */
export function folderOf(files: Readonly<Record<string, string>>): SkillFolder {
  const paths = Object.keys(files);
  return {
    exists: (path) => paths.some((each) => each === path || each.startsWith(`${path}/`)),
    text: (path) => files[path],
  };
}

/** Lints an example of a rule, where it says that it lies or in a folder called as its name. */
export function lintExample(example: Example, settings?: LintSettings): Finding[] {
  const name = /^name: *"?([\w-]+)/m.exec(example.text)?.[1] ?? 'pdf-filling';
  const path = example.path ?? `${name}/SKILL.md`;
  const skill = readText(example.bytes ? Uint8Array.from(example.bytes) : example.text, path);
  return lintSkill(skill, { path, folder: folderOf(example.files ?? {}), ...(settings && { settings }) });
}

/** Skills as a library under one root, by path. */
export function libraryOf(texts: Readonly<Record<string, string>>, root = '/library'): LibraryEntry[] {
  return Object.entries(texts).map(([path, text]) => ({ uri: `file://${root}/${path}`, root, path, skill: readText(text, path.includes('/') ? path : `library/${path}`) }));
}

/** Lints the library of an example with the rules for libraries: the ids found on the example itself and on the library as a whole. */
export function lintLibraryExample({ text, path = 'pdf-filling/SKILL.md', library = {} }: Example, settings?: LintSettings): string[] {
  const { bySkill, library: whole } = finish(lintLibraryRules(libraryOf({ [path]: text, ...library }), settings ? { settings } : {}));
  return [...(bySkill.get(`file:///library/${path}`) ?? []), ...whole].map(({ rule }) => rule);
}
