import { bodyLines } from '../../skill/bodyLines.ts';
import { exampleBody } from '../example.ts';
import type { Report, Rule } from '../rule.ts';

const MENTION = /(?<![\w\\/:.-])(?:references?|scripts|assets|resources|templates|examples)\\[\w.\\-]*\.[A-Za-z0-9]{1,10}(?![\w\\])/g;

export const backslashPath: Rule = {
  id: 'backslash-path',
  title: 'A path is written with backslashes.',
  effects: { agentskills: 'spec-should', 'claude-code': 'spec-should', 'claude-api': 'spec-should' },
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#avoid-windows-style-paths',
  why: 'Forward slashes work on every system; backslashes are part of the file name on macOS and Linux, so the file is not found there.',
  bad: exampleBody('\nRead [the list of fields](references\\fields.md).\n', { 'references/fields.md': 'Fields.\n' }),
  good: exampleBody('\nRead [the list of fields](references/fields.md).\n', { 'references/fields.md': 'Fields.\n' }),
  *check({ text, bodyRange }, { links }) {
    if (!text.includes('\\', bodyRange.start)) return;
    for (const { written, range } of links) {
      // `\(` and the like are escapes of Markdown, not paths.
      if (/\w\\\w/.test(written) && !/^[a-z][a-z0-9+.-]+:/i.test(written)) yield report(range.start, written);
    }
    for (const { start, end, kind } of bodyLines(text, bodyRange.start)) {
      const line = text.slice(start, end);
      if (kind !== 'text' || !line.includes('\\')) continue;
      for (const { 0: written, index } of line.matchAll(MENTION)) {
        if (line.charAt(index - 1) !== '(') yield report(start + index, written);
      }
    }
  },
};

function report(start: number, written: string): Report {
  const range = { start, end: start + written.length };
  const path = written.replaceAll('\\', '/');
  return {
    range,
    message: `"${written}" is found on Windows only: on other systems a backslash is part of the name. Write "${path}".`,
    fixes: [{ title: 'Write forward slashes', safe: true, edits: [{ range, text: path }] }],
  };
}
