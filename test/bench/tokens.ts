// Compares the token counter with js-tiktoken and gpt-tokenizer, in speed and in every count, then times hard texts.
// SKILL_LOADOUT_DATA names a folder of real skills (see ../support/skillCorpus.ts); without it the texts are generated.
import { createTokenCounter } from '../../src/core/tokens/tiktokenCounter.ts';
import type { EncodingName } from '../../src/core/tokens/tokenCounter.ts';
import { countWithGptTokenizer } from '../support/gptTokenizer.ts';
import { countWithJsTiktoken } from '../support/jsTiktoken.ts';
import { countPlainly } from '../support/plainTokenCount.ts';
import { random } from '../support/random.ts';
import { randomText } from '../support/randomText.ts';
import { readSkillCorpus } from '../support/skillCorpus.ts';
import { encodings, packedRanks } from '../support/tiktokenRanks.ts';

type Count = (text: string) => number;

const warmUpTexts = 100;
const megabyte = 1_000_000;

const corpus = readSkillCorpus();
if ('missing' in corpus) console.log(`Generated texts, because ${corpus.missing}.`);
const source = random(1);
const texts = 'missing' in corpus ? Array.from({ length: 3000 }, () => randomText(source, 400)) : corpus;
const fuzz = Array.from({ length: 200 }, () => randomText(source, source.int(20) === 0 ? 2000 : 300));

for (const encoding of encodings) {
  packedRanks(encoding);
  const [counter, loadMs] = timed(() => createTokenCounter(packedRanks(encoding), encoding));
  const ours: Count = (text) => counter.count(text);
  console.log(`\n${encoding}: loaded in ${loadMs.toFixed(0)} ms`);
  compareSpeed(`${texts.length} ${'missing' in corpus ? 'generated texts' : 'skill files'}`, texts, encoding, ours);
  compareSpeed(`${fuzz.length} random texts of up to 2,000 units`, fuzz, encoding, ours);
  timeHardTexts(encoding, ours);
}

function compareSpeed(title: string, texts: readonly string[], encoding: EncodingName, ours: Count): void {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const counters: Readonly<Record<string, Count>> = {
    'js-tiktoken': (text) => countWithJsTiktoken(encoding, text),
    'skill-loadout': ours,
    'gpt-tokenizer': (text) => countWithGptTokenizer(encoding, text),
  };
  let reference: { readonly counts: readonly number[]; readonly ms: number } | undefined;
  const rows = Object.entries(counters).map(([name, count]) => {
    texts.slice(0, warmUpTexts).forEach(count);
    const [counts, ms] = timed(() => texts.map(count));
    reference ??= { counts, ms };
    const { counts: expected, ms: referenceMs } = reference;
    return {
      counter: name,
      'MB/s': round(bytes / ms / 1000),
      'times js-tiktoken': round(referenceMs / ms),
      mismatches: counts.filter((tokens, at) => tokens !== expected[at]).length,
      tokens: counts.reduce((sum, tokens) => sum + tokens, 0),
    };
  });
  console.log(`${title}, ${round(bytes / megabyte)} MB`);
  console.table(rows);
}

function timeHardTexts(encoding: EncodingName, ours: Count): void {
  const rows = ['a', 'A', ' ', '中', '😀', '!', '9', '\n ', '\u0301', '中A', "'s"].map((unit) => {
    const text = unit.repeat(megabyte / unit.length);
    const [tokens, ms] = timed(() => ours(text));
    const [, fiveMs] = timed(() => ours(unit.repeat((5 * megabyte) / unit.length)));
    return { of: JSON.stringify(unit), '1M units, ms': round(ms), '5M units, ms': round(fiveMs), tokens, exact: tokens === countPlainly(encoding, text) };
  });
  console.log('One million UTF-16 units of the same, exact = equal to a plain merge; five million as well');
  console.table(rows);
}

function timed<T>(run: () => T): readonly [result: T, ms: number] {
  const start = performance.now();
  const result = run();
  return [result, performance.now() - start];
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
