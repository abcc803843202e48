import { resolveLink } from '../bodyLinks.ts';
import { exampleBody } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';

// Destinations that stand for the reader's own.
const PLACEHOLDER = /^(?:url|uri|link|path|file|filename|image|here|todo|tbd|\.{2,}|#)$|path\/to\/|\.\.\.|[{}<>*|]|^x+$|\bYYYY\b/i;

export const brokenLink: Rule = {
  id: 'broken-link',
  title: 'A link leads to no file.',
  effects: { agentskills: 'spec-must', 'claude-code': 'host-alters', codex: 'host-alters', vscode: 'host-alters', 'claude-api': 'host-alters', 'copilot-cli': 'host-alters' },
  source: `${hosts.agentskills.source}#file-references`,
  why: 'An agent that follows the link finds nothing, and goes on without the instructions or makes them up. Paths count from the folder of the SKILL.md. A path that only stands in the text is reported where its first folder is there but the file is not.',
  bad: exampleBody('\nRead [the list of fields](references/feilds.md).\n', { 'references/fields.md': 'Fields.\n' }),
  good: exampleBody('\nRead [the list of fields](references/fields.md).\n', { 'references/fields.md': 'Fields.\n' }),
  *check(skill, { folder, links }) {
    if (!folder) return;
    const seen = new Set<string>();
    for (const { written, range } of links) {
      const path = resolveLink('', written);
      if (path === undefined || PLACEHOLDER.test(written)) continue;
      seen.add(path);
      if (folder.exists(path) === false) yield { range, builtin: true, message: `There is no "${path}" in the skill's folder, so an agent that follows this link finds nothing. Correct the path or add the file.` };
    }
    for (const { path, range, written } of skill.references) {
      const [top = ''] = path.split('/');
      if (seen.has(path) || PLACEHOLDER.test(written) || folder.exists(top) !== true || folder.exists(path) !== false) continue;
      yield { range, message: `The folder "${top}" holds no "${path.slice(top.length + 1)}", which the text speaks of. Correct the path or add the file.` };
    }
  },
};
