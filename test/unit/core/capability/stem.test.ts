import assert from 'node:assert/strict';
import { stem } from '../../../../src/core/capability/stem.ts';

const families = [
  ['optimize', 'optimise', 'optimizer', 'optimization', 'optimizing', 'optimized'],
  ['document', 'documents', 'documentation'],
  ['configure', 'configuration', 'configuring'],
  ['schedule', 'schedules', 'scheduled', 'scheduling', 'scheduler'],
  ['query', 'queries'], ['plan', 'plans', 'planned', 'planning', 'planner'], ['detect', 'detection', 'detected'],
  ['class', 'classes'], ['deploy', 'deployment', 'deploying'],
];

describe('stem', () => {
  for (const family of families) {
    it(`brings the forms of ${family[0]} together`, () => {
      assert.equal(new Set(family.map(stem)).size, 1, family.map(stem).join(' '));
    });
  }

  it('keeps different words apart', () => {
    const words = ['string', 'server', 'service', 'speed', 'header', 'head', 'filter', 'analysis', 'error', 'table', 'document', 'need'];
    assert.equal(new Set(words.map(stem)).size, words.length, words.map(stem).join(' '));
  });

  it('leaves short words, other alphabets and words with signs as they are', () => {
    for (const word of ['css', 'ios', 'c++', 'настройки', '検索']) assert.equal(stem(word), word);
  });
});
