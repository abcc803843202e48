import assert from 'node:assert/strict';
import { problemCodes } from '../../../../src/core/skill/problems.ts';
import type { ProblemCode } from '../../../../src/core/skill/problems.ts';
import { readText } from '../../../support/readText.ts';

const block = (yaml: string, body = ''): string => `---\n${yaml}\n---\n${body}`;
const described = (yaml: string): string => block(`name: demo\ndescription: Does it.\n${yaml}`);
const description = (written: string): string => block(`name: demo\ndescription: ${written}`);

interface Case {
  readonly code: ProblemCode;
  /** What the problem marks. */
  readonly marks: string;
  readonly text: string | Uint8Array;
  readonly path?: string;
}

const fine = described('');
const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part])));

const cases: readonly Case[] = [
  { code: 'file-empty', marks: '', text: '' },
  { code: 'file-empty', marks: '  ', text: '  \n\n' },
  { code: 'file-name-case', marks: '---', text: fine, path: 'x/demo/skill.md' },
  { code: 'file-name-case', marks: '---', text: fine, path: 'Skill.MD' },
  { code: 'not-utf8', marks: '\ufffd', text: bytes(fine, 'caf', [0xe9], '\n') },
  { code: 'not-utf8', marks: '---', text: bytes([0xff, 0xfe], [...fine].flatMap((char) => [char.charCodeAt(0), 0])) },
  { code: 'byte-order-mark', marks: '---', text: `\ufeff${fine}` },
  { code: 'nul-character', marks: '\0', text: `${fine}a\0b` },
  { code: 'control-character', marks: '\u0007', text: description('a\u0007b') },
  { code: 'control-character', marks: '\0', text: description('a\0b') },
  { code: 'lone-carriage-return', marks: '\r', text: fine.replaceAll('\n', '\r') },

  { code: 'front-matter-missing', marks: '# Title', text: '# Title\n\nText.' },
  { code: 'front-matter-missing', marks: '-- -', text: '-- -\nname: demo\n---\n' },
  { code: 'text-before-front-matter', marks: '\n', text: `\n${fine}` },
  { code: 'text-before-front-matter', marks: '<!-- by us -->\n', text: `<!-- by us -->\n${fine}` },
  { code: 'text-before-front-matter', marks: '# a comment\n\n', text: `# a comment\n\n${fine}` },
  { code: 'opening-line-language', marks: 'js', text: '---js\n{ name: "demo" }\n---\n' },
  { code: 'opening-line-language', marks: ' yaml', text: fine.replace('---', '--- yaml') },
  { code: 'opening-line-not-exact', marks: '----', text: fine.replace('---', '----') },
  { code: 'opening-line-not-exact', marks: '--- name: demo', text: '--- name: demo\n---\n' },
  { code: 'closing-line-spaces', marks: ' \t', text: fine.replace('\n---\n', '\n--- \t\n') },
  { code: 'opening-line-spaces', marks: ' \t', text: fine.replace('---', '--- \t') },
  { code: 'front-matter-unclosed', marks: '---', text: '---\nname: demo\ndescription: Does it.\n\n# Title\n' },
  { code: 'front-matter-unclosed', marks: '---', text: '---' },
  { code: 'closing-line-not-exact', marks: '----', text: '---\nname: demo\ndescription: Does it.\n----\nText.\n' },
  { code: 'closing-line-not-exact', marks: '---x: 1', text: described('---x: 1') },
  { code: 'front-matter-too-long', marks: '---', text: described(`license: ${'x'.repeat(70_000)}`) },
  { code: 'front-matter-too-long', marks: '\n'.repeat(3_001), text: described('\n'.repeat(2_999)).replace('Does it.', '"Does it."') },
  { code: 'second-front-matter', marks: '---\nname: other\n---', text: `${fine}\n---\nname: other\n---\nText.` },
  { code: 'front-matter-empty', marks: '---', text: block('') },
  { code: 'front-matter-empty', marks: '---', text: '---\n# only a comment\n---\n' },
  { code: 'front-matter-not-mapping', marks: '- name\n- demo', text: block('- name\n- demo') },
  { code: 'front-matter-not-mapping', marks: '"demo"', text: block('"demo"') },

  { code: 'unquoted-colon', marks: ': ', text: description('Use when: asked.') },
  { code: 'unquoted-colon', marks: ':', text: block('name: demo\ndescription: Use when:\nlicense: MIT') },
  { code: 'unquoted-colon', marks: ': ', text: block('name: demo\ndescription: Does it\n  well. Note: twice.') },
  { code: 'unquoted-colon', marks: ': ', text: described('metadata:\n  note: a: b') },
  { code: 'unquoted-colon', marks: ': ', text: described('tags:\n  - a: b: c') },
  { code: 'comment-cuts-value', marks: '#12 at once', text: description('Fixes #12 at once') },
  { code: 'comment-cuts-value', marks: '#12', text: described('metadata:\n  issue: see #12') },
  { code: 'comment-cuts-value', marks: '#all', text: description('#all') },
  { code: 'comment-splits-value', marks: '# first', text: block('name: demo\ndescription: Does # first\n  and more') },
  { code: 'tab-indentation', marks: '\t', text: described('metadata:\n\tversion: "1"') },
  { code: 'bad-indentation', marks: '  ', text: block('name: demo\n  description: Does it.') },
  { code: 'bad-indentation', marks: ' ', text: block(' name: demo\ndescription: Does it.') },
  { code: 'quote-unclosed', marks: '"', text: description('"Does it.') },
  { code: 'quote-unclosed', marks: "'", text: block("name: 'demo\ndescription: Does it.\nlicense: 'MIT'") },
  { code: 'text-after-quote', marks: 'it', text: description('"Does" it') },
  { code: 'text-after-quote', marks: "s the user's words'", text: description("'It's the user's words'") },
  { code: 'bad-escape', marks: '\\p', text: description('"C:\\projects"') },
  { code: 'bad-escape', marks: '\\u', text: description('"C:\\users"') },
  { code: 'bad-escape', marks: "\\'", text: description('"Don\\\'t"') },
  { code: 'escape-not-meant', marks: '\\n', text: description('"C:\\new"') },
  { code: 'bracket-unclosed', marks: '[', text: described('allowed-tools: [Read, Write') },
  { code: 'text-after-bracket', marks: '[b]', text: described('argument-hint: [a] [b]') },
  { code: 'special-character', marks: '@', text: description('@handles mentions') },
  { code: 'special-character', marks: '*', text: description('*bold* words') },
  { code: 'special-character', marks: '`', text: description('`git` helper') },
  { code: 'special-character', marks: '@', text: described('keywords: [a, @b]') },
  { code: 'special-character', marks: '-', text: description('- a dash') },
  { code: 'block-text-misplaced', marks: 'Does it.', text: description('> Does it.') },
  { code: 'colon-without-space', marks: ':', text: block('name:demo\ndescription: Does it.') },
  { code: 'colon-without-space', marks: ':', text: block('name:demo') },
  { code: 'colon-missing', marks: ' = ', text: block('name: demo\ndescription = Does it.') },
  { code: 'colon-missing', marks: ' ', text: block('name: demo\ndescription Does it.') },
  { code: 'colon-without-space', marks: '：', text: block('name：demo\ndescription: Does it.') },
  { code: 'invisible-character', marks: '\u200b', text: block('name: de\u200bmo\ndescription: Does it.') },
  { code: 'line-without-key', marks: 'and more', text: block('name: demo\ndescription: Does it\nand more') },
  { code: 'line-without-key', marks: 'and more\nand more', text: block('name: demo\ndescription: Does it\nand more\nand more') },
  { code: 'document-end', marks: '...', text: block('name: demo\n...\ndescription: Does it.') },
  { code: 'special-character', marks: '%', text: block('%YAML 1.1\nname: demo') },
  { code: 'yaml-error', marks: '-', text: block('name: demo\n- a\ndescription: Does it.') },
  { code: 'duplicate-key', marks: 'name', text: described('name: other') },
  { code: 'duplicate-key', marks: 'a', text: described('metadata:\n  a: 1\n  a: 2') },
  { code: 'key-not-text', marks: '[a, b]', text: described('? [a, b]\n: c') },
  { code: 'yaml-tag', marks: '!!js/function', text: described('run: !!js/function "function () { throw 1 }"') },
  { code: 'yaml-tag', marks: '!!binary', text: described('data: !!binary aGk=') },
  { code: 'yaml-tag', marks: '!secret', text: described('items:\n  - !secret x') },
  { code: 'unknown-alias', marks: '*nobody', text: described('license: *nobody') },
  { code: 'alias-expansion', marks: '*a4', text: described(['a0: &a0 [x,x,x,x,x,x,x,x,x,x]', ...[1, 2, 3, 4, 5].map((n) => `a${n}: &a${n} [${Array(10).fill(`*a${n - 1}`).join(',')}]`)].join('\n')) },
  { code: 'yaml-too-deep', marks: '[', text: described(`deep: ${'['.repeat(30_000)}${']'.repeat(30_000)}`) },
  { code: 'merge-key', marks: '<<', text: described('base: &b { x: a }\nmetadata:\n  <<: *b') },
  { code: 'yaml-versions-differ', marks: 'yes', text: described('user-invocable: yes') },

  { code: 'name-missing', marks: '---', text: block('description: Does it.') },
  { code: 'name-empty', marks: 'name', text: block('name:\ndescription: Does it.') },
  { code: 'name-empty', marks: '""', text: block('name: ""\ndescription: Does it.') },
  { code: 'name-not-text', marks: '123', text: block('name: 123\ndescription: Does it.') },
  { code: 'name-not-text', marks: '[demo]', text: block('name: [demo]\ndescription: Does it.') },
  { code: 'name-too-long', marks: 'a'.repeat(65), text: block(`name: ${'a'.repeat(65)}\ndescription: Does it.`) },
  { code: 'name-characters', marks: 'My Skill', text: block('name: My Skill\ndescription: Does it.') },
  { code: 'name-characters', marks: 'a--b', text: block('name: a--b\ndescription: Does it.') },
  { code: 'description-missing', marks: '---', text: block('name: demo') },
  { code: 'description-empty', marks: 'description', text: block('name: demo\ndescription:') },
  { code: 'description-not-text', marks: '[a, b]', text: description('[a, b]') },
  { code: 'description-number', marks: '12', text: description('12') },
  { code: 'description-too-long', marks: `${'é'.repeat(1_025)}`, text: description('é'.repeat(1_025)) },
];

