import assert from 'node:assert/strict';
import { distractionOf } from '../../../../../src/core/lint/library/distraction.ts';
import { suggestionBasis, suggestionFor } from '../../../../../src/core/lint/library/suggestions.ts';
import { finish } from '../../../../../src/core/util/steps.ts';
import { rewritten } from '../../../../support/rewritten.ts';
import { located, others, type Written } from './findings.ts';

const broad: Written = {
  name: 'kiln-firing',
  description: 'Fires kilns for pottery. Also bread, honey, violin scales, satellites and parish registers.',
  body: '## When to use\n\n- Firing a kiln with stoneware glaze\n- Choosing pyrometric cones for a kiln\n\nCones melt at a set heat; stoneware glaze needs cone ten in the kiln.\n',
};

function suggestion(skills: readonly Written[], skill: number) {
  const places = skills.map(located);
  const members = places.map(({ member }) => member);
  const distraction = finish(distractionOf(members, members.map(({ profile }) => profile.claims)));
  return { distraction, ...suggestionFor(skill, suggestionBasis(members, (n) => places[n]!.text, distraction)) };
}

describe('suggestions for a description', () => {
  const { drop, add, responsible, distraction: before } = suggestion([broad, ...others], 0);

  it('drop words that bring it up for others, but none of its name, its requests or its body', () => {
    assert.ok(drop.length > 0 && drop.every((word) => /^(bread|honey|violin|scales|satellites|parish|registers)$/.test(word)), drop.join(' '));
    assert.ok(drop.every((word) => responsible.includes(word)));
  });

  it('drop no word that the body says again and again: short, in code, in another form, as part of a compound or behind many weightier ones', () => {
    const said = (body: string) => suggestion([{ ...broad, body: `${broad.body}${body}` }, ...others], 0).drop;
    const rare = Array.from({ length: 200 }, (_, n) => `quux${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10) % 10]}zz quuxx${n}z`).join(' ').repeat(2);
    assert.ok(drop.includes('honey') && drop.includes('satellites'), drop.join(' '));
    assert.ok(!said(`\n${rare}\n\nhoney, honey and honey.\n`).includes('honey'));
    assert.ok(!said('\n```js\nhoney(); honey(); honey();\n```\n').includes('honey'));
    assert.ok(!said('\nsatelliteMap, satellite-orbit and satelliting.\n').includes('satellites'));
  });

  it('add words of its own requests that the description lacks and no other skill has', () => {
    assert.ok(add.includes('stoneware') && add.includes('glaze'), add.join(' '));
    assert.ok(add.every((word) => !/kiln|bread/i.test(word)));
  });

  it('are none in a language that is not known', () => {
    const foreign = { ...broad, name: 'hornos', description: 'Enciende hornos para cerámica y además bread, honey y registros parroquiales cuando alguien lo pida así.' };
    const { drop: dropped, add: added } = suggestion([foreign, ...others], 0);
    assert.deepEqual([dropped, added], [[], []]);
  });

  it('followed, make it come up for fewer requests of others and for all of its own', () => {
    const { distraction: after } = suggestion([{ ...broad, description: rewritten(broad.description, { drop, add }) }, ...others], 0);
    assert.ok(after.intruders[0]!.total < before.intruders[0]!.total);
    assert.ok(after.trials.filter(({ owner }) => owner === 0).every(({ ahead }) => ahead === 0));
  });
});

describe('a description rewritten', () => {
  it('loses a word in all its forms, keeps the rest and ends with what is added', () => {
    assert.equal(rewritten('Draws charts, a chart of sales.', { drop: ['charts'], add: ['bars', 'axes'] }), 'Draws , a of sales. bars, axes.');
    assert.equal(rewritten('Draws charts.', { drop: [], add: [] }), 'Draws charts.');
  });
});
