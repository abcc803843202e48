import type { Uri } from 'vscode';

/** Path of `uri` below `root` with forward slashes, or undefined when it is not below it. */
export function pathBelow(root: Uri, uri: Uri): string | undefined {
  if (root.scheme !== uri.scheme || root.authority !== uri.authority) return undefined;
  const prefix = root.path.endsWith('/') ? root.path : `${root.path}/`;
  return uri.path.startsWith(prefix) ? uri.path.slice(prefix.length) : undefined;
}
