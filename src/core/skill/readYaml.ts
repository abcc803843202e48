import { Composer, isMap, isScalar, Parser } from 'yaml';
import type { YAMLError } from 'yaml';
import { excerpt, problem } from './problems.ts';
import type { FrontMatterEntry, SkillProblem } from './skill.ts';
import { yamlCauses } from './yamlCauses.ts';
import { lostComments } from './lostComments.ts';
import { lostAnchors } from './lostAnchors.ts';
import { lostEscapes } from './lostEscapes.ts';
import { EntryBuilder } from './yamlEntries.ts';
import { scanTokens } from './yamlTokens.ts';

/** A front matter's YAML as data. */
export interface YamlReading {
  /** The entries of the top-level mapping; what can be told of them where the YAML is broken. */
  readonly entries: readonly FrontMatterEntry[];
  readonly problems: readonly SkillProblem[];
  /** Whether the parser accepts it as a mapping, or it is empty. */
  readonly valid: boolean;
}

const CORE_TAG = /^(?:!|!!(?:str|int|float|bool|null|map|seq))$/;

/**
 * Reads YAML into entries with exact ranges. Bounded work, no exceptions, nothing executed.
 * @param yaml at most `frontMatterLimit` long
 * @param offset where it stands in the skill's text; all ranges count from the text's start
 */
export function readYaml(yaml: string, offset: number): YamlReading {
  const tokens = [...new Parser().parse(yaml)];
  const { tooDeepAt, tags } = scanTokens(tokens);
  if (tooDeepAt !== undefined) {
    const at = offset + tooDeepAt;
    return { entries: [], valid: false, problems: [problem('yaml-too-deep', at, at + 1, 'The data is nested more deeply than is read here, and than any skill needs. Flatten it.')] };
  }
  // Unique keys are checked by the builder: the library compares each key with all before it.
  const documents = [...new Composer({ schema: 'core', merge: false, resolveKnownTags: false, uniqueKeys: false, keepSourceTokens: true, logLevel: 'silent' }).compose(tokens, true, yaml.length)];
  const document = documents[0];
  const errors = documents.flatMap((each): YAMLError[] => each.errors);
  const second = documents[1];
  if (errors.length > 0 || second) {
    const { problems, entries } = yamlCauses(yaml, offset, errors);
    return { entries, problems, valid: false };
  }
  const tagProblems = tags.filter((tag) => !CORE_TAG.test(tag.source)).map((tag) =>
    problem('yaml-tag', offset + tag.offset, offset + tag.offset + tag.source.length,
      `The tag ${excerpt(tag.source)} asks for a special type. It is ignored here and nothing is run, but many hosts reject it: remove the tag, and quote the value if it begins with "!".`));
  const contents = document?.contents;
  if (isMap(contents)) {
    const builder = new EntryBuilder(yaml, offset);
    const entries = builder.entries(contents.items);
    return { entries, problems: [...builder.problems, ...tagProblems, ...lostComments(yaml, offset, entries), ...lostEscapes(yaml, offset, entries), ...lostAnchors(yaml, offset, entries)], valid: true };
  }
  if (!contents || (isScalar(contents) && contents.value === null)) return { entries: [], problems: [], valid: true };
  return notMapping(yaml, offset, isScalar(contents), tagProblems);
}

function notMapping(yaml: string, offset: number, scalar: boolean, tagProblems: readonly SkillProblem[]): YamlReading {
  const causes = yamlCauses(yaml, offset, []);
  // A lone line is a mapping that lacks a blank, or no mapping at all.
  if (causes.problems.some(({ code }) => code === 'colon-without-space')) return { ...causes, valid: false };
  const start = yaml.length - yaml.trimStart().length;
  const end = yaml.trimEnd().length;
  const message = `The front matter is ${scalar ? 'a single value' : 'a list'}. Write a line for each key, such as "name: ..." and "description: ...".`;
  return { entries: [], valid: false, problems: [problem('front-matter-not-mapping', offset + start, offset + end, message), ...tagProblems] };
}
