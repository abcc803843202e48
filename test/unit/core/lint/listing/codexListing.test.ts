import assert from 'node:assert/strict';
import { listingFor as listingSteps } from '../../../../../src/core/lint/listing/listingFor.ts';
import type { ListedSkill, ListingReport } from '../../../../../src/core/lint/listing/listing.ts';
import { random } from '../../../../support/random.ts';
import { finish } from '../../../../../src/core/util/steps.ts';

const listingFor = (...given: Parameters<typeof listingSteps>) => finish(listingSteps(...given));

const skill = (name: string, description: string, more: Partial<ListedSkill> = {}): ListedSkill => ({ uri: `file:///s/${name}`, name, description, file: `/s/${name}/SKILL.md`, ...more });
const least = (names: readonly string[]) => names.reduce((sum, name) => sum + [...`- ${name}: (file: /s/${name}/SKILL.md)\n`].length, 0);
/** A window whose 2 % are so many tokens. */
const windowFor = (tokens: number) => ({ contextWindow: tokens * 50 });
const lines = ({ entries }: ListingReport) => entries.map(({ line }) => line).filter(Boolean);

describe('the listing of Codex', () => {
  it('is by name, a project before a user, with the path behind', () => {
    const report = listingFor('codex', [skill('b', 'Second.'), skill('c', ''), skill('a', 'Mine.', { scope: 'user' })]);
    assert.deepEqual(lines(report), ['- b: Second. (file: /s/b/SKILL.md)', '- c: (file: /s/c/SKILL.md)', '- a: Mine. (file: /s/a/SKILL.md)']);
    assert.deepEqual(report.budget, { limit: 8_000, unit: 'characters', needed: 95, used: 95 });
  });

  it('has 2 % of the window in quarters of bytes, at most 4,000 tokens', () => {
    const limit = (contextWindow: number) => listingFor('codex', [], { contextWindow }).budget;
    assert.equal(limit(100_000)?.limit, 2_000);
    assert.equal(limit(272_000)?.limit, 4_000);
    assert.equal(limit(10)?.limit, 1);
    assert.equal(listingFor('codex', [skill('ä', 'éé')], { contextWindow: 10_000 }).budget?.needed, Math.ceil(Buffer.byteLength('- ä: éé (file: /s/ä/SKILL.md)\n') / 4));
  });

  it('shortens alike, a character each in turn, and gives what the short ones leave to the long', () => {
    const names = ['a', 'b', 'c'];
    const filler = 8_000 - least(names) - 3 - 9;
    const pad = 'y'.repeat(filler);
    // Three blanks and nine characters are left for three descriptions, one of which needs one only.
    const report = listingFor('codex', [skill('a', 'abcdefgh'), skill('b', 'x'), skill('c', 'ijklmnop'), skill('d', '', { file: pad.slice(0, filler - '- d: (file: )\n'.length) })]);
    assert.deepEqual(report.entries.map(({ fate, keptTo, lost }) => [fate, keptTo, lost]), [['shortened', 4, 4], ['full', 1, 0], ['shortened', 4, 4], ['full', 0, 0]]);
    assert.equal(report.budget?.used, 8_000);
  });

  it('keeps within its budget what a character by character simulation keeps', () => {
    const seeded = random(7);
    for (let run = 0; run < 60; run++) {
      const skills = Array.from({ length: 1 + seeded.int(12) }, (_, index) => skill(`s${String(index).padStart(2, '0')}`, Array.from({ length: seeded.int(60) }, () => seeded.pick(['a', 'é', '語', '🙂', ' ', 'b'])).join('')));
      const tokens = 20 + seeded.int(200);
      const report = listingFor('codex', skills, windowFor(tokens));
      assert.ok((report.budget?.used ?? 0) <= tokens);
      assert.deepEqual(lines(report), simulate(skills, tokens));
    }
  });

  it('leaves out whole skills only when the names alone do not fit', () => {
    const skills = Array.from({ length: 40 }, (_, index) => skill(`skill-${String(index).padStart(2, '0')}`, 'Does something.'));
    const { counts, entries } = listingFor('codex', skills, windowFor(100));
    assert.deepEqual(counts, { full: 0, shortened: 0, 'name-only': 9, dropped: 31 });
    assert.equal(entries.findIndex(({ fate }) => fate === 'dropped'), 9);
  });

  it('cuts a description past 1,024 characters even where there is room', () => {
    const [entry] = listingFor('codex', [skill('a', `${'x'.repeat(1_024)}y`)]).entries;
    assert.deepEqual([entry?.fate, entry?.keptTo, entry?.lost], ['shortened', 1_021, 4]);
    assert.ok(entry?.line.includes('xxx... (file:'));
  });

  it('names folders by a table where that lets more through', () => {
    const root = `/home/somebody/${'very-long-folder-name/'.repeat(8)}skills`;
    const skills = Array.from({ length: 60 }, (_, index) => skill(`skill-${String(index).padStart(2, '0')}`, 'Does something.', { root, file: `${root}/skill-${index}/SKILL.md` }));
    const { head, entries, counts } = listingFor('codex', skills);
    assert.deepEqual(head, [`- \`r0\` = \`${root}\``]);
    assert.equal(entries[0]?.line, '- skill-00: Does something. (file: r0/skill-0/SKILL.md)');
    assert.equal(counts.full, 60);
  });

  it('writes a description on one line, and finds the cut in the author’s', () => {
    const report = listingFor('codex', [skill('a', '  one\n\ttwo  three '.repeat(600))]);
    assert.ok(report.entries[0]?.line.startsWith('- a: one two three one two'));
    const description = '  one\n\ttwo  three '.repeat(600);
    assert.equal(description.slice(0, report.entries[0]?.keptTo).trim().replace(/\s+/g, ' ').length, 1_021);
  });
});

/** The same by brute force: every character's cost is that of the whole line. */
function simulate(skills: readonly ListedSkill[], limit: number): string[] {
  const cost = (line: string) => Math.ceil(Buffer.byteLength(`${line}\n`) / 4);
  const render = ({ name, file }: ListedSkill, text: string) => (text === '' ? `- ${name}: (file: ${file})` : `- ${name}: ${text} (file: ${file})`);
  const texts = skills.map(({ description }) => [...description.trim().replace(/\s+/g, ' ')]);
  const total = (kept: readonly number[]) => skills.reduce((sum, each, index) => sum + cost(render(each, texts[index]!.slice(0, kept[index]).join(''))), 0);
  const whole = texts.map(({ length }) => length);
  const none = texts.map(() => 0);
  if (total(whole) <= limit) return skills.map((each, index) => render(each, texts[index]!.join('')));
  if (total(none) > limit) {
    let used = 0;
    return skills.map((each) => render(each, '')).filter((line) => used + cost(line) <= limit && (used += cost(line)) > 0);
  }
  const kept = [...none];
  for (let changed = true; changed; ) {
    changed = false;
    for (let index = 0; index < skills.length; index++) {
      if (kept[index]! >= whole[index]!) continue;
      kept[index]!++;
      if (total(kept) <= limit) changed = true;
      else kept[index]!--;
    }
  }
  return skills.map((each, index) => render(each, texts[index]!.slice(0, kept[index]).join('')));
}
