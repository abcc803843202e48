import { entryOf, visibleRange } from '../entries.ts';
import { exampleKeys } from '../example.ts';
import { quoted } from '../fixQuote.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';

export const metadataNested: Rule = {
  id: 'metadata-nested',
  title: 'A metadata value is a list or a mapping.',
  effects: { agentskills: 'spec-should' },
  source: `${hosts.agentskills.source}#metadata-field`,
  why: 'The specification makes metadata a map from text to text. Numbers and truth values are read as their text and pass everywhere. A list or a mapping becomes a piece of code as text in a host that keeps to the map; programs that know your key read it as it is, so it is an information only.',
  bad: exampleKeys('metadata:\n  tags: [pdf, forms]'),
  good: exampleKeys('metadata:\n  tags: pdf forms\n  version: 1.2\n  stable: true'),
  *check(skill, { readable }) {
    const entry = entryOf(skill, 'metadata');
    if (!readable || !entry) return;
    const nested = entry.children.filter(({ value }) => typeof value === 'object' && value !== null);
    const declared = nested.find(({ key }) => key === 'capabilities');
    if (declared) {
      const range = visibleRange(declared);
      const text = Array.isArray(declared.value) && declared.value.every((each) => typeof each === 'string') ? declared.value.join(', ') : undefined;
      // A list of lines goes on below its key, and would want another indentation.
      const fixes = text === undefined || /[\r\n]/.test(skill.text.slice(range.start, range.end)) ? [] : [{ title: 'Write one comma-separated text', safe: false, edits: [{ range, text: quoted(text) }] }];
      yield { range, message: `Capabilities are read from one comma-separated text, as metadata values are texts in the specification; this ${Array.isArray(declared.value) ? 'list' : 'mapping'} is passed over.${text === undefined ? '' : ` Write ${quoted(text)}.`}`, fixes };
    }
    const others = nested.filter((each) => each !== declared);
    const [first] = others;
    if (!first) return;
    const names = others.slice(0, 3).map(({ key }) => `"${key}"`);
    yield {
      range: visibleRange(first),
      message: `Metadata values are texts in the specification; ${names.join(', ')}${others.length > 3 ? ' and others are' : others.length > 1 ? ' are' : ' is'} more than that, and a host that expects text shows code instead. Write one text for each, if no program of yours needs more.`,
    };
  },
};
