import assert from 'node:assert/strict';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manySkills } from '../../../src/core/lint/manySkills.ts';
import { makeTree } from './tempTree.ts';
import { TestMachine } from './testIo.ts';

const library = {
  ...manySkills(50),
  'form-1/SKILL.md': '---\nname: form-1\ndescription: Fills: in\nscore: 12345678901234567890\n---\nSee [the list](references/list.md) and [more](more.md).\n',
  'form-1/references/list.md': 'On to [the next](next.md).\n',
  'form-1/references/next.md': 'The end.\n',
  'form-2/SKILL.md': '\ufeff---\nname: wrong\ndescription: [1, .nan, -0.0]\n---\n\n# Überschrift\r\n\r\n```\nexport A=1\n',
};

describe('the cache of what lint found', () => {
  let machine: TestMachine;
  let folder: string;
  const cacheFile = () => join(machine.home, 'cache', 'skill-loadout', 'results.txt');
  const lint = async (...more: string[]) => {
    const outcome = await machine.run(['lint', folder, '--json', ...more]);
    assert.doesNotMatch(outcome.err, /unexpected/);
    return outcome.out;
  };
  const written = async () => (await stat(cacheFile()).catch(() => undefined))?.mtimeMs;
  /** Lints with the cache, twice, and without; all must say the same. */
  const same = async (...more: string[]) => {
    const cold = await lint('--no-cache', ...more);
    assert.equal(await lint(...more), cold);
    const before = await written();
    assert.equal(await lint(...more), cold);
    assert.equal(await written(), before, 'nothing new, nothing written');
    return cold;
  };
  const change = (path: string, text: string) => writeFile(join(folder, path), text);

  beforeEach(async () => {
    machine = await TestMachine.create();
    await writeFile(machine.programFile, '// the program');
    folder = await makeTree(library);
  });

  it('changes no finding, whatever is asked for', async () => {
    await same();
    await same('--no-redundant');
    await same('--host', 'codex');
    await same('--encoding', 'cl100k_base', '--host', 'claude-api');
    await writeFile(join(folder, '.skillloadoutrc.json'), '{ "rules": { "body-too-long": { "lines": 1 } } }');
    await same();
    const text = (more: string[]) => machine.run(['lint', folder, '--format', 'sarif', ...more]);
    assert.deepEqual(await text([]), await text(['--no-cache']));
  });

  it('sees every change of a skill and of the files around it', async () => {
    const seen = new Set([await same()]);
    const changes = [
      () => change('form-3/SKILL.md', '---\nname: form-3\ndescription: Says: something else\n---\n'),
      () => change('form-1/more.md', 'There now.\n'),
      () => change('form-1/references/list.md', 'Leads nowhere.\n'),
      () => rm(join(folder, 'form-1/references/list.md')),
      () => rm(join(folder, 'form-7'), { recursive: true }),
      async () => {
        await mkdir(join(folder, 'sub/form-9'), { recursive: true });
        await change('sub/form-9/SKILL.md', await readFile(join(folder, 'form-9/SKILL.md'), 'utf8'));
      },
    ];
    for (const [index, each] of changes.entries()) {
      await each();
      seen.add(await same());
      assert.equal(seen.size, index + 2, `change ${index + 1} shows`);
    }
  });

  it('reads no skill again that did not change', async () => {
    await lint();
    const before = await readFile(cacheFile(), 'utf8');
    await change('form-3/SKILL.md', '---\nname: form-3\ndescription: Says: something else\n---\n');
    await lint();
    const fresh = (await readFile(cacheFile(), 'utf8')).split('\n').filter((line) => !before.includes(line));
    const kinds = fresh.map((line) => (line.includes('"skill":') ? 'skill' : line.includes('"facts":') ? 'file' : 'other'));
    assert.deepEqual([kinds.filter((kind) => kind === 'skill').length, kinds.filter((kind) => kind === 'file').length], [1, 1]);
  });

  it('is let alone by a run that is told to, and by a program that cannot be known', async () => {
    await lint('--no-cache');
    assert.equal(await written(), undefined);
    await rm(machine.programFile);
    await lint();
    assert.equal(await written(), undefined);
  });

  it('counts for one build of the program', async () => {
    await same();
    const before = await readFile(cacheFile(), 'utf8');
    await utimes(cacheFile(), 0, 0);
    await writeFile(machine.programFile, '// another program');
    await lint();
    assert.notEqual((await readFile(cacheFile(), 'utf8')).split('\n')[0], before.split('\n')[0]);
  });

  for (const [what, damage] of [
    ['noise', () => writeFile(cacheFile(), Buffer.from([0xff, 0, 0xfe]))],
    ['half', async () => writeFile(cacheFile(), (await readFile(cacheFile(), 'utf8')).slice(0, 5_000))],
    ['findings that somebody took out', async () => writeFile(cacheFile(), (await readFile(cacheFile(), 'utf8')).replaceAll('unquoted-colon', 'quote-unclosed'))],
    ['nothing, being a folder', async () => {
      await rm(cacheFile());
      await mkdir(cacheFile());
    }],
  ] as const) {
    it(`does no harm when it holds ${what}`, async () => {
      const cold = await lint();
      await damage();
      const { out, err } = await machine.run(['lint', folder, '--json', '--verbose']);
      assert.equal(out, cold);
      assert.match(err, /results\.txt/);
      assert.equal(await lint(), cold);
    });
  }

  it('knows what fixes wrote', async () => {
    await lint();
    const { out } = await machine.run(['lint', folder, '--json', '--fix']);
    const findingsOf = (json: string) => (JSON.parse(json) as { findings: unknown }).findings;
    assert.deepEqual(findingsOf(out), findingsOf(await lint('--no-cache')));
    await same();
  });
});
