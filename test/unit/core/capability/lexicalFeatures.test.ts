import assert from 'node:assert/strict';
import { lexicalFeatures } from '../../../../src/core/capability/lexicalFeatures.ts';
import { skillText } from './smallLibrary.ts';

function frequency(features: ReturnType<typeof lexicalFeatures>, term: string): number {
  return features.frequencies[features.terms.indexOf(term)] ?? 0;
}

describe('lexicalFeatures', () => {
  it('counts the name and description above the headings and those above the body', () => {
    const features = lexicalFeatures({ name: 'alpha', description: 'bravo', headings: ['charlie'], body: `delta ${'echo '.repeat(100)}`, declared: [] });
    assert.equal(frequency(features, 'alpha'), frequency(features, 'bravo'));
    assert.ok(frequency(features, 'bravo') > frequency(features, 'charli'));
    assert.ok(frequency(features, 'charli') > frequency(features, 'delta'));
    assert.ok(frequency(features, 'delta') > 0);
  });

  it('leaves addresses out of the body, and reads code as a field of its own', () => {
    const body = (code: string) => `At https://example.org/zulu\n\`\`\`sh\n${code}\n\`\`\`\n${'charlie '.repeat(300)}`;
    const features = lexicalFeatures(skillText('alpha', 'bravo', { body: body('kubectl https://example.org/yankee') }));
    assert.deepEqual([...features.terms].sort(), ['alpha', 'bravo', 'charli', 'kubectl']);
    // However long the prose is, a term of a short piece of code counts the same.
    const longer = lexicalFeatures(skillText('alpha', 'bravo', { body: body('kubectl').repeat(3) }));
    assert.ok(frequency(longer, 'kubectl') >= frequency(features, 'kubectl'));
  });

  it('survives structured cloning, and takes a few kilobytes at most', () => {
    const words = Array.from({ length: 20_000 }, (_, n) => `word${n.toString(36)}x`).join(' ');
    const features = lexicalFeatures(skillText('alpha', words, { body: words }));
    assert.deepEqual(structuredClone(features), features);
    assert.ok(JSON.stringify(features.terms).length + features.frequencies.byteLength + features.headline.byteLength < 12_000);
  });

  it('reads a body of 5 MB in bounded time', () => {
    const started = performance.now();
    for (const line of ['lorem ipsum ', '```\n', 'a', '検索', 'http://', '# ', '<img onerror=x>']) {
      lexicalFeatures(skillText('alpha', line.repeat(100_000), { body: line.repeat(Math.ceil(5e6 / line.length)), headings: [line.repeat(10_000)] }));
    }
    assert.ok(performance.now() - started < 4_000);
  });

  it('reads a skill without any text', () => {
    assert.deepEqual(lexicalFeatures({ name: '', description: '', headings: [], body: '', declared: [] }).terms, []);
  });
});
