import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uriPath } from './paths.ts';

/**
 * Lists an extension as installed in an extensions folder, by a link: after a build, reloading the window is enough.
 * @param extension its folder; without one, nothing is installed
 */
export async function installExtension(extensionsFolder: string, extension?: string): Promise<void> {
  await mkdir(extensionsFolder, { recursive: true });
  if (extension === undefined) return;
  const manifest = JSON.parse(await readFile(join(extension, 'package.json'), 'utf8')) as Record<string, string>;
  const id = `${manifest['publisher']}.${manifest['name']}`;
  const folder = `${id}-${manifest['version']}`;
  const location = join(extensionsFolder, folder);
  // A junction needs no privileges on Windows; other systems ignore the type.
  await symlink(extension, location, 'junction');
  const entry = {
    identifier: { id },
    version: manifest['version'],
    location: { $mid: 1, scheme: 'file', path: uriPath(location) },
    relativeLocation: folder,
    metadata: { source: 'vsix' },
  };
  await writeFile(join(extensionsFolder, 'extensions.json'), JSON.stringify([entry]));
}
