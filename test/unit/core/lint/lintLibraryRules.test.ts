import assert from 'node:assert/strict';
import { lintLibraryRules, listingOf } from '../../../../src/core/lint/lintLibraryRules.ts';
import { manySkills } from '../../../../src/core/lint/manySkills.ts';
import { absolutePath, placeOf } from '../../../../src/core/lint/places.ts';
import { defaultSettings } from '../../../../src/core/lint/settings.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { libraryOf } from '../../../support/lintExample.ts';

const skill = (name: string, more = '') => `---\nname: ${name}\ndescription: Does what ${name} does.\n${more}---\n`;
const found = (texts: Readonly<Record<string, string>>, home = 'file:///home/me', root = '/library') => {
  const { bySkill } = finish(lintLibraryRules(libraryOf(texts, root), { home }));
  return [...bySkill].flatMap(([uri, findings]) => findings.map(({ rule, severity, hosts }) => `${uri.slice(`file://${root}/`.length)}: ${rule} ${severity} ${hosts.join(' ')}`));
};

describe('linting a library', () => {
  it('finds nothing in a flat or sorted library, nor in a skill opened by itself', () => {
    assert.deepEqual(found({ 'a/SKILL.md': skill('a'), 'group/b/SKILL.md': skill('b'), '.github/skills/c/SKILL.md': skill('c') }), []);
    assert.deepEqual(found({ 'SKILL.md': skill('a') }), []);
  });

  it('tells how deep each host looks', () => {
    const deep = '1/2/3/4/5/6/7/SKILL.md';
    assert.deepEqual(found({ [`.claude/skills/x/a/SKILL.md`]: skill('a') }), ['.claude/skills/x/a/SKILL.md: skill-too-deep error claude-code']);
    assert.deepEqual(found({ [`.agents/skills/x/a/SKILL.md`]: skill('a') }), []);
    assert.deepEqual(found({ [`.agents/skills/${deep}`]: skill('a') }), [`.agents/skills/${deep}: skill-too-deep error codex`]);
    assert.deepEqual(found({ [deep]: skill('a') }), [`${deep}: skill-too-deep information agentskills codex`]);
  });

  it('names skills at the root and below one another', () => {
    assert.deepEqual(found({ 'SKILL.md': skill('a'), 'b/SKILL.md': skill('b') }), ['SKILL.md: skill-at-root information agentskills']);
    assert.deepEqual(found({ '.claude/skills/SKILL.md': skill('a') }), ['.claude/skills/SKILL.md: skill-at-root error claude-code vscode copilot-cli']);
    assert.deepEqual(found({ 'a/SKILL.md': skill('a'), 'a/x/b/SKILL.md': skill('b') }), ['a/x/b/SKILL.md: skill-inside-skill information agentskills claude-code codex vscode']);
  });

  it('says which of two copies wins at which host', () => {
    const texts = { 'work/.claude/skills/a/SKILL.md': skill('a'), '.claude/skills/a/SKILL.md': skill('a', 'license: MIT\n') };
    const { bySkill } = finish(lintLibraryRules(libraryOf(texts, '/home/me'), { home: 'file:///home/me' }));
    const [project] = bySkill.get('file:///home/me/work/.claude/skills/a/SKILL.md') ?? [];
    const [user] = bySkill.get('file:///home/me/.claude/skills/a/SKILL.md') ?? [];
    assert.ok(project?.message.includes("VS Code takes this one, the project's"), project?.message);
    assert.ok(user?.message.includes("Claude Code takes this one, the user's"), user?.message);
    assert.deepEqual(project?.related.map(({ uri }) => uri), ['file:///home/me/.claude/skills/a/SKILL.md']);
    assert.equal(project?.severity, 'warning');
  });

  it('takes equal copies for two hosts as meant, and copies that no host sees as an information', () => {
    assert.deepEqual(found({ '.claude/skills/a/SKILL.md': skill('a'), '.agents/skills/a/SKILL.md': skill('a') }), []);
    assert.deepEqual(found({ 'x/a/SKILL.md': skill('a'), 'y/a/SKILL.md': skill('a') }).map((line) => line.replace(/ agentskills.*/, '')), ['x/a/SKILL.md: duplicate-name information', 'y/a/SKILL.md: duplicate-name information']);
  });

  it('lists what is installed for a host, or all where nothing is', () => {
    const texts = { '.claude/skills/a/SKILL.md': skill('a'), '.claude/skills/m/SKILL.md': skill('m', 'disable-model-invocation: true\n'), 'b/SKILL.md': skill('b') };
    assert.deepEqual(finish(listingOf('claude-code', libraryOf(texts))).entries.map(({ name }) => name), ['a']);
    assert.deepEqual(finish(listingOf('codex', libraryOf(texts))).entries.map(({ name }) => name), ['a', 'b']);
  });

  it('reports a listing over its budget once, and each cut as a hint where it is', () => {
    const entries = libraryOf(manySkills(60));
    const { library, bySkill } = finish(lintLibraryRules(entries));
    assert.deepEqual(library.map(({ rule, severity, hosts }) => `${rule} ${severity} ${hosts.join(' ')}`), ['listing-over-budget information claude-code', 'listing-over-budget information codex']);
    assert.deepEqual(library.map(({ source }) => new URL(source).hostname), ['code.claude.com', 'github.com']);
    assert.ok([...bySkill.values()].every((findings) => findings.length === 1));
    const [hint] = bySkill.get('file:///library/form-60/SKILL.md') ?? [];
    assert.equal(hint?.rule, 'cut-in-listing');
    assert.equal(hint?.severity, 'hint');
    assert.deepEqual(hint?.hosts, ['claude-code', 'codex']);
    assert.match(hint?.message ?? '', /Claude Code lists this skill by its name alone; Codex keeps/);
  });

  it('says once, of the library, what befalls most of its skills', () => {
    const { library, bySkill } = finish(lintLibraryRules(libraryOf(manySkills(1_000))));
    assert.equal(library.length, 2);
    assert.equal(bySkill.size, 0);
  });

  it('links each cut to the host that makes it', () => {
    for (const [host, site] of [['codex', 'github.com'], ['claude-code', 'code.claude.com']] as const) {
      const { bySkill } = finish(lintLibraryRules(libraryOf(manySkills(60)), { settings: { ...defaultSettings, hosts: [host] }, contextWindow: host === 'codex' ? 100_000 : 200_000 }));
      assert.deepEqual([...new Set([...bySkill.values()].flat().map(({ source }) => new URL(source).hostname))], [site]);
    }
  });

  it('runs in short steps, however large the library is', () => {
    const steps = (count: number) => {
      const run = lintLibraryRules(libraryOf(manySkills(count)));
      let taken = 0;
      while (!run.next().done) taken++;
      return taken;
    };
    assert.ok(steps(2_000) > 2_000 / 64 * 10, `only ${steps(2_000)} steps`);
  });

  it('reads places out of URIs', () => {
    assert.equal(absolutePath('file:///c%3A/My%20Skills/a/SKILL.md'), 'c:/My Skills/a/SKILL.md');
    assert.equal(placeOf('file:///home/me/.claude/skills/a/SKILL.md', 'a/SKILL.md', 'file:///home/me').scope, 'user');
    assert.equal(placeOf('file:///home/me/.claude/plugins/p/skills/a/SKILL.md', 'a/SKILL.md').scope, 'plugin');
    assert.deepEqual(placeOf('file:///w/.agents/skills/x/a/SKILL.md', '.agents/skills/x/a/SKILL.md').folders, ['x', 'a']);
  });
});
