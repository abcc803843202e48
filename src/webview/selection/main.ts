import type { FromSelectionView, ToSelectionView } from '../../protocol/selectionView.ts';
import { html } from '../dom.ts';
import { numbersFor } from '../../core/util/numbers.ts';
import { vscodeApi } from '../vscodeApi.ts';
import { selectionView } from './selectionView.ts';
import { ViewMemory, type Memory } from './viewMemory.ts';

const api = vscodeApi<FromSelectionView, Memory>();
const root = document.getElementById('root') ?? document.body.appendChild(html('main'));
const memory = new ViewMemory(api);
const view = selectionView(root, numbersFor(document.documentElement.lang), memory, (message) => api.postMessage(message));

window.addEventListener('message', ({ data }: MessageEvent<ToSelectionView>) => view.show(data.state));
// A command that shows the view gives the focus to its window; whoever comes that way wants to type.
window.addEventListener('focus', () => {
  if (document.activeElement === document.body) view.focus();
});
document.addEventListener('scrollend', () => (memory.scroll = window.scrollY));
api.postMessage({ kind: 'ready' });
