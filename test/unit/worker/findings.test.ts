import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createCapabilityModel } from '../../../src/core/capability/createCapabilityModel.ts';
import { neverCancelled } from '../../../src/core/util/cancel.ts';
import type { EnginePorts } from '../../../src/worker/engine.ts';
import { engineForTests, rawFile, skillFile } from '../../support/nodeEngineForTests.ts';

const wanted = { redundant: true, distractors: true };
const socks = 'Knits woollen socks and mittens, with yarn choice, gauge, heel turns and colour work.';
const library = [
  skillFile('sock-knitting', socks),
  skillFile('mitten-maker', `${socks} Also caps.`),
  skillFile('orbital-mechanics', 'Computes satellite orbits, transfers, launch windows and ground tracks.'),
  skillFile('beehive-care', 'Looks after bee colonies through swarms, mites, feeding and wintering.'),
];

describe('library findings of the engine', () => {
  it('name the skills, their places and their rivals', async () => {
    const engine = engineForTests();
    await engine.update({ changed: library, removed: [] }, neverCancelled);
    const report = await engine.findings(wanted, neverCancelled);
    assert.deepEqual([report?.version, report?.encoding], [1, 'o200k_base']);
    assert.deepEqual(report?.findings.map(({ uri, code, related }) => [uri, code, related[0]?.uri]), [
      ['file:///library/mitten-maker/SKILL.md', 'redundant-description', 'file:///library/sock-knitting/SKILL.md'],
      ['file:///library/sock-knitting/SKILL.md', 'redundant-description', 'file:///library/mitten-maker/SKILL.md'],
    ]);
  });

  it('need neither the capabilities of the whole library nor what its words mean', async () => {
    const prepared: string[] = [];
    const createModel: EnginePorts['createModel'] = (encoder) => {
      const model = createCapabilityModel(encoder);
      return { ...model, features: (text) => (prepared.push(text.name), model.features(text)) };
    };
    const engine = engineForTests({ createModel, loadEncoder: () => Promise.reject(new Error('not needed')) });
    await engine.update({ changed: library, removed: [] }, neverCancelled);
    const report = await engine.findings(wanted, neverCancelled);
    assert.match(report!.findings[0]!.message, / Both supply "mitten maker"\. /);
    assert.deepEqual(prepared, ['mitten-maker', 'sock-knitting']);
  });

  it('can be turned off for a skill by a comment, which each of them offers', async () => {
    const engine = engineForTests();
    const [socks, caps] = library.map(({ uri }) => uri);
    await engine.update({ changed: library, removed: [] }, neverCancelled);
    const report = await engine.findings(wanted, neverCancelled);
    const at = { line: 1, character: 0 };
    assert.deepEqual(report?.findings.map(({ ignore }) => ignore), Array(2).fill({ start: at, end: at, text: '# skill-loadout-disable redundant-description\n' }));
    const text = new TextDecoder().decode(library[1]!.bytes).replace('---\n', '---\n# skill-loadout-disable redundant-description\n');
    await engine.update({ changed: [{ ...library[1]!, bytes: new TextEncoder().encode(text) }], removed: [] }, neverCancelled);
    const left = await engine.findings(wanted, neverCancelled);
    assert.deepEqual(left?.findings.map(({ uri, related }) => [uri, related[0]?.uri]), [[socks, caps]]);
  });

  it('are after edits what they are when everything is read anew', async () => {
    const edited = engineForTests();
    const changes = [
      skillFile('mitten-maker', 'Shapes clay pots on the wheel, with glazing and kiln firing.'),
      skillFile('pottery', 'Shapes clay pots on the wheel, with glazing and firing in the kiln.'),
      rawFile('broken/SKILL.md', '---\nname: [a\n'),
    ];
    await edited.update({ changed: library, removed: [] }, neverCancelled);
    await edited.findings(wanted, neverCancelled);
    for (const change of changes) {
      await edited.update({ changed: [change], removed: [] }, neverCancelled);
      await edited.findings(wanted, neverCancelled);
    }
    await edited.update({ changed: [], removed: [library[3]!.uri] }, neverCancelled);
    const fresh = engineForTests();
    await fresh.update({ changed: [library[0]!, library[2]!, ...changes], removed: [] }, neverCancelled);
    const report = await edited.findings(wanted, neverCancelled);
    assert.deepEqual(report, await fresh.findings(wanted, neverCancelled));
    assert.deepEqual(report?.findings.map(({ path }) => path), ['mitten-maker/SKILL.md', 'pottery/SKILL.md']);
  });

  it('are given up when cancelled, and when the library changes they are those of the new one', async () => {
    const engine = engineForTests();
    await engine.update({ changed: library, removed: [] }, neverCancelled);
    assert.equal(await engine.findings(wanted, { aborted: true }), undefined);
    const asked = engine.findings(wanted, neverCancelled);
    await engine.update({ changed: [], removed: [library[1]!.uri] }, neverCancelled);
    await asked;
    assert.deepEqual((await engine.findings(wanted, neverCancelled))?.findings, []);
  });

  it('come from huge and hostile files in bounded time', async () => {
    const engine = engineForTests();
    const huge = rawFile('huge/SKILL.md', `---\nname: huge\ndescription: ${'word '.repeat(100_000)}\n---\n${'"quote" use when not. '.repeat(200_000)}`);
    await engine.update({ changed: [...library, huge], removed: [] }, neverCancelled);
    const started = performance.now();
    await engine.findings(wanted, neverCancelled);
    assert.ok(performance.now() - started < 5_000);
  });

  it('fail with the reason where the word vectors are missing, and again work once they are there', async () => {
    let missing = true;
    const complete = engineForTests();
    await complete.update({ changed: library, removed: [] }, neverCancelled);
    const engine = engineForTests({
      loadWordVectors: async () => {
        if (missing) throw new Error('words.vectors is missing');
        return readFile(new URL('../../../media/words.vectors', import.meta.url));
      },
    });
    await engine.update({ changed: library, removed: [] }, neverCancelled);
    await assert.rejects(engine.findings(wanted, neverCancelled), /words\.vectors is missing/);
    missing = false;
    assert.deepEqual(await engine.findings(wanted, neverCancelled), await complete.findings(wanted, neverCancelled));
  });
});
