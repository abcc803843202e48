import assert from 'node:assert/strict';
import { Bm25f } from '../../../../src/core/routing/bm25f.ts';
import { indexFields } from '../../../../src/core/routing/fieldIndex.ts';
import { rank, takeRanked } from '../../../../src/core/routing/rank.ts';
import { RoutingLibraries } from '../../../../src/core/routing/routingLibrary.ts';
import type { RoutingSkill } from '../../../../src/core/routing/routingSkill.ts';
import { quota } from '../../../../src/core/routing/strategies/multiQuery.ts';
import { finish } from '../../../../src/core/util/steps.ts';

const skills: readonly RoutingSkill[] = ['zebra zebra lion', 'zebra', 'tiger lion panther', 'zebra tiger'].map((description, n) => ({
  text: { name: `s${n}`, description, headings: [], body: '', declared: [] }, tokens: 10 + n,
}));
const weights = { weight: [0, 1, 0, 0], b: [0, 0.75, 0, 0], k1: 1.2 };

describe('BM25F over a library', () => {
  it('agrees with the formula by hand', () => {
    const library = new RoutingLibraries(skills, 1, 42).of([0], 2);
    const scores = new Bm25f(finish(indexFields(skills)), library, weights).scores('a zebra, a ZEBRA!');
    const idf = Math.log(1 + (3 - 2 + 0.5) / 2.5);
    const relative = (length: number) => 0.25 + (0.75 * length) / (7 / 3);
    const earned = (count: number, length: number) => (idf * (count / relative(length))) / (count / relative(length) + 1.2);
    const expected = [earned(2, 3), earned(1, 1), 0];
    for (const [skill, score] of expected.entries()) assert.ok(Math.abs(scores[library.placeOf[skill]!]! - score) < 1e-12);
  });

  it('weighs by the library\'s own counts, whatever else was counted', () => {
    const index = finish(indexFields(skills));
    const ownIndex = finish(indexFields(skills.slice(0, 3)));
    for (const query of ['zebra', 'tiger lion', 'zebra tiger panther', 'unknown']) {
      const shared = new Bm25f(index, new RoutingLibraries(skills, 1, 42).of([0], 2), weights).scores(query);
      const own = new Bm25f(ownIndex, new RoutingLibraries(skills.slice(0, 3), 1, 42).of([0], 2), weights).scores(query);
      assert.deepEqual(shared, own);
    }
  });
});

describe('a library', () => {
  it('has one order of its skills at every scale, which does not begin with the golden ones', () => {
    const many = Array.from({ length: 40 }, () => skills[0]!);
    const libraries = new RoutingLibraries(many, 3, 42);
    const whole = [...libraries.of([0, 1, 2], 37).members];
    assert.deepEqual([...libraries.of([1], 5).members], whole.filter((skill) => skill === 1 || (skill >= 3 && skill < 8)));
    assert.notDeepEqual(whole.slice(0, 3).sort(), [0, 1, 2]);
  });
});

describe('a ranking', () => {
  it('leaves out what scores nothing and keeps the order of equals', () => {
    assert.deepEqual(rank(Float64Array.of(0, 2, 1, 2, -1)), [1, 3, 2]);
  });

  it('is taken from the front, what does not fit passed over', () => {
    const lengths = Float64Array.of(5, 50, 6, 7);
    assert.deepEqual(takeRanked([1, 0, 3, 2], lengths, { maxSkills: 2, budget: undefined, price: 1 }), [1, 0]);
    assert.deepEqual(takeRanked([1, 0, 3, 2], lengths, { maxSkills: undefined, budget: 12, price: 1 }), [0, 3]);
    assert.deepEqual(takeRanked([1, 0, 3, 2], lengths, { maxSkills: 1, budget: 12, price: 1 }), [0]);
  });

  it('merged by quota has the top unseen of each query, a hundred in all', () => {
    const scores = [0, 1, 2].map((query) => Float64Array.from({ length: 300 }, (_, place) => (place % 3 === query ? 1_000 : 500) - place));
    const pool = quota(scores);
    assert.deepEqual([pool.length, new Set(pool).size], [100, 100]);
    assert.deepEqual([0, 1, 2].map((query) => pool.filter((place) => place % 3 === query).length), [34, 34, 32]);
  });
});
