import assert from 'node:assert/strict';
import { countLeftOut, cutLeftOut } from '../../../../src/core/report/cutLeftOut.ts';
import type { LeftOutCode, LeftOutSkill } from '../../../../src/core/report/previewReport.ts';

const left = (...codes: LeftOutCode[]) => codes.map((code, n) => ({ code, name: `${n}` }) as LeftOutSkill);

describe('cutLeftOut', () => {
  it('keeps the nearest of each reason, and every skill that the user excluded', () => {
    const all = left('redundant', 'redundant', 'no-demand', 'excluded', 'redundant', 'excluded', 'too-long', 'excluded', 'no-demand');
    assert.deepEqual(cutLeftOut(all, 1).map(({ name }) => name), ['0', '2', '3', '5', '6', '7']);
    assert.deepEqual(countLeftOut(all), { redundant: 3, 'no-demand': 2, excluded: 3, 'too-long': 1 });
  });
});
