import assert from 'node:assert/strict';
import { IgnoreRules } from '../../../src/editor/library/ignoreRules.ts';

describe('IgnoreRules', () => {
  for (const path of ['node_modules/x/SKILL.md', 'a/node_modules/x/SKILL.md', '.git/SKILL.md', 'a/.git']) {
    it(`passes over ${path} without being told`, () => assert.equal(new IgnoreRules([]).ignores(path), true));
  }

  for (const path of ['a/SKILL.md', '.claude/skills/a/SKILL.md', 'node_modules_of_mine/SKILL.md', 'SKILL.md', '.github/skills/x/SKILL.md']) {
    it(`keeps ${path}`, () => assert.equal(new IgnoreRules([]).ignores(path), false));
  }

  it('hides all that is in a folder that a glob matches', () => {
    const rules = new IgnoreRules(['**/archive', 'drafts/**']);
    assert.equal(rules.ignores('x/archive/a/SKILL.md'), true);
    assert.equal(rules.ignores('drafts/a/SKILL.md'), true);
    assert.equal(rules.ignores('x/drafts/a/SKILL.md'), false);
  });

  it('understands groups, which the file search cannot take inside its own group', () => {
    const rules = new IgnoreRules(['**/{old,older}']);
    assert.equal(rules.ignores('x/older/SKILL.md'), true);
    assert.doesNotMatch(rules.glob, /\{.*\{/);
  });
});
