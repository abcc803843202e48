import { exampleKeys, exampleOf, soundExample } from '../example.ts';
import { removal } from '../fixText.ts';
import { hostIds, hosts } from '../hosts.ts';
import { dropped, readingRules } from './readingRule.ts';

const yaml = 'https://yaml.org/spec/1.2.2/';

/** The YAML as a whole: keys, lines and indentation. */
export const yamlRules = readingRules({
  'yaml-error': {
    effects: dropped,
    why: 'The YAML parser gives up here, and none of the common causes was recognised.',
    bad: exampleOf('name: pdf-filling\n- a\ndescription: Fills in PDF forms.'),
    source: yaml,
    unreadable: true,
  },
  'tab-indentation': {
    effects: dropped,
    why: 'YAML allows spaces only for indentation, and a tab looks just like them.',
    bad: exampleKeys('metadata:\n\tversion: "1.0"'),
    good: exampleKeys('metadata:\n  version: "1.0"'),
    source: `${yaml}#61-indentation-spaces`,
    unreadable: true,
    fix: (_, { range }) => [{ title: 'Indent with two spaces for each tab', safe: true, edits: [{ range, text: '  '.repeat(range.end - range.start) }] }],
  },
  'bad-indentation': {
    effects: dropped,
    why: 'Keys of one mapping must begin in one column. A key further right belongs to the key above it, which has its value already.',
    bad: exampleOf('name: pdf-filling\n  description: Fills in PDF forms.'),
    source: `${yaml}#61-indentation-spaces`,
    unreadable: true,
  },
  'colon-without-space': {
    effects: dropped,
    why: 'A key ends in a colon and a blank; `name:demo` is one word for YAML. So is a key before a full-width colon, as Chinese and Japanese keyboards write it, or before a no-break space.',
    bad: exampleOf('name:pdf-filling\ndescription: Fills in PDF forms.'),
    source: yaml,
    unreadable: true,
    fix: ({ text }, { range }) => {
      // Text that goes on at the left edge may hold a colon too.
      const key = text.slice(text.lastIndexOf('\n', range.start) + 1, range.start);
      const safe = hostIds.some((id) => hosts[id].keys.includes(key));
      return text.slice(range.start, range.end) === ':'
        ? [{ title: 'Write a space after the colon', safe, edits: [{ range: { start: range.end, end: range.end }, text: ' ' }] }]
        : [{ title: 'Write a colon and a space', safe, edits: [{ range, text: ': ' }] }];
    },
  },
  'colon-missing': {
    effects: dropped,
    why: 'A key ends in a colon and a blank. With an equals sign, or with a blank alone, the line is text that belongs to no key.',
    bad: exampleOf('name: pdf-filling\ndescription = Fills in PDF forms.'),
    source: yaml,
    unreadable: true,
    fix: (_, { range }) => [{ title: 'Write a colon and a space', safe: false, edits: [{ range, text: ': ' }] }],
  },
  'line-without-key': {
    effects: dropped,
    why: 'A text that goes on at the left edge belongs to no key. Indent each further line, or write the value on one line.',
    bad: exampleOf('name: pdf-filling\ndescription: Fills in PDF forms.\nUse when a form is to be completed.'),
    source: yaml,
    unreadable: true,
    fix: ({ text }, { range }) => {
      const starts = [...text.slice(range.start, range.end).matchAll(/^(?=.)/gm)].map(({ index }) => range.start + index);
      return [{ title: 'Indent it, so that it goes on with the value above', safe: false, edits: starts.map((start) => ({ range: { start, end: start }, text: '  ' })) }];
    },
  },
  'document-end': {
    effects: dropped,
    why: 'Three dots end a YAML document; what follows is another one, which no host reads.',
    bad: exampleOf('name: pdf-filling\n...\ndescription: Fills in PDF forms.'),
    source: `${yaml}#912-document-markers`,
    unreadable: true,
    fix: ({ text }, { range }) => [{ title: 'Remove the line', safe: false, edits: [removal(range.start, text.indexOf('\n', range.end) + 1)] }],
  },
  'duplicate-key': {
    effects: dropped,
    why: 'YAML allows a key once. Strict readers drop the skill; lenient ones take the first or the last value, and they do not agree which.',
    bad: exampleKeys('description: Fills in tax forms.'),
    source: `${yaml}#3213-node-comparison`,
  },
  'key-not-text': {
    effects: { agentskills: 'spec-must' },
    why: 'Keys are words. A list or a mapping as a key is legal YAML, but no host knows what to do with it.',
    bad: exampleKeys('? [a, b]\n: c'),
  },
  'yaml-tag': {
    effects: { ...dropped, 'claude-api': 'spec-must' },
    why: 'A tag such as `!!python/object` asks the reader to build something. It is a known way to run code in careless programs; here it is ignored, and many hosts refuse the file.',
    bad: exampleKeys('shell: !secret value'),
    good: exampleKeys('shell: value'),
    source: `${yaml}#69-node-properties`,
  },
  'unknown-alias': {
    effects: dropped,
    why: '`*word` stands for the value of `&word` further up. Where there is none it is mostly text that wants quotes, such as Markdown emphasis.',
    bad: exampleKeys('license: *MIT'),
    good: exampleKeys('license: "*MIT"'),
    source: `${yaml}#71-alias-nodes`,
  },
  'alias-expansion': {
    effects: dropped,
    why: 'Aliases of aliases grow without bound when they are written out. Readers guard against it, each at another size.',
    bad: exampleKeys(['hooks:', '  a0: &a0 [x,x,x,x,x,x,x,x,x,x]', ...[1, 2, 3, 4, 5].map((n) => `  a${n}: &a${n} [${Array(10).fill(`*a${n - 1}`).join(',')}]`)].join('\n')),
    source: `${yaml}#71-alias-nodes`,
  },
  'yaml-too-deep': {
    effects: dropped,
    why: 'More than 64 levels are read by nobody on purpose; they are a way to crash parsers.',
    bad: exampleKeys(`metadata: ${'['.repeat(70)}${']'.repeat(70)}`),
    unreadable: true,
  },
  'merge-key': {
    effects: { agentskills: 'spec-should' },
    why: '`<<` is an extension of YAML 1.1. Readers of YAML 1.2 see a key of that name, so the hosts disagree on what the front matter says.',
    bad: exampleKeys('hooks:\n  base: &base { owner: us }\n  other:\n    <<: *base'),
    good: soundExample,
    source: 'https://yaml.org/type/merge.html',
  },
});
