import { numbersFor } from '../../core/util/numbers.ts';
import type { FromReportView, ToReportView } from '../../protocol/reportView.ts';
import { html } from '../dom.ts';
import { vscodeApi } from '../vscodeApi.ts';
import { ReportMemory, type ReportTabState } from './reportMemory.ts';
import { reportView } from './reportView.ts';

const api = vscodeApi<FromReportView, ReportTabState>();
const root = document.getElementById('root') ?? document.body.appendChild(html('main'));
const memory = new ReportMemory(api);
const view = reportView(root, numbersFor(document.documentElement.lang), memory, (message) => api.postMessage(message));

window.addEventListener('message', ({ data }: MessageEvent<ToReportView>) => view.show(data.state));
document.addEventListener('scrollend', () => (memory.scroll = window.scrollY));
api.postMessage({ kind: 'ready' });
