import type { Uri } from 'vscode';

/** As much of a `file:` URI as path arithmetic needs. */
export function fakeUri(path: string): Uri {
  return {
    scheme: 'file',
    authority: '',
    path,
    with: (change: { path: string }) => fakeUri(change.path),
    toString: () => `file://${path}`,
  } as unknown as Uri;
}
