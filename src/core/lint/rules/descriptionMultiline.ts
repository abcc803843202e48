import { entryOf } from '../entries.ts';
import { exampleDescription } from '../example.ts';
import { quoted } from '../fixQuote.ts';
import { hosts } from '../hosts.ts';
import type { Fix, Rule } from '../rule.ts';
import { everyHost } from '../severity.ts';

export const descriptionMultiline: Rule = {
  id: 'description-multiline',
  title: 'The description is written over several lines.',
  effects: everyHost('advice'),
  severity: 'information',
  source: hosts.agentskills.source,
  why: 'This is legal YAML, and every host named here reads it. But skill managers and scripts that read the front matter line by line show `>-` as the description, its first line only, or nothing where it begins below its key. One line is the same to all of them; joining also drops the line end that `>` puts behind the text. It is shown as an information and not as a hint because the loss is silent; turn the rule off if you know all your readers.',
  bad: exampleDescription('>-\n  Fills in PDF forms.\n  Use when a form is to be completed.'),
  good: exampleDescription('Fills in PDF forms. Use when a form is to be completed.'),
  *check(skill, { readable }) {
    const entry = entryOf(skill, 'description');
    if (!readable || !entry || typeof entry.value !== 'string' || entry.value.trim() === '') return;
    const { start } = entry.valueRange;
    // A block goes on to the end of its last line, which is to stay.
    const written = skill.text.slice(start, entry.valueRange.end).trimEnd();
    const before = skill.text.slice(entry.keyRange.end, start);
    const isBelow = /[\r\n]/.test(before);
    if (!isBelow && !/[\r\n]/.test(written)) return;
    // A text that begins below its key moves up to it, unless a comment stands between.
    const movesUp = isBelow && /^\s*:\s*$/.test(before);
    const isBlock = /^[|>]/.test(written);
    const firstLine = /^[^\r\n]*/.exec(written)?.[0] ?? '';
    const value = entry.value.trim();
    const fix: Fix = {
      title: 'Join it to one line',
      // A list or paragraphs lose their line ends, and a comment behind the value may be lost text: that is for the author to say.
      safe: !value.includes('\n') && movesUp === isBelow && !hasComment(skill.text, start, start + written.length) && !/^[&!]/.test(written),
      edits: [{ range: { start: movesUp ? entry.keyRange.end : start, end: start + written.length }, text: `${movesUp ? ': ' : ''}${oneLine(value)}` }],
    };
    yield {
      range: { start, end: start + firstLine.length },
      message: `The description ${isBelow ? 'begins below its key' : 'is written over several lines'}. Readers that go line by line see ${isBelow ? 'nothing' : isBlock ? `"${firstLine.trim()}" instead of it` : 'its first line only'}: write it on one line.`,
      fixes: [fix],
    };
  },
};

/** Whether a comment stands behind the value or behind the indicator of its block. */
function hasComment(text: string, start: number, end: number): boolean {
  return /^[|>][-+0-9]*[ \t]+#/.test(text.slice(start, end)) || /^[ \t]+#/.test(text.slice(end, end + 200));
}

function oneLine(value: string): string {
  const joined = value.replace(/\s*\n\s*/g, ' ');
  const isPlain = /^[\p{L}][^:#"'\\{}[\]|>&*!%@`]*[^\s:#]$/u.test(joined) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(joined);
  return isPlain ? joined : quoted(joined);
}
