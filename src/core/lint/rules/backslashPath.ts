import { bodyLines } from '../../skill/bodyLines.ts';
import { exampleBody } from '../example.ts';
import type { Report, Rule } from '../rule.ts';

const MENTION = /(?<![\w\\/:.-])(?:references?|scripts|assets|resources|templates|examples)\\[\w.\\-]*\.[A-Za-z0-9]{1,10}(?![\w\\])/g;

// `cmd.exe` runs `scripts\run.bat` and not `scripts/run.bat`.
const WINDOWS_ONLY = /\.(?:bat|cmd|ps1|psm1|exe|com|vbs|reg)$/i;

export const backslashPath: Rule = {
  id: 'backslash-path',
  title: 'A path is written with backslashes.',
  effects: { agentskills: 'spec-should', 'claude-code': 'spec-should', 'claude-api': 'spec-should' },
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#avoid-windows-style-paths',
  why: 'Forward slashes work on every system; backslashes are part of the file name on macOS and Linux, so the file is not found there. Scripts that only Windows runs, such as `.bat` and `.ps1`, are left alone outside links, and so are escapes of Markdown, such as the one before an underscore.',
  bad: exampleBody('\nRead [the list of fields](references\\fields.md).\n', { 'references/fields.md': 'Fields.\n' }),
  good: exampleBody('\nRead [the list of fields](references/fields.md).\n', { 'references/fields.md': 'Fields.\n' }),
  *check({ text, bodyRange }, { links }) {
    if (!text.includes('\\', bodyRange.start)) return;
    for (const { written, range } of links) {
      // `\(` and `\_` are escapes of Markdown, not paths.
      if (/\w\\[\p{L}\p{N}]/u.test(written) && !/^[a-z][a-z0-9+.-]+:/i.test(written)) yield report(range.start, written, true);
    }
    for (const { start, end, kind } of bodyLines(text, bodyRange.start)) {
      const line = text.slice(start, end);
      if (kind !== 'text' || !line.includes('\\')) continue;
      for (const { 0: written, index } of line.matchAll(MENTION)) {
        if (line.charAt(index - 1) === '(' || WINDOWS_ONLY.test(written)) continue;
        // Within a command the shell of Windows may want it so.
        const isAlone = line.charAt(index - 1) === '`' && line.charAt(index + written.length) === '`';
        const inCode = line.slice(0, index).split('`').length % 2 === 0;
        yield report(start + index, written, isAlone || !inCode);
      }
    }
  },
};

function report(start: number, written: string, safe: boolean): Report {
  const range = { start, end: start + written.length };
  const path = written.replace(/\\(?=[\p{L}\p{N}]|$)/gu, '/');
  return {
    range,
    message: `"${written}" is found on Windows only: on other systems a backslash is part of the name. Write "${path}".`,
    fixes: [{ title: 'Write forward slashes', safe, edits: [{ range, text: path }] }],
  };
}
