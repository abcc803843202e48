import assert from 'node:assert/strict';
import { parseDocument } from 'yaml';
import type { Skill } from '../../../../src/core/skill/skill.ts';
import { readText } from '../../../support/readText.ts';
import { readSkillCorpus } from '../../../support/skillCorpus.ts';

const BLOCK = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
// Errors that are none of the YAML's.
const ELSEWHERE = new Set(['file-name-case', 'byte-order-mark', 'name-too-long', 'description-too-long', 'control-character']);

function assertSameAsParser({ problems, entries, text, frontMatterRange }: Skill, yaml: string): void {
  const document = parseDocument(yaml, { logLevel: 'silent' });
  const errors = problems.filter(({ code, severity }) => severity === 'error' && !ELSEWHERE.has(code));
  assert.equal(errors.length > 0, document.errors.length > 0, `${JSON.stringify(errors)} where the parser says ${document.errors.join()}`);
  if (errors.length > 0) return;
  assert.equal(text.slice(frontMatterRange?.start, frontMatterRange?.end), yaml);
  const data = document.toJS() as Record<string, unknown>;
  for (const { key, value } of entries) assert.equal(JSON.stringify(value), JSON.stringify(data[key]), key);
}

describe('readSkill on public skills', () => {
  it('reports errors exactly where a YAML parser does, and reads the same values', function () {
    const corpus = readSkillCorpus();
    if ('missing' in corpus) {
      console.log(`      skipped: ${corpus.missing}`);
      this.skip();
    }
    this.timeout(120_000);
    for (const [index, text] of corpus.entries()) {
      const skill = readText(text);
      const block = BLOCK.exec(skill.text);
      try {
        if (block) assertSameAsParser(skill, block[1] ?? '');
      } catch (error) {
        throw new Error(`skill ${index} of the corpus`, { cause: error });
      }
    }
  });
});
