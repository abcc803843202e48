import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The licences of the packages whose code or data a build took in, as their terms ask for.
 * @param root where node_modules is; @param inputs paths of everything that was bundled, relative to it
 * @throws Error naming a package that has no licence file
 */
export async function thirdPartyNotices(root: string, inputs: Iterable<string>): Promise<string> {
  const folders = new Set([...inputs].flatMap((path) => packageFolder(path) ?? []));
  const notices = await Promise.all([...folders].sort().map((folder) => notice(join(root, folder))));
  return ['Skill Loadout contains code and data of these packages.', ...notices].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** `node_modules/a/node_modules/@b/c/d.js` lies in `node_modules/a/node_modules/@b/c`. */
function packageFolder(path: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll('\\', '/'))?.[0];
}

async function notice(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (file !== undefined) return `${name} ${version} (${license})\n\n${(await readFile(join(folder, file), 'utf8')).trim()}`;
  // Some packages name their licence and leave its text out.
  if (license !== undefined) return `${name} ${version} (${license}, as its package.json says; it has no licence file)`;
  throw new Error(`${folder} has no licence: take another package or ask its authors`);
}
