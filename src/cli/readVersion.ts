import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Version of the program in a folder. */
export async function readVersion(programFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(programFolder, '..', 'package.json'), 'utf8')) as { readonly version: string };
  return version;
}
