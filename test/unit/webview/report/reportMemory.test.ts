import assert from 'node:assert/strict';
import { ReportMemory, type ReportTabState } from '../../../../src/webview/report/reportMemory.ts';

describe('ReportMemory', () => {
  it('keeps scroll position and unfolded tables', () => {
    let state: ReportTabState | undefined;
    const api = { getState: () => state, setState: (next: ReportTabState) => void (state = next) };
    const memory = new ReportMemory(api);
    memory.scroll = 120;
    memory.setOpen('Recall', true);
    memory.setOpen('Tokens', true);
    memory.setOpen('Tokens', false);
    const next = new ReportMemory(api);
    assert.deepEqual([next.scroll, next.isOpen('Recall'), next.isOpen('Tokens')], [120, true, false]);
  });
});
