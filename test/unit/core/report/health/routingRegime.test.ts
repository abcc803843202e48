import assert from 'node:assert/strict';
import { recallAt, referenceSeries, regimeOf } from '../../../../../src/core/report/health/routingRegime.ts';

describe('the regime of routing', () => {
  it('follows the size of the library', () => {
    assert.deepEqual([0, 18, 50, 51, 100, 500, 501, 5_000].map(regimeOf), ['implicit', 'implicit', 'implicit', 'preselect', 'preselect', 'preselect', 'hybrid', 'hybrid']);
  });

  it("gives the paper's figures at its scales, values between them elsewhere, and none beyond", () => {
    for (const series of referenceSeries) {
      for (const { irrelevant, recall } of series.points) assert.ok(Math.abs((recallAt(series, irrelevant) ?? -1) - recall) < 1e-12);
      const between = recallAt(series, 300) ?? -1;
      assert.ok(between < (series.points[2]?.recall ?? 0) && between > (series.points[3]?.recall ?? 1));
      assert.equal(recallAt(series, 20_000), undefined);
    }
    assert.equal(referenceSeries[0] && recallAt(referenceSeries[0], 1_001), undefined);
  });
});
