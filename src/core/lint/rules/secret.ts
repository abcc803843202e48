import { exampleBody } from '../example.ts';
import { looksRandom, secretKinds } from '../secretKinds.ts';
import type { Report, Rule } from '../rule.ts';
import { everyHost } from '../severity.ts';

export const secret: Rule = {
  id: 'secret',
  title: 'The text holds what looks like a key or a token.',
  effects: everyHost('advice'),
  severity: 'warning',
  source: 'https://docs.github.com/en/code-security/secret-scanning/introduction/supported-secret-scanning-patterns',
  why: 'Skills are shared, and their text is sent to a model with every use. Only values of known shapes that look random are reported, and none is ever shown in full. Revoke the key, then read it from the environment. No host asks for this; it is a warning because a leaked key cannot wait.',
  // Put together here, so that no scanner takes this file for a leak.
  bad: exampleBody(`\nexport GITHUB_TOKEN=${['ghp', 'k3Jd82LmQpXz71VbNcRt56YwHsGf09AeUiOo'].join('_')}\n`),
  good: exampleBody('\nexport GITHUB_TOKEN="$(gh auth token)"\n'),
  *check({ text }) {
    const found: Report[] = [];
    for (const { name, mark, pattern } of secretKinds) {
      if (!text.includes(mark)) continue;
      for (const match of text.matchAll(pattern)) {
        const [whole, random = ''] = match;
        const start = match.index;
        const end = start + whole.length;
        if (!looksRandom(random) || found.some(({ range }) => range.start < end && start < range.end)) continue;
        const shown = whole.slice(0, Math.min(40, whole.length - random.length));
        found.push({ range: { start, end }, message: `This looks like ${name} ("${shown}…", ${whole.length} characters). Revoke it, and read it from the environment instead.` });
      }
    }
    yield* found;
  },
};
