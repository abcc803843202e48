import { exampleBody, exampleOf, soundExample } from '../example.ts';
import { removal } from '../fixText.ts';
import { everyHost } from '../severity.ts';
import { dropped, readingRules } from './readingRule.ts';

const sound = soundExample.text;

/** The `---` lines around the front matter. */
export const fenceRules = readingRules({
  'front-matter-missing': {
    effects: dropped,
    why: 'Hosts list a skill by the name and description in its front matter. Without one there is nothing to list.',
    bad: { text: '# PDF filling\n\nAsk for the form, then fill it in.\n' },
    unreadable: true,
  },
  'text-before-front-matter': {
    effects: dropped,
    why: 'The three hyphens must be the first characters of the file. A blank line, a comment or a licence header above them hides the front matter from strict hosts.',
    bad: { text: `\n${sound}` },
    fix: ({ text }, { range }) => {
      const isBlank = text.slice(range.start, range.end).trim() === '';
      return [{ title: isBlank ? 'Remove the blank lines' : 'Remove what stands before the front matter', safe: isBlank, edits: [removal(range.start, range.end)] }];
    },
  },
  'opening-line-language': {
    effects: dropped,
    why: 'Some generators for web pages read `---js` as code to run and `---toml` as another format. Skill hosts know `---` only, and nothing here is ever run.',
    bad: { text: sound.replace('---', '---yaml') },
    unreadable: true,
    fix: ({ text }, { range }) =>
      /^\s*ya?ml\s*$/i.test(text.slice(range.start, range.end)) ? [{ title: 'Write "---" alone', safe: true, edits: [removal(range.start, range.end)] }] : [],
  },
  'opening-line-not-exact': {
    effects: dropped,
    why: 'A line such as `----` or `--- name: x` opens no front matter. Write exactly three hyphens.',
    bad: { text: sound.replace('---', '----') },
    unreadable: true,
    fix: ({ text }, { range }) =>
      /^-{4,}\s*$/.test(text.slice(range.start, range.end)) ? [{ title: 'Write exactly three hyphens', safe: true, edits: [{ range, text: '---' }] }] : [],
  },
  'opening-line-spaces': {
    effects: { agentskills: 'spec-must' },
    why: 'Blanks after the opening `---` are invisible, and a reader that compares the line exactly finds no front matter.',
    bad: { text: sound.replace('---', '---  ') },
    fix: (_, { range }) => [{ title: 'Remove the blanks', safe: true, edits: [removal(range.start, range.end)] }],
  },
  'front-matter-unclosed': {
    effects: dropped,
    why: 'Hosts read on to a line that is exactly `---`. Where none comes, there is no front matter.',
    bad: { text: '---\nname: pdf-filling\ndescription: Fills in PDF forms.\n\n# PDF filling\n' },
    unreadable: true,
    fix: ({ text, entries }, { range }) => {
      if (/^\s+---$/.test(text.slice(range.start, range.end))) return [{ title: 'Begin the line at the left edge', safe: false, edits: [removal(range.start, range.end - 3)] }];
      const last = entries.at(-1);
      if (!last) return [];
      const newline = text.indexOf('\n', last.valueRange.end);
      const at = newline === -1 ? text.length : newline + 1;
      return [{ title: 'Close the front matter here', safe: false, edits: [{ range: { start: at, end: at }, text: newline === -1 ? '\n---\n' : '---\n' }] }];
    },
  },
  'closing-line-not-exact': {
    effects: dropped,
    why: 'Some readers close the front matter at any line that begins with `---`, others only at one that is nothing else; so one half of the hosts sees another skill than the other.',
    bad: exampleOf('name: pdf-filling\ndescription: Fills in PDF forms.\n----'),
    fix: ({ text }, { range, severity }) =>
      severity === 'error' && /^-{4,}\s*$/.test(text.slice(range.start, range.end)) ? [{ title: 'Write exactly three hyphens', safe: false, edits: [{ range, text: '---' }] }] : [],
  },
  'closing-line-spaces': {
    effects: { agentskills: 'spec-must' },
    why: 'Blanks after the closing `---` are invisible, and a reader that compares the line exactly reads on to the next one, into the body.',
    bad: { text: sound.replace('\n---\n', '\n--- \n') },
    fix: (_, { range }) => [{ title: 'Remove the blanks', safe: true, edits: [removal(range.start, range.end)] }],
  },
  'front-matter-too-long': {
    effects: dropped,
    why: 'The front matter is what every host reads of every skill at its start. 65,536 characters are read here; the longest of 5,000 public skills has a tenth of that.',
    bad: exampleOf(`name: pdf-filling\ndescription: Fills in PDF forms.\nlicense: ${'x'.repeat(70_000)}`),
    unreadable: true,
  },
  'second-front-matter': {
    effects: everyHost('host-alters'),
    why: 'Hosts read the first block only. The keys of a second one, often left behind by a tool that put its own block on top, are part of the instructions.',
    bad: exampleBody('\n---\nlicense: MIT\n---\nAsk for the form.\n'),
  },
  'front-matter-empty': {
    effects: dropped,
    why: 'Without a name and a description no host lists the skill.',
    bad: exampleOf('# nothing yet'),
    unreadable: true,
  },
  'front-matter-not-mapping': {
    effects: dropped,
    why: 'A front matter is lines of `key: value`. A list or a lone value has no name and no description.',
    bad: exampleOf('- name\n- pdf-filling'),
    unreadable: true,
  },
});
