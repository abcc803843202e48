import assert from 'node:assert/strict';
import { listingFor as listingSteps } from '../../../../../src/core/lint/listing/listingFor.ts';
import type { ListedSkill } from '../../../../../src/core/lint/listing/listing.ts';
import { finish } from '../../../../../src/core/util/steps.ts';

const listingFor = (...given: Parameters<typeof listingSteps>) => finish(listingSteps(...given));

const skill = (name: string, description: string, more: Partial<ListedSkill> = {}): ListedSkill => ({ uri: `file:///s/${name}`, name, description, file: `/s/${name}/SKILL.md`, ...more });

describe('the listing of Claude Code', () => {
  it('has 1 % of the window at 4 characters a token, 8,000 characters at the usual one', () => {
    assert.equal(listingFor('claude-code', []).budget?.limit, 8_000);
    assert.equal(listingFor('claude-code', [], { contextWindow: 1_000_000 }).budget?.limit, 40_000);
  });

  it('cuts description and when_to_use together at 1,536 characters', () => {
    const [long, both, short] = listingFor('claude-code', [skill('a', 'x'.repeat(1_600)), skill('b', 'x'.repeat(1_000), { whenToUse: 'y'.repeat(600) }), skill('c', 'x')]).entries;
    assert.deepEqual([long?.fate, long?.keptTo, long?.lost], ['shortened', 1_536, 64]);
    assert.deepEqual([both?.fate, both?.keptTo, both?.lost], ['shortened', 1_000, 65]);
    assert.equal(short?.fate, 'full');
  });

  it('takes the descriptions of the least used first, and keeps every name', () => {
    const skills = ['a', 'b', 'c', 'd'].map((name, index) => skill(name, 'x'.repeat(990), { uses: [5, 0, 9, 2][index]! }));
    const { entries, budget } = listingFor('claude-code', skills, { contextWindow: 50_000 });
    assert.deepEqual(entries.map(({ fate }) => fate), ['full', 'name-only', 'full', 'name-only']);
    assert.ok((budget?.used ?? 0) <= 2_000);
    assert.deepEqual(listingFor('claude-code', skills, { contextWindow: 1 }).counts, { full: 0, shortened: 0, 'name-only': 4, dropped: 0 });
  });

  it('says what is not public, as for the hosts that publish nothing', () => {
    assert.ok(listingFor('claude-code', []).notes.some((note) => note.startsWith('Not public')));
    const report = listingFor('vscode', [skill('a', 'x')]);
    assert.equal(report.budget, undefined);
    assert.ok(report.notes[0]?.includes('not public'));
  });
});
