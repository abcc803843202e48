import type { Uri } from 'vscode';

/** The URIs that lie below no other of them: whoever looks into these sees the others. */
export function topmost(uris: readonly Uri[]): readonly Uri[] {
  const all = new Map(uris.map((uri) => [uri.toString(), uri]));
  return [...all.values()].filter((uri) => {
    for (let { path } = uri; path.lastIndexOf('/') > 0;) {
      path = path.slice(0, path.lastIndexOf('/'));
      if (all.has(uri.with({ path }).toString())) return false;
    }
    return true;
  });
}
