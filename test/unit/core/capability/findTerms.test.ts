import assert from 'node:assert/strict';
import { findTerms, type FoundWord } from '../../../../src/core/capability/findTerms.ts';
import { stem } from '../../../../src/core/capability/stem.ts';
import { readSkillText } from '../../../../src/core/skill/readSkill.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { grayMatterSplitter } from '../../../../src/worker/grayMatterSplitter.ts';

const text = [
  '---',
  'name: csv-cleaning',
  'description: >-',
  '  Repairs broken exports',
  '  of "spreadsheets". \\u0041ntique',
  'metadata:',
  '  capabilities: deduplication, encodings',
  '---',
  '',
  '# Broken files',
  'Delimiters are guessed; see https://example.org/sniffing for the delimiter.',
  '```sh',
  '# iconv',
  'xsv fixlengths',
  '```',
  'Exports with accents: Crème.',
].join('\n');

function found(words: readonly string[], written = text): Record<string, FoundWord | undefined> {
  const skill = readSkillText(written, 'csv-cleaning/SKILL.md', grayMatterSplitter);
  const result = finish(findTerms(skill, new Set(words.map(stem))));
  return Object.fromEntries(words.map((word) => [word, result.get(stem(word))]));
}

describe('findTerms', () => {
  it('finds each word as written, in the most telling field, with its line from 1', () => {
    assert.deepEqual(found(['clean', 'broken', 'spreadsheet', 'deduplicate', 'file', 'delimiter', 'iconv', 'creme']), {
      clean: { written: 'cleaning', field: 'name', line: 2 },
      broken: { written: 'broken', field: 'description', line: 4 },
      spreadsheet: { written: 'spreadsheets', field: 'description', line: 5 },
      deduplicate: { written: 'deduplication', field: 'capabilities', line: 7 },
      file: { written: 'files', field: 'heading', line: 10 },
      delimiter: { written: 'Delimiters', field: 'text', line: 11 },
      iconv: { written: 'iconv', field: 'code', line: 13 },
      creme: { written: 'Crème', field: 'text', line: 16 },
    });
  });

  it('does not look into web addresses, and finds nothing that is not there', () => {
    assert.deepEqual(found(['sniffing', 'nowhere']), { sniffing: undefined, nowhere: undefined });
  });

  it('finds what escapes hide at the line of the key', () => {
    const escaped = '---\nname: a\ndescription: "Fill \\u0066orms"\n---\n';
    assert.deepEqual(found(['forms'], escaped).forms, { written: 'forms', field: 'description', line: 3 });
  });

  it('takes the folder for the name of a file without front matter', () => {
    assert.deepEqual(found(['csv', 'text'], 'Some text.\r\n'), { csv: { written: 'csv', field: 'name' }, text: { written: 'text', field: 'text', line: 1 } });
  });

  it('takes time in proportion to the text, and no more than the model reads', () => {
    const huge = `---\nname: a\n---\n${'word '.repeat(1_000_000)}`;
    const start = performance.now();
    found(['nothing'], huge);
    assert.ok(performance.now() - start < 2_000);
  });
});
