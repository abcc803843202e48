import type { LeftOutCode } from '../../core/report/previewReport.ts';

/** A kind of reasons, named after its first one. */
export type LeftOutGroup = Exclude<LeftOutCode, 'too-long' | 'not-better'>;

/** In the order in which they are offered: what is easiest to do something about first. */
export const leftOutGroups: readonly { readonly group: LeftOutGroup; readonly label: string }[] = [
  { group: 'redundant', label: 'Redundant' },
  { group: 'no-room', label: 'Does not fit' },
  { group: 'not-worth-its-tokens', label: 'Adds too little' },
  { group: 'limit', label: 'Over the limit' },
  { group: 'excluded', label: 'Excluded' },
  { group: 'too-weak', label: 'Weak match' },
  { group: 'no-demand', label: 'No match' },
];

export function groupOf(code: LeftOutCode): LeftOutGroup {
  return code === 'too-long' ? 'no-room' : code === 'not-better' ? 'not-worth-its-tokens' : code;
}
