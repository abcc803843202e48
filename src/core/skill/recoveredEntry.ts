import { proseKeys } from './proseKeys.ts';
import type { FrontMatterEntry } from './skill.ts';
import { commentAt, type WrittenEntry } from './yamlLines.ts';

/** What can be told of an entry by its looks, where the YAML is broken; ranges as in `yaml`. */
export function recoveredEntry(yaml: string, entry: WrittenEntry): FrontMatterEntry {
  const key = (entry.key ?? '').replace(/^(["'])(.*)\1$/, '$2');
  const end = valueEnd(yaml, key, entry);
  return {
    key,
    keyRange: { start: entry.keyStart, end: entry.keyEnd },
    value: recoverText(yaml.slice(entry.valueStart, end)),
    valueRange: { start: entry.valueStart, end },
    children: [],
  };
}

/** Without a comment, which may be lost text behind prose, and without the comma behind a quote that JSON wants. */
function valueEnd(yaml: string, key: string, { valueStart, end }: WrittenEntry): number {
  const quoted = /^(?:"[^"\\\r\n]*"|'[^'\r\n]*')(?=[ \t]*(?:,[ \t]*$|[ \t]#))/.exec(yaml.slice(valueStart, end));
  if (quoted) return valueStart + quoted[0].length;
  if (proseKeys.has(key) || /["'|>[{]/.test(yaml.charAt(valueStart))) return end;
  const comment = commentAt(yaml, valueStart, end);
  return comment === -1 ? end : valueStart + yaml.slice(valueStart, comment).trimEnd().length;
}

function recoverText(written: string): string {
  const lines = written.split('\n').map((line) => line.trim());
  if (/^[|>][-+0-9]*$/.test(lines[0] ?? '')) lines.shift();
  const text = lines.join(' ').trim();
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text;
  return text.endsWith(quote) && text.length > 1 ? text.slice(1, -1) : text.slice(1);
}
