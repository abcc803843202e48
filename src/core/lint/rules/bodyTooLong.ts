import { lineAt } from '../../skill/frontMatter.ts';
import { exampleBody } from '../example.ts';
import { splitBody } from '../fixSplitBody.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';
import type { LintSettings } from '../settings.ts';

const options = {
  lines: { default: 500, doc: 'Lines that a body may have.' },
  tokens: { default: 5_000, doc: 'Tokens that a body may have.' },
};

export const bodyTooLong: Rule = {
  id: 'body-too-long',
  title: 'The instructions are longer than 500 lines or 5,000 tokens.',
  effects: { agentskills: 'spec-should', 'claude-code': 'spec-should', 'claude-api': 'spec-should' },
  source: `${hosts.agentskills.source}#progressive-disclosure`,
  why: 'The whole body is loaded as soon as the skill is used, and stays in the context. The specification recommends fewer than 500 lines and 5,000 tokens: move what is needed only now and then into files below `references/`, which are read when asked for.',
  bad: exampleBody(`\n${'One more step.\n'.repeat(501)}`),
  good: exampleBody('\nFor a long form read [the list of fields](references/fields.md).\n', { 'references/fields.md': 'Fields.\n' }),
  options,
  *check(skill, { bodyTokens, options: { lines: mostLines = 0, tokens: mostTokens = 0 } }) {
    const { start } = skill.bodyRange;
    const lines = countLines(skill.text, start);
    const tooManyTokens = bodyTokens !== undefined && bodyTokens > mostTokens;
    if (lines <= mostLines && !tooManyTokens) return;
    const first = start + (/^\s*/.exec(skill.text.slice(start, start + 1_000))?.[0].length ?? 0);
    const size = [...(lines > mostLines ? [`${lines.toLocaleString('en')} lines`] : []), ...(tooManyTokens ? [`${bodyTokens.toLocaleString('en')} tokens`] : [])];
    yield {
      range: { start: first, end: lineAt(skill.text, first).end },
      message: `The instructions have ${size.join(' and ')}; up to ${mostLines.toLocaleString('en')} lines and ${mostTokens.toLocaleString('en')} tokens are recommended, for all of it is loaded at once. Move parts into files below references/.`,
      fixes: splitBody(skill, Math.floor(lines * Math.min(1, mostLines / lines, mostTokens / (bodyTokens ?? 1)))),
    };
  },
};

/** Tokens that a body may have under these settings: fewer need not be counted. */
export function mostBodyTokens({ rules }: LintSettings): number {
  const setting = rules[bodyTooLong.id];
  return setting?.off ? Infinity : (setting?.options?.['tokens'] ?? options.tokens.default);
}

/** Lines with the last one, which a line end need not close. */
function countLines(text: string, start: number): number {
  const body = text.slice(start).trimEnd();
  return body === '' ? 0 : body.split(/\r\n|\n|\r/).length;
}
