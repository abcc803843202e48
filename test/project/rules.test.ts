import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run/paths.ts';
import { readmeWithRules, ruleFiles } from '../run/ruleFiles.ts';

const hint = 'run `node test/run/writeRules.ts`';

describe('the pages of the rules', () => {
  it('are in step with the table, like the schema of .skillloadoutrc.json', async () => {
    for (const [path, text] of ruleFiles()) assert.equal(await readFile(join(root, path), 'utf8'), text, `${path}: ${hint}`);
  });

  it('have no page without a rule', async () => {
    const files = ruleFiles();
    const strangers = (await readdir(join(root, 'media', 'rules'))).filter((name) => !files.has(`media/rules/${name}`));
    assert.deepEqual(strangers, [], hint);
  });

  it('are listed in the README', async () => {
    const readme = await readFile(join(root, 'README.md'), 'utf8');
    assert.equal(readme, readmeWithRules(readme), hint);
  });
});
