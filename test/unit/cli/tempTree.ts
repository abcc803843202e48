import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A file's contents, or where a symbolic link leads (relative to its own folder). */
export type TreeEntry = string | Uint8Array | { readonly link: string };

const made: string[] = [];

/** Writes a folder with these files and links. @returns its real path */
export async function makeTree(entries: Readonly<Record<string, TreeEntry>>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'skill-loadout-cli-')));
  made.push(folder);
  for (const [path, entry] of Object.entries(entries)) {
    const absolute = join(folder, path);
    await mkdir(dirname(absolute), { recursive: true });
    if (typeof entry === 'object' && 'link' in entry) await symlink(entry.link, absolute);
    else await writeFile(absolute, entry);
  }
  return folder;
}

/** Removes every folder that `makeTree` made. */
export async function removeTrees(): Promise<void> {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** A small skill document. */
export function skillText(name: string, description: string, body = `# ${name}\n\n${description}\n`): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n${body}`;
}