describe('the problems of reading a skill', () => {
  for (const { code, marks, text, path } of cases) {
    const shown = typeof text === 'string' ? JSON.stringify(text.slice(0, 70)) : 'bytes';
    it(`reports ${code} at ${JSON.stringify(marks.slice(0, 30))} in ${shown}`, () => {
      const skill = readText(text, path);
      const found = skill.problems.filter((each) => each.code === code);
      assert.notEqual(found.length, 0, `found ${JSON.stringify(skill.problems)}`);
      assert.ok(found.some(({ range }) => skill.text.slice(range.start, range.end) === marks), JSON.stringify(found.map(({ range }) => skill.text.slice(range.start, range.end))));
      assert.ok(found.every(({ message }) => message.length > 20));
    });
  }

  it('covers every code', () => {
    assert.deepEqual(Object.keys(problemCodes).filter((code) => !cases.some((each) => each.code === code)), []);
  });

  it('names one cause for one mistake', () => {
    const single = cases.filter(({ code }) => /colon|comment|tab-|indent|quote|escape|bracket|special|block-text|line-without|document-end/.test(code) && code !== 'comment-cuts-value');
    for (const { code, text, path } of single) assert.deepEqual(readText(text, path).problems.map((each) => each.code), [code], String(text));
  });
});
