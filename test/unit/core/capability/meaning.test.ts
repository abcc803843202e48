import assert from 'node:assert/strict';
import { createCapabilityModel } from '../../../../src/core/capability/createCapabilityModel.ts';
import { nearnessOf, noMeaning, type TextEncoder } from '../../../../src/core/capability/meaning.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { encoderForTests } from '../../../support/encoderForTests.ts';
import { fitOn, operations, skillText } from './smallLibrary.ts';

describe('nearnessOf', () => {
  it('is the cosine of unit vectors, and 0 where one of them is not known', () => {
    const east = Float32Array.of(1, 0);
    assert.deepEqual([...nearnessOf(east, [east, Float32Array.of(0, 1), Float32Array.of(-1, 0), Float32Array.of(0, 0), noMeaning])], [1, 0, -1, 0, 0]);
    assert.deepEqual([...nearnessOf(noMeaning, [east, noMeaning])], [0, 0]);
  });
});

describe('a model with an encoder', () => {
  const library = [
    ...operations,
    skillText('speech-to-text', 'Transcribe audio recordings into text with Whisper.', { body: 'Run it over the audio files.' }),
    skillText('invoice-ledger', 'Keep the ledger of invoices and book payments.', { body: 'Book each payment.' }),
  ];
  const [speech, ledger] = [operations.length, operations.length + 1];

  it('brings up a skill that says the task in other words', async () => {
    const model = createCapabilityModel(await encoderForTests());
    const fitted = finish(model.fit(library.map((text) => model.features(text))));
    const task = 'Write down what is said in the audio of the podcast';
    const [byWords, byMeaning] = [fitOn(library).demand(task).relevance, fitted.demand(task).relevance];
    assert.ok(byMeaning[speech]! > byWords[speech]! + 0.02);
    assert.ok(byMeaning[speech]! - byWords[speech]! > byMeaning[ledger]! - byWords[ledger]!);
  });

  it('never lets meaning alone demand anything', () => {
    // Every text means the same to it.
    const sameness: TextEncoder = { encode: () => Float32Array.of(1), shareOf: () => 0 };
    const model = createCapabilityModel(sameness);
    const fitted = finish(model.fit(library.map((text) => model.features(text))));
    for (const task of ['Bake a chocolate cake for twelve guests', '巧克力蛋糕怎么做']) assert.equal(fitted.demand(task).weights.dims.length, 0, task);
  });

  it('knows which words are common before a library shows it', async () => {
    // `split` stands in one skill of the two, and in many of the world's; `chapter` in one of the two, and in few.
    const two = [skillText('splitter', 'Split the texts.'), skillText('chapters', 'Number the chapters.')];
    const weighed = async (encoder: TextEncoder | undefined) => {
      const model = createCapabilityModel(encoder);
      const { relevance } = finish(model.fit(two.map((text) => model.features(text)))).demand('split chapters');
      return relevance[1]! / relevance[0]!;
    };
    const encoder = await encoderForTests();
    const wordsAlone: TextEncoder = { encode: () => noMeaning, shareOf: (term) => encoder.shareOf(term) };
    assert.ok(encoder.shareOf('split') > 2 * encoder.shareOf('chapter') && encoder.shareOf('zzxqv') === 0);
    assert.ok((await weighed(wordsAlone)) > (await weighed(undefined)) * 1.1);
  });
});
