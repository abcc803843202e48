import assert from 'node:assert/strict';
import type { TextEncoder } from '../../../../src/core/capability/meaning.ts';
import { createCapabilityModel } from '../../../../src/core/capability/createCapabilityModel.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { fitOn, operations } from './smallLibrary.ts';

const task = 'Tune the slow PostgreSQL queries, then renew the certificates of the load balancers and mail the team';
const rowOf = (name: string): number => operations.findIndex((skill) => skill.name === name);

describe('the matches of a task and a skill', () => {
  const demand = fitOn(operations).demand(task);
  const rows = [...operations.keys()];
  const matches = demand.matches(rows);

  it('are the words that both have, those that count most first, with shares that add up to all of it', () => {
    const words = matches[rowOf('certificate-renewal')]!.words;
    assert.deepEqual(words.map(({ written }) => written).sort(), ['balancers', 'certificates', 'load', 'renew']);
    assert.deepEqual([...matches[rowOf('certificate-renewal')]!.missing].sort(), ['PostgreSQL', 'SQL', 'Postgre', 'Tune', 'mail', 'queries', 'slow', 'team'].sort());
    assert.ok(words.every(({ share }, n) => n === 0 || words[n - 1]!.share >= share));
    for (const { words: all, meaningShare } of matches.filter((match) => match.words.length > 0)) {
      assert.ok(Math.abs(all.reduce((sum, { share }) => sum + share, meaningShare) - 1) < 1e-6);
    }
  });

  it('are none where nothing is shared, and the chances follow the relevance', () => {
    const fuel = matches[rowOf('fuel-route-planning')]!;
    assert.deepEqual([fuel.words, fuel.meaningShare, fuel.chance, demand.relevance[rowOf('fuel-route-planning')]], [[], 0, 0, 0]);
    const ranked = [...rows].sort((a, b) => demand.relevance[b]! - demand.relevance[a]!);
    assert.ok(ranked.every((row, n) => n === 0 || matches[ranked[n - 1]!]!.chance >= matches[row]!.chance));
  });

  it('tell nearness in meaning from shared words', () => {
    // Knows two subjects: what travels and all else.
    const encoder: TextEncoder = { encode: (text) => (/truck|lorries/.test(text) ? Float32Array.of(1, 0) : Float32Array.of(0, 1)), shareOf: () => 0 };
    const model = createCapabilityModel(encoder);
    const near = finish(model.fit(operations.map((text) => model.features(text)))).demand('Where shall the lorries go').matches([rowOf('fuel-route-planning'), rowOf('email-digest')]);
    assert.deepEqual(near.map(({ words, nearness, meaningShare, nearnessPlace }) => [words.length, nearness, meaningShare, nearnessPlace]), [[0, 1, 1, 1], [0, 0, 0, 2]]);
  });

  it('come in pairs with the words of name and description, where these have them', () => {
    const pairs = fitOn(operations).demand('The deployment of the helm chart').sharedPairs(rowOf('kubernetes-rollout'));
    assert.deepEqual([...pairs].sort((a, b) => (a.task < b.task ? -1 : 1)), [{ task: 'chart', stated: 'charts' }, { task: 'deployment', stated: 'deployments' }, { task: 'helm', stated: 'Helm' }]);
  });
});
