import { excerpt, problem } from './problems.ts';
import type { FrontMatterEntry, SkillProblem } from './skill.ts';

/** The colon that makes a mapping of a text which begins below its key; undefined where the keys look like keys, such as `en`. */
export function proseMapping({ children, valueRange, keyRange }: FrontMatterEntry, text: string): SkillProblem | undefined {
  if (text.startsWith('{', valueRange.start)) return undefined;
  const sentence = children.find(({ key }) => /\s|^\p{Lu}/u.test(key));
  const isBelow = /[\r\n]/.test(text.slice(keyRange.end, valueRange.start));
  if (!sentence || !isBelow) return undefined;
  const start = sentence.keyRange.end;
  return problem('unquoted-colon', start, start + 2,
    `A colon and a space make YAML see a key called "${excerpt(sentence.key)}" inside this unquoted value, so hosts drop the skill. Put the whole value in quotes.`);
}
