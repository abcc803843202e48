import type { PreviewLibrary } from './previewLibrary.ts';
import type { PreviewQuestion } from './previewReport.ts';

/** The rows of a library that a question pins and excludes. */
export interface MarkedRows {
  readonly pinned: ReadonlySet<number>;
  readonly excluded: ReadonlySet<number>;
}

/** Finds the marked skills by their URIs; marks of skills that are not in the library count for nothing. */
export function markedRows({ skills }: PreviewLibrary, { pinned = [], excluded = [] }: Pick<PreviewQuestion, 'pinned' | 'excluded'>): MarkedRows {
  if (pinned.length === 0 && excluded.length === 0) return { pinned: new Set(), excluded: new Set() };
  const rows = new Map(skills.map(({ uri }, row) => [uri, row]));
  const rowsOf = (uris: readonly string[]) => new Set(uris.flatMap((uri) => rows.get(uri) ?? []));
  return { pinned: rowsOf(pinned), excluded: rowsOf(excluded) };
}
