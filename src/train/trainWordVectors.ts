import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { trainingText, type CorpusLine, type TrainingText } from './corpus.ts';
import { seededRandom } from '../core/util/seededRandom.ts';
import { sourcesText } from './sourcesText.ts';
import { trainWordVectors } from './wordVectors.ts';

// Trains media/words.vectors. Reads public skills from standard input, a JSON object with `text`, `repo` and `licence` a line:
//   xz -dc pool.jsonl.xz | node src/train/trainWordVectors.ts media/words.vectors

const file = process.argv[2];
if (file === undefined) throw new Error('Say which file to write: trainWordVectors.ts media/words.vectors');
const texts: TrainingText[] = [];
const used: CorpusLine[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (line === '') continue;
  const source = JSON.parse(line) as CorpusLine;
  const text = trainingText(source);
  if (text === undefined) continue;
  texts.push(text);
  used.push(source);
}
const bytes = trainWordVectors(texts, seededRandom(42));
await writeFile(file, bytes);
const hash = createHash('sha256').update(bytes).digest('hex');
await writeFile(`${file}.md`, sourcesText(used, hash, {
  title: 'Word vectors',
  about: `\`words.vectors\` says which words are used alike: directions of single words, computed from how often they stand near each other in ${used.length} public agent skills. It holds words and numbers, no text of the skills.`,
  command: 'xz -dc pool.jsonl.xz | node src/train/trainWordVectors.ts media/words.vectors',
}));
process.stdout.write(`${file}: ${bytes.length} bytes from ${texts.length} skills, sha256 ${hash}\n`);
