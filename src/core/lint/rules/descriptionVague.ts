import { lineAt } from '../../skill/frontMatter.ts';
import { entryOf, visibleRange } from '../entries.ts';
import { exampleDescription } from '../example.ts';
import type { Rule } from '../rule.ts';
import { everyHost } from '../severity.ts';

// Words that fit every skill, so that no request is nearer to this one for them.
const EMPTY_WORDS = new Set(
  (`a an and any are as at be by can do does for from has have help helper helpers helpful helps how i in into is it its of on or our so some that the this to
    up use used useful user users using various via want wants we when whenever with you your agent ai assist assistant assists awesome best better capability
    capabilities claude codex common comprehensive copilot different easily everything expert feature features file files general good great handle handles
    improve improves made make makes manage manages many misc more need needs other perform provide provides simple skill skills stuff support supports task
    tasks thing things tool tools type types utilities utility work working works`).split(/\s+/),
);

// A description so long has words of its own.
const LONG = 200;

export const descriptionVague: Rule = {
  id: 'description-vague',
  title: 'The description says nothing that only this skill does.',
  effects: everyHost('advice'),
  source: 'https://agentskills.io/skill-creation/optimizing-descriptions',
  why: 'An agent picks a skill because words of the request stand in its description. One made only of words that fit every skill is never picked, or picked for anything. Name what goes in, what comes out and the words people use for it.',
  bad: exampleDescription('Helps with files.'),
  good: exampleDescription('Fills in PDF forms. Use when a form is to be completed.'),
  options: { words: { default: 3, doc: 'Words of its own that a description must have at least.' } },
  *check(skill, { readable, options: { words: least = 0 } }) {
    const entry = entryOf(skill, 'description');
    if (!readable || !entry || typeof entry.value !== 'string' || entry.value.trim() === '' || entry.value.length > LONG) return;
    // Where another finding says that the value is cut or broken, this is not what the author wrote.
    const end = lineAt(skill.text, entry.valueRange.end).end;
    if (skill.problems.some(({ range, severity }) => severity !== 'information' && range.start >= entry.keyRange.start && range.start < end)) return;
    // Scripts without blanks between words cannot be counted so.
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u.test(entry.value)) return;
    const own = new Set((entry.value.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}+#'’-]*/gu) ?? []).filter((word) => !EMPTY_WORDS.has(word)));
    if (own.size >= least) return;
    const found = own.size === 0 ? 'has no word that would tell this skill from another' : `has only ${[...own].map((word) => `"${word}"`).join(' and ')} to tell this skill from another`;
    yield { range: visibleRange(entry), message: `The description ${found}. Say what it does, with what, and when to use it.` };
  },
};
