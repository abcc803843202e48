import type { SkillSummary } from '../core/report/libraryReport.ts';
import { CliError } from './cliError.ts';
import { namesAlike } from '../core/util/namesAlike.ts';
import { nearestWord } from '../core/util/nearestWord.ts';

/**
 * The skill that a word of an option names: by the path of its SKILL.md or its folder, with or without the library's
 * folder before it, else by name.
 * @throws CliError where there is none, or more than one
 */
export function findSkill(skills: readonly SkillSummary[], option: string, word: string): SkillSummary {
  const wanted = word.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
  const byPath = skills.filter((skill) => pathsOf(skill).includes(wanted));
  const found = byPath.length > 0 ? byPath : skills.filter(({ name }) => name === word);
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  if (only) {
    const places = found.map(({ root, path }) => (new Set(found.map((skill) => skill.root)).size > 1 ? `${root}/${path}` : path));
    throw new CliError(`--${option}: ${found.length} skills are named ${JSON.stringify(word)}: say which by its path: ${places.join(', ')}`);
  }
  const near = nearestWord(word, skills.flatMap(({ name, path }) => [name, path]));
  const meant = near === undefined ? namesAlike(word, skills.map(({ name }) => name)) : [near];
  throw new CliError(`--${option}: there is no skill with the name or path ${JSON.stringify(word)} here.${meant.length > 0 ? ` Did you mean ${eitherOf(meant)}?` : ''}`);
}

function eitherOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function pathsOf({ root, path, alsoAt }: SkillSummary): string[] {
  const folder = root.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
  const files = [path, ...alsoAt].flatMap((each) => [each, each.replace(/\/[^/]*$/, '')]);
  return files.flatMap((each) => [each, `${folder}/${each}`]);
}
