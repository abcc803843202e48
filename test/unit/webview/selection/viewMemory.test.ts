import assert from 'node:assert/strict';
import { ViewMemory, type Memory } from '../../../../src/webview/selection/viewMemory.ts';

describe('ViewMemory', () => {
  it('finds again what another document left', () => {
    let kept: Memory | undefined;
    const store = { getState: () => kept, setState: (memory: Memory) => (kept = memory) };
    const first = new ViewMemory(store);
    first.scroll = 120;
    first.setOpen('coverage', false);
    first.toggleExpanded('leftOut');
    first.group = 'redundant';
    const second = new ViewMemory(store);
    assert.deepEqual([second.scroll, second.isOpen('coverage'), second.isOpen('chosen'), second.isExpanded('leftOut'), second.group], [120, false, true, true, 'redundant']);
  });
});
