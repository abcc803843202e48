import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../core/util/seededRandom.ts';
import type { CorpusLine } from '../corpus.ts';
import { readCorpus } from '../readCorpus.ts';
import { sourcesText } from '../sourcesText.ts';
import { exampleOf, type Example } from './examples.ts';
import { trainEncoder } from './trainEncoder.ts';

// npm run train:encoder -- --corpus <dir|jsonl|jsonl.gz|-> [--out media/encoder.vectors]: trains the text encoder on
// public skills, a JSON object with `text`, `repo` and `licence` a line.

const { corpus, out } = parseArgs({ options: { corpus: { type: 'string' }, out: { type: 'string', default: 'media/encoder.vectors' } } }).values;
if (corpus === undefined) throw new Error('Say what to train on: --corpus <dir|jsonl|jsonl.gz|->');
const examples: Example[] = [];
const used: CorpusLine[] = [];
for await (const line of readCorpus(corpus)) {
  const example = exampleOf(line.text);
  if (example === undefined) continue;
  examples.push(example);
  used.push({ ...line, text: '' });
}
const bytes = trainEncoder(examples, seededRandom(42));
await writeFile(out, bytes);
const hash = createHash('sha256').update(bytes).digest('hex');
await writeFile(`${out}.md`, sourcesText(used, hash, {
  title: 'Text encoder',
  about: `\`encoder.vectors\` turns texts into directions: a vector for each word, trained so that the requests and sections of ${used.length} public agent skills lie near the name and description of their own skill. It holds words and numbers, no text of the skills.`,
  command: 'xz -dc pool.jsonl.xz | npm run train:encoder -- --corpus -',
}));
process.stdout.write(`${out}: ${bytes.length} bytes from ${examples.length} skills, sha256 ${hash}\n`);
