import { withoutInvisible } from '../../skill/invisible.ts';
import { entryOf, visibleRange } from '../entries.ts';
import { soundExample } from '../example.ts';
import { quoted } from '../fixQuote.ts';
import { hosts } from '../hosts.ts';
import type { Fix, Rule } from '../rule.ts';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const nameDiffersFromFolder: Rule = {
  id: 'name-differs-from-folder',
  title: 'The name is not that of the folder.',
  effects: { agentskills: 'spec-must', vscode: 'host-alters', 'claude-code': 'host-alters', 'claude-api': 'host-drops' },
  source: `${hosts.agentskills.source}#name-field`,
  why: 'The specification requires the two to be equal. Claude Code names the command after the folder; VS Code falls back to the folder, and its older versions do not load the skill; Codex does not care. Which of the two is right only you know, so both repairs are offered and neither is ever made unasked.',
  bad: { ...soundExample, path: 'pdf/SKILL.md' },
  good: { ...soundExample, path: 'pdf-filling/SKILL.md' },
  builtin: true,
  *check(skill, { folderName, readable }) {
    const entry = entryOf(skill, 'name');
    if (!entry || folderName === undefined || typeof entry.value !== 'string' || entry.value.trim() === '' || withoutInvisible(skill.name) === folderName) return;
    // In broken YAML a name with signs of YAML, JSON or a text is a guess.
    if (!readable && /[^\p{L}\p{N}\s._-]/u.test(skill.name)) return;
    const written = NAME.test(folderName) ? folderName : quoted(folderName);
    const fixes: Fix[] = [
      { title: `Change the name to "${folderName}"`, safe: false, edits: [{ range: entry.valueRange, text: written }] },
      { title: `Rename the folder to "${skill.name}"`, safe: false, edits: [], rename: { what: 'folder', to: skill.name } },
    ];
    yield {
      range: visibleRange(entry),
      message: `The skill is called "${skill.name}" and its folder "${folderName}". Claude Code and VS Code go by the folder, Codex by the name: make them equal.`,
      // A folder cannot be called as a name that the specification forbids, and the other way round.
      fixes: fixes.filter((fix) => NAME.test(fix.rename ? skill.name : folderName)),
    };
  },
};
