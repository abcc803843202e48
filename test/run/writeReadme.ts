// Makes the generated parts of the README anew. Usage: node test/run/writeReadme.ts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';
import { readmeInStep } from './readmeParts.ts';

await writeFile(join(root, 'README.md'), await readmeInStep());
