import type { SelectionState } from '../../protocol/selectionView.ts';

/** Skills that the reader pinned or excluded, by URI. */
export interface Marks {
  readonly pinned: ReadonlySet<string>;
  readonly excluded: ReadonlySet<string>;
}

/** What a row says of its skill's marks. */
export interface RowMarks {
  readonly pinned: boolean;
  readonly excluded: boolean;
}

export function marksOf({ pinned, excluded }: Pick<SelectionState, 'pinned' | 'excluded'>): Marks {
  return { pinned: new Set(pinned), excluded: new Set(excluded) };
}

export function rowMarks(uri: string, marks: Marks): RowMarks {
  return { pinned: marks.pinned.has(uri), excluded: marks.excluded.has(uri) };
}
