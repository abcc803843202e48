import { isAbsolute, relative, resolve, sep } from 'node:path';
import { harmlessPath } from './harmless.ts';

/** A skill's path as it opens from the current folder: below it relative, else as the folder was named. */
export function pathFrom(cwd: string, { root, path }: { readonly root: string; readonly path: string }): string {
  const absolute = resolve(cwd, root, path);
  const below = relative(cwd, absolute);
  const leadsOut = below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
  return harmlessPath(leadsOut && isAbsolute(root) ? absolute : below);
}
