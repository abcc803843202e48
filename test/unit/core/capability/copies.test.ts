import assert from 'node:assert/strict';
import { copiesOf } from '../../../../src/core/capability/copies.ts';
import { lexicalFeatures } from '../../../../src/core/capability/lexicalFeatures.ts';
import type { CapabilityText } from '../../../../src/core/capability/capabilityModel.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { demandedNames, fitOn, operations, skillText } from './smallLibrary.ts';

const groups = (...texts: CapabilityText[]) => [...finish(copiesOf(texts.map((text) => lexicalFeatures(text))))];
const logs = operations.find(({ name }) => name === 'log-search')!;

describe('copiesOf', () => {
  it('finds a skill again under other names', () => {
    assert.deepEqual(groups(logs, operations[0]!, { ...logs, name: 'alpha' }, { ...logs, name: 'bravo' }), [0, 1, 0, 0]);
  });

  it('takes the skills of one template for what they are, however long the text that they share', () => {
    const body = Array.from({ length: 200 }, (_, n) => `boilerplate${n.toString(36)}x`).join(' ');
    const family = ['merge', 'split', 'sign'].map((verb) => skillText(`pdf-${verb}`, `Use when the user wants to ${verb} PDF files.`, { body: `${body} ${verb}` }));
    assert.deepEqual(groups(...family), [0, 1, 2]);
  });

  it('tells nothing apart where there is nothing', () => {
    assert.deepEqual(groups(), []);
    assert.deepEqual(groups(skillText('', ''), skillText('', '')), [0, 0]);
  });
});

describe('a library of many copies', () => {
  it('demands what they are about as if there were one', () => {
    const copies = Array.from({ length: 300 }, (_, n) => ({ ...logs, name: `copy${n.toString(36)}x helper` }));
    const task = 'Search the logs in Kibana for the failing request.';
    const [few, many] = [fitOn(operations), fitOn([...operations, ...copies])];
    assert.deepEqual(demandedNames(many, many.demand(task)), demandedNames(few, few.demand(task)));
  });
});
