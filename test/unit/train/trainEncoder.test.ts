import assert from 'node:assert/strict';
import { readEncoder } from '../../../src/core/encoder/readEncoder.ts';
import { StaticEncoder } from '../../../src/core/encoder/staticEncoder.ts';
import { seededRandom } from '../../../src/core/util/seededRandom.ts';
import { exampleOf } from '../../../src/train/encoder/examples.ts';
import { trainEncoder } from '../../../src/train/encoder/trainEncoder.ts';

const subjects = [
  ['baking', 'Bake bread with yeast and flour in the oven', 'Knead the dough and let the crust of the loaf brown in a hot oven before you slice it for the guests'],
  ['rockets', 'Launch rockets into orbit with enough fuel', 'Ignite the engine of the booster and watch its thrust until the stage separates and the capsule is in orbit'],
] as const;
const skill = (n: number) => {
  const [name, description, section] = subjects[n % 2]!;
  return `---\nname: ${name}-${n}\ndescription: ${description}. Use when the user asks for ${name} number ${n}.\n---\n# ${name}\n\n## How\n\n${section}.\n`;
};
const examples = Array.from({ length: 40 }, (_, n) => exampleOf(skill(n))!);
const settings = { dims: 8, rounds: 4, batch: 8, temperature: 0.1, rate: 0.1, hidden: 0.5 };

describe('training the encoder', () => {
  it('gives the same bytes each time', () => {
    const bytes = trainEncoder(examples, seededRandom(1), settings);
    assert.deepEqual(trainEncoder(examples, seededRandom(1), settings), bytes);
    assert.notDeepEqual(trainEncoder(examples, seededRandom(2), settings), bytes);
  });

  it('brings a section near the description of its skill', () => {
    const encoder = new StaticEncoder(readEncoder(trainEncoder(examples, seededRandom(1), settings)));
    const near = (a: string, b: string) => encoder.encode(a).reduce((sum, value, n) => sum + value * encoder.encode(b)[n]!, 0);
    for (const [n, [, , section]] of subjects.entries()) assert.ok(near(section, subjects[n]![1]) > near(section, subjects[1 - n]![1]) + 0.3);
  });

  it('learns from English alone', () => {
    assert.equal(exampleOf('---\nname: brot\ndescription: Backt Brot mit Hefe und Mehl im Ofen\n---\n# Brot\n\nKnete den Teig und lass die Kruste bräunen.\n'), undefined);
  });

  it('reads requests and sections of a skill', () => {
    const { name, requests, sections } = examples[1]!;
    assert.deepEqual([name, requests.length, sections.length], ['rockets-1', 1, 1]);
  });
});
