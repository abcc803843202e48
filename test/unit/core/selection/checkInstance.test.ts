import assert from 'node:assert/strict';
import { checkInstance } from '../../../../src/core/selection/checkInstance.ts';
import type { SelectionInstance } from '../../../../src/core/selection/instance.ts';
import { instanceOf, oddInstance } from '../../../support/instances.ts';

const sound = (): SelectionInstance => instanceOf({
  lengths: [100, 200, 300], supplies: [[1, 0], [0, 2], [1, 1]], demand: [1, 0.5], kappa: 0.001, budget: 400,
});

/** The sound instance after one change to it. */
function spoilt(change: (instance: SelectionInstance) => Partial<SelectionInstance> | void): SelectionInstance {
  const instance = sound();
  return { ...instance, ...change(instance) };
}

describe('checkInstance', () => {
  it('accepts sound instances', () => {
    assert.equal(checkInstance(sound()), undefined);
    assert.equal(checkInstance(instanceOf({ lengths: [], supplies: [], demand: [], kappa: 0, budget: 1 })), undefined);
    for (let seed = 0; seed < 100; seed++) assert.equal(checkInstance(oddInstance(seed, 20)), undefined);
  });

  const bad: [what: string, instance: SelectionInstance, message: RegExp][] = [
    ['a length of 0', spoilt(({ lengths }) => void (lengths[1] = 0)), /^length of skill 1 is 0: .* > 0$/],
    ['a negative length', spoilt(({ lengths }) => void (lengths[2] = -5)), /^length of skill 2 is -5/],
    ['a length that is no number', spoilt(({ lengths }) => void (lengths[0] = NaN)), /^length of skill 0 is NaN/],
    ['an endless length', spoilt(({ lengths }) => void (lengths[0] = Infinity)), /^length of skill 0 is Infinity/],
    ['a budget of 0', spoilt(() => ({ budget: 0 })), /^budget is 0/],
    ['a negative budget', spoilt(() => ({ budget: -1 })), /^budget is -1/],
    ['a budget that is no number', spoilt(() => ({ budget: NaN })), /^budget is NaN/],
    ['a negative kappa', spoilt(() => ({ kappa: -0.1 })), /^kappa is -0.1/],
    ['a kappa that is no number', spoilt(() => ({ kappa: NaN })), /^kappa is NaN/],
    ['no skills allowed', spoilt(() => ({ maxSkills: 0 })), /^maxSkills is 0/],
    ['half a skill allowed', spoilt(() => ({ maxSkills: 1.5 })), /^maxSkills is 1.5/],
    ['a negative supply', spoilt(({ supplies }) => void (supplies.values[1] = -2)), /^supply of skill 1 at dimension 1 is -2/],
    ['a supply that is no number', spoilt(({ supplies }) => void (supplies.values[3] = NaN)), /^supply of skill 2 at dimension 1 is NaN/],
    ['a supply outside the dimensions', spoilt(({ supplies }) => void (supplies.dims[1] = 2)), /^supply of skill 1 stands at dimension 2: there are only 2/],
    ['a dimension named twice', spoilt(({ supplies }) => void (supplies.dims[3] = 0)), /^supply of skill 2 has dimension 0 after 0/],
    ['a row too few', spoilt(({ lengths }) => ({ lengths: new Float64Array([...lengths, 1]) })), /^supplies have 4 offsets for 4 skills/],
    ['a late first offset', spoilt(({ supplies }) => void (supplies.offsets[0] = 1)), /^supplies start at offset 1/],
    ['descending offsets', spoilt(({ supplies }) => void (supplies.offsets[2] = 0)), /^supplies of skill 1 run from offset 1 to 0/],
    ['a last offset before the end', spoilt(({ supplies }) => void (supplies.offsets[3] = 3)), /^supplies end at offset 3/],
    ['dims without values', spoilt(({ supplies }) => ({ supplies: { ...supplies, values: new Float64Array(3) } })), /^supplies have 4 dims but 3 values/],
    ['a width that is no number', spoilt(({ supplies }) => ({ supplies: { ...supplies, width: NaN } })), /^width of the supplies is NaN/],
    ['a negative weight', spoilt(({ demand }) => void (demand.values[0] = -1)), /^demand at dimension 0 is -1/],
    ['an endless weight', spoilt(({ demand }) => void (demand.values[1] = Infinity)), /^demand at dimension 1 is Infinity/],
    ['a demand outside the dimensions', spoilt(({ demand }) => void (demand.dims[1] = 7)), /^demand stands at dimension 7/],
    ['demand dimensions that do not ascend', spoilt(({ demand }) => void demand.dims.reverse()), /^demand has dimension 0 after 1/],
    ['demand dims without values', spoilt(({ demand }) => ({ demand: { ...demand, values: new Float64Array(1) } })), /^demand has 2 dims but 1 values/],
  ];
  for (const [what, instance, message] of bad) {
    it(`refuses ${what}`, () => assert.match(checkInstance(instance) ?? 'accepted', message));
  }
});
