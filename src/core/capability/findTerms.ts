import { lineStarts, positionAt } from '../skill/position.ts';
import type { FrontMatterEntry, Skill } from '../skill/skill.ts';
import type { Steps } from '../util/steps.ts';
import { mostOfBody, mostOfValue } from './lexicalFeatures.ts';
import { address, fence } from './prose.ts';
import { termsOf } from './termsOf.ts';

/** Where a word of a skill stands, the most telling place first. */
export const wordFields = ['name', 'description', 'capabilities', 'heading', 'text', 'code'] as const;

export type WordField = (typeof wordFields)[number];

/** A word of a skill and the most telling place that it stands at. */
export interface FoundWord {
  /** As written there. */
  readonly written: string;
  readonly field: WordField;
  /** From 1; absent where the file does not have it, such as a name that is the folder's. */
  readonly line?: number;
}

const linesBetweenPauses = 256;

/** The first place of each term in the most telling field that has it; time linear in the skill's text, and bounded. */
export function* findTerms(skill: Skill, wanted: ReadonlySet<string>): Steps<ReadonlyMap<string, FoundWord>> {
  const found = new Map<string, FoundWord>();
  const look = (text: string, field: WordField, line?: number) => {
    for (const { key, written } of termsOf(text)) {
      if (!wanted.has(key)) continue;
      const before = found.get(key);
      if (before === undefined || wordFields.indexOf(field) < wordFields.indexOf(before.field)) found.set(key, { written, field, ...(line === undefined ? {} : { line }) });
    }
  };
  const starts = lineStarts(skill.text);
  const lineAt = (offset: number) => positionAt(starts, offset).line;
  const lookInValue = (entry: FrontMatterEntry | undefined, field: WordField, value: string) => {
    if (entry) {
      const { start, end } = entry.valueRange;
      const last = lineAt(Math.min(end, start + mostOfValue));
      for (let line = lineAt(start); line <= last; line++) look(skill.text.slice(Math.max(start, starts[line]!), Math.min(end, starts[line + 1] ?? end)), field, line + 1);
    }
    // What escapes and the folding of lines hide.
    look(value.slice(0, mostOfValue), field, entry && lineAt(entry.keyRange.start) + 1);
  };
  const entryOf = (key: string, entries = skill.entries) => entries.find((entry) => entry.key === key);
  const capabilities = entryOf('capabilities', entryOf('metadata')?.children ?? []);
  lookInValue(entryOf('name'), 'name', skill.name);
  lookInValue(entryOf('description'), 'description', skill.description);
  if (typeof capabilities?.value === 'string') lookInValue(capabilities, 'capabilities', capabilities.value);
  yield;
  const headings = new Set(skill.headings.map(({ range }) => lineAt(range.start)));
  const { start } = skill.bodyRange;
  const end = Math.min(skill.bodyRange.end, start + mostOfBody);
  let inFence = false;
  for (let line = lineAt(start); line < starts.length && starts[line]! < end; line++) {
    if (line % linesBetweenPauses === 0) yield;
    const text = skill.text.slice(Math.max(start, starts[line]!), Math.min(end, starts[line + 1] ?? end));
    if (fence.test(text)) inFence = !inFence;
    else look(text.replace(address, ' '), inFence ? 'code' : headings.has(line) ? 'heading' : 'text', line + 1);
  }
  return found;
}
