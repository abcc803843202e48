import { lineStarts, positionAt, type TextPosition } from '../skill/position.ts';
import type { TextRange } from '../skill/skill.ts';
import type { LibraryEntry } from './libraryRule.ts';
import { ignoreHere } from './ignoreHere.ts';
import type { Finding, Fix } from './rule.ts';

/** A range as lines and characters, both from 0. */
export interface LocatedRange {
  readonly start: TextPosition;
  readonly end: TextPosition;
}

export interface LocatedEdit extends LocatedRange {
  readonly text: string;
}

/** A fix whose edits editors can apply. */
export interface LocatedFix extends Omit<Fix, 'edits'> {
  readonly edits: readonly LocatedEdit[];
}

export interface LocatedPlace extends LocatedRange {
  readonly uri: string;
  readonly root: string;
  readonly path: string;
  readonly message: string;
}

/** A finding of one file with lines and characters. */
export interface LocatedFinding extends Omit<Finding, 'range' | 'fixes' | 'related'>, LocatedRange {
  readonly uri: string;
  readonly root: string;
  /** Path of the SKILL.md below its root. */
  readonly path: string;
  readonly fixes: readonly LocatedFix[];
  readonly related: readonly LocatedPlace[];
  /** The edit that turns the rule off here; absent where there is no place for it. */
  readonly ignore?: LocatedEdit;
}

/** How findings are located. */
export interface LocateOptions {
  /** Another skill by its URI. */
  readonly entryOf: (uri: string) => LibraryEntry | undefined;
  /** Whether fixes come by their titles alone, and no edit turns a rule off. */
  readonly titlesOnly: boolean;
}

/** The findings of one file located. */
export function locateFindings(findings: readonly Finding[], entry: LibraryEntry, { entryOf, titlesOnly }: LocateOptions): LocatedFinding[] {
  if (findings.length === 0) return [];
  const locate = locator(entry.skill.text);
  const ignore = (finding: Finding) => {
    const edit = titlesOnly ? undefined : ignoreHere(entry.skill, finding);
    return edit && { ignore: { ...locate(edit.range), text: edit.text } };
  };
  return findings.map(({ range, fixes, related, ...finding }) => ({
    ...finding,
    ...ignore({ range, fixes, related, ...finding }),
    uri: entry.uri,
    root: entry.root,
    path: entry.path,
    ...locate(range),
    fixes: fixes.map((fix) => titlesOnly ? { title: fix.title, safe: fix.safe, edits: [] } : ({ ...fix, edits: fix.edits.map((edit) => ({ ...locate(edit.range), text: edit.text })) })),
    related: related.flatMap(({ uri, range: place, message }): LocatedPlace[] => {
      const other = uri === undefined ? entry : entryOf(uri);
      return other ? [{ uri: other.uri, root: other.root, path: other.path, message, ...locator(other.skill.text)(place) }] : [];
    }),
  }));
}

function locator(text: string): (range: TextRange) => LocatedRange {
  const starts = lineStarts(text);
  return ({ start, end }) => ({ start: positionAt(starts, start), end: positionAt(starts, end) });
}
