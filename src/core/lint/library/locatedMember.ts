import { lineStarts, positionAt, type TextPosition } from '../../skill/position.ts';
import type { LibraryFinding, RelatedSkill } from './libraryFinding.ts';
import type { Member } from './member.ts';

/** A member with the file that it was read from. */
export interface LocatedMember {
  readonly uri: string;
  readonly root: string;
  readonly path: string;
  /** The file's text, which the ranges of the member count in. */
  readonly text: string;
  readonly member: Member;
}

/** A finding at the member's place. */
export function findingAt(at: LocatedMember, finding: Pick<LibraryFinding, 'code' | 'severity' | 'message' | 'related'>): LibraryFinding {
  return { uri: at.uri, root: at.root, path: at.path, ...finding, ...positionsOf(at) };
}

/** Another member as a place that a finding points to. */
export function relatedTo(at: LocatedMember, message: string): RelatedSkill {
  return { uri: at.uri, root: at.root, path: at.path, message, ...positionsOf(at) };
}

function positionsOf({ text, member }: LocatedMember): { readonly start: TextPosition; readonly end: TextPosition } {
  const { start, end } = member.place;
  const starts = lineStarts(text.slice(0, end)); // the place is near the start; the rest may be megabytes
  return { start: positionAt(starts, start), end: positionAt(starts, end) };
}
