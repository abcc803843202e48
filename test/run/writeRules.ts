// Writes media/rules/, the schema of .skillloadoutrc.json and the table of rules in README.md.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';
import { readmeWithRules, ruleFiles } from './ruleFiles.ts';

const files = ruleFiles();
const folder = join(root, 'media', 'rules');
await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) if (!files.has(`media/rules/${name}`)) await rm(join(folder, name));
for (const [path, text] of files) await writeFile(join(root, path), text);
const readme = join(root, 'README.md');
await writeFile(readme, readmeWithRules(await readFile(readme, 'utf8')));
