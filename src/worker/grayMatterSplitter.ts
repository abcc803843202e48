import matter from 'gray-matter';
import type { FrontMatterSplitter } from '../core/skill/frontMatter.ts';

const OPENING = '---';

function refuse(): never {
  throw new Error('Only YAML front matter is read.');
}

// Any name at all: gray-matter takes the word after the opening `---` for the name of an engine, and its own
// JavaScript engine evaluates the block.
const lockedEngine = { parse: refuse, stringify: refuse };

function enginesWith(parse: (yaml: string) => object): Record<string, typeof lockedEngine | { parse: (yaml: string) => object }> {
  const engines: Record<string, typeof lockedEngine | { parse: (yaml: string) => object }> = { yaml: { parse } };
  for (const name of ['yml', 'json', 'javascript', 'js', 'coffee', 'coffeescript', 'cson', 'toml']) engines[name] = lockedEngine;
  return engines;
}

/** gray-matter cuts before the last `\n` and so leaves one half of a `\r\n`, which no YAML reader expects. */
function withoutReturn(yaml: string): string {
  return yaml.endsWith('\r') ? yaml.slice(0, -1) : yaml;
}

/** Splits with gray-matter, every engine but YAML locked. */
export const grayMatterSplitter: FrontMatterSplitter = {
  split(text, readYaml) {
    if (!/^---\r?\n/.test(text)) return undefined;
    // A failure of the reader is a bug of ours and must not pass for a refusal of the library's.
    let failure: unknown;
    const parse = (yaml: string): object => {
      try {
        readYaml(withoutReturn(yaml), OPENING.length);
      } catch (error) {
        failure = error ?? new Error('The YAML reader failed.');
      }
      // Never the data itself: gray-matter acts on keys such as `excerpt_separator`.
      return {};
    };
    let file: { readonly matter: string; readonly content: string };
    try {
      // Options are always passed: without them gray-matter caches, and answers `{}` to a text that failed before.
      file = matter(text, { language: 'yaml', engines: enginesWith(parse) });
    } catch {
      return undefined;
    }
    if (failure !== undefined) throw failure instanceof Error ? failure : new Error('The YAML reader failed.');
    return {
      matter: { start: OPENING.length, end: OPENING.length + withoutReturn(file.matter).length },
      bodyStart: text.length - file.content.length,
    };
  },
};
