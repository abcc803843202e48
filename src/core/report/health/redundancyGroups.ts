import type { LibraryFinding } from '../../lint/library/libraryFinding.ts';

/** Skills that say the same as one another, directly or by way of others: sets of URIs, the largest first. */
export function redundancyGroups(findings: readonly LibraryFinding[]): readonly (readonly string[])[] {
  const leader = new Map<string, string>();
  const find = (uri: string): string => {
    let at = uri;
    for (let next = leader.get(at); next !== undefined && next !== at; next = leader.get(at)) at = next;
    return at;
  };
  for (const { code, uri, related } of findings) {
    if (code !== 'redundant-description') continue;
    for (const other of [uri, ...related.map((each) => each.uri)]) leader.set(find(other), find(uri));
  }
  const groups = new Map<string, string[]>();
  for (const uri of leader.keys()) {
    const group = groups.get(find(uri));
    if (group) group.push(uri);
    else groups.set(find(uri), [uri]);
  }
  return [...groups.values()].filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
}
