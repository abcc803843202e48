import assert from 'node:assert/strict';
import { supplyInWords, suppliesOfSkill } from '../../../../src/core/report/suppliesReport.ts';
import { fitOn, operations } from '../capability/smallLibrary.ts';

describe('the report of what a skill supplies', () => {
  const skills = operations.map(({ name, description }, n) => ({ uri: `skill:${n}`, path: `${name}/SKILL.md`, root: '', name, description, problems: [], alsoAt: [], listing: 20, document: 500 }));
  const fitted = fitOn(operations);
  const of = (name: string) => suppliesOfSkill(skills, fitted, `skill:${operations.findIndex((skill) => skill.name === name)}`);

  it('names each capability with how many skills supply it and which others do most', () => {
    const [search] = of('log-search')!;
    assert.deepEqual([search?.capability, search?.suppliers, search?.others], ['log search', 2, ['log-search-copy']]);
    const [fuel] = of('fuel-route-planning')!;
    assert.deepEqual([fuel?.suppliers, fuel?.others], [1, []]);
  });

  it('knows nothing of a skill that is not in the library', () => assert.equal(of('nobody'), undefined));

  it('says in words how much of a demand a supply covers', () => {
    assert.deepEqual([8, 0.7, 0.09, 0.001].map(supplyInWords), ['all of it', '50 % of it', '8 % of it', 'less than 1 % of it']);
  });
});
