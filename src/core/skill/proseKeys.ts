/** Keys whose value is prose, where a `#` is hardly ever meant for a comment. A name is none: what stands behind it is one. */
export const proseKeys: ReadonlySet<string> = new Set(['description', 'when_to_use', 'argument-hint', 'compatibility']);
