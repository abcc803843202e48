import { ruleIds, type RuleId } from '../../src/core/selection/rules/selectionRule.ts';
import { selectionRules } from '../../src/core/selection/rules/selectionRules.ts';
import type { SelectionInstance } from '../../src/core/selection/instance.ts';
import { finish } from '../../src/core/util/steps.ts';
import { instanceOf } from '../support/instances.ts';
import { random } from '../support/random.ts';

const FAMILIES = 5;

/**
 * An instance shaped like the paper's testbed (2608.19993, 5.1 and 5.2): five capabilities, 31 documents of one or two
 * of them and look-alikes with next to nothing, tiled with slight changes to larger libraries.
 */
export function testbedInstance(seed: number, tiles: number): SelectionInstance {
  const draw = random(seed);
  const lengths: number[] = [];
  const supplies: number[][] = [];
  for (let tile = 0; tile < tiles; tile++) {
    for (let n = 0; n < 31; n++) {
      const [first, second] = [n % FAMILIES, (n + 1 + Math.floor(n / FAMILIES)) % FAMILIES];
      const strength = () => (n < 22 ? 0.8 + 2.4 * draw.next() : 0.15 * draw.next());
      const row = Array.from({ length: FAMILIES }, () => 0.05 * draw.next());
      row[first] = strength();
      if (n >= 11 && n < 22) row[second] = strength();
      supplies.push(row);
      lengths.push(Math.ceil((n >= 11 && n < 22 ? 260 : 130) * (0.6 + 0.9 * draw.next())));
    }
  }
  const budget = draw.pick([500, 750, 1000]);
  const demand = Array.from({ length: FAMILIES }, () => 0.1 + 0.2 * draw.next());
  for (let n = 0; n < 3; n++) demand[draw.int(FAMILIES)] = 1 + 2 * draw.next();
  return instanceOf({ lengths, supplies, demand, kappa: 0.0004 + draw.pick([0, 1, 2]) / budget, budget });
}

/** For each rule how often it has the best value of all rules, and how far it falls short of it in the mean. */
export function study(name: string, instances: readonly SelectionInstance[]): Record<string, string>[] {
  const won = new Map<RuleId, number>(ruleIds.map((id) => [id, 0]));
  const short = new Map<RuleId, number>(ruleIds.map((id) => [id, 0]));
  for (const instance of instances) {
    const values = selectionRules.map(({ id, select }) => ({ id, value: finish(select(instance)).objective }));
    const best = values.reduce((most, { value }) => Math.max(most, value), 0);
    for (const { id, value } of values) {
      if (value >= best - 1e-9) won.set(id, won.get(id)! + 1);
      if (best > 0) short.set(id, short.get(id)! + (best - value) / best);
    }
  }
  return selectionRules.map(({ id, title }) => ({
    instances: name,
    rule: title,
    'best on %': ((100 * won.get(id)!) / instances.length).toFixed(1),
    'mean shortfall %': ((100 * short.get(id)!) / instances.length).toFixed(2),
  }));
}
