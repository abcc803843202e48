import { exampleOf, soundExample } from '../example.ts';
import { removal } from '../fixText.ts';
import { everyHost } from '../severity.ts';
import { dropped, readingRules } from './readingRule.ts';

const sound = soundExample.text;

/** The file as bytes and characters. */
export const fileRules = readingRules({
  'file-empty': {
    effects: dropped,
    why: 'A skill without a front matter has no name and no description, so no host lists it. Write both, and the instructions below them.',
    bad: { text: '\n' },
    unreadable: true,
  },
  'file-name-case': {
    effects: { agentskills: 'spec-must', codex: 'host-drops', 'claude-code': 'host-drops', 'claude-api': 'host-drops' },
    why: 'Disks of macOS and Windows mostly take `skill.md` for `SKILL.md`; on Linux they are two names, and the skill that worked on the laptop is gone in CI or in a container. Rename the file.',
    bad: { text: sound, path: 'pdf-filling/skill.md' },
    fix: () => [{ title: 'Rename the file to SKILL.md', safe: false, edits: [], rename: { what: 'file', to: 'SKILL.md' } }],
  },
  'not-utf8': {
    effects: dropped,
    why: 'Hosts decode the file as UTF-8. Strict ones refuse it at the first other byte, lenient ones show a replacement character. Save it with the encoding UTF-8.',
    bad: { text: '', bytes: [...new Uint8Array(sound.length)].map((_, at) => sound.charCodeAt(at)).concat(0xe9, 0x0a) },
  },
  'byte-order-mark': {
    effects: dropped,
    why: 'Some editors write three invisible bytes before the text. A host that compares the first characters with `---` finds no front matter and drops the skill, though it looks sound. The fix removes the bytes and nothing else.',
    bad: { text: `\ufeff${sound}` },
    fix: () => [{ title: 'Remove the byte order mark', safe: true, edits: [], removesByteOrderMark: true }],
  },
  'nul-character': {
    effects: everyHost('host-alters'),
    why: 'Search tools, Git and many readers take a file with a NUL character for a binary one and show nothing of it.',
    bad: { text: `${sound}Fill in\0 the form.\n` },
    fix: (_, { range }) => [{ title: 'Delete the NUL character', safe: true, edits: [removal(range.start, range.end)] }],
  },
  'control-character': {
    effects: dropped,
    why: 'YAML forbids most invisible control characters. They come in by copying from terminals and PDF files.',
    bad: exampleOf('name: pdf-filling\ndescription: Fills in\u0007 PDF forms.'),
    fix: (_, { range }) => [{ title: 'Delete the invisible character', safe: false, edits: [removal(range.start, range.end)] }],
  },
  'invisible-character': {
    effects: everyHost('host-alters'),
    why: 'A space of no width, a soft hyphen or a mark that turns the direction of writing comes in by copying from web pages. Within a key or a name it makes another word that looks the same; within a description it splits a word, or shows the reader another text than the agent gets. Joiners in emoji, Persian or Hindi are fine.',
    bad: exampleOf('name: pdf-filling\u200b\ndescription: Fills in PDF forms. Use when a form is to be completed.'),
    fix: (_, { range }) => [{ title: 'Delete the invisible character', safe: false, edits: [removal(range.start, range.end)] }],
  },
  'lone-carriage-return': {
    effects: dropped,
    why: 'A carriage return without a line feed ended lines before Mac OS X. Most hosts look for line feeds, see one long line and find no front matter.',
    bad: { text: sound.replaceAll('\n', '\r') },
    fix: ({ text }) => [{
      title: 'End lines in line feeds',
      safe: false,
      edits: [...text.matchAll(/\r(?!\n)/g)].map(({ index }) => ({ range: { start: index, end: index + 1 }, text: '\n' })),
    }],
  },
});
