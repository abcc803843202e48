import type { ReportDocument, ReportPart } from '../../core/report/document/reportDocument.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import type { FromReportView, ReportState } from '../../protocol/reportView.ts';
import { bdi, html } from '../dom.ts';
import { FocusKeeper } from '../focusKeeper.ts';
import { rowsIn } from '../rows.ts';
import { chartView } from './chart/chartView.ts';
import { copyBar } from './copyBar.ts';
import type { ReportContext } from './reportContext.ts';
import type { ReportMemory } from './reportMemory.ts';
import { captionedTable } from './tableView.ts';
import { textView } from './textView.ts';
import { workingView } from './workingView.ts';

export interface ReportView {
  show(state: ReportState): void;
}

/** A report tab: shows the states that it is given and posts what the reader does. */
export function reportView(root: HTMLElement, numbers: Numbers, memory: ReportMemory, post: (message: FromReportView) => void): ReportView {
  const live = html('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const say = (text: string) => live.replaceChildren(text);
  const context: ReportContext = { numbers, memory, post, say };
  const title = html('h1', { tabindex: -1 });
  const copy = copyBar(context);
  const working = workingView(() => post({ kind: 'cancel' }));
  const failure = html('div', { class: 'failure' });
  const parts = html('div', { class: 'parts' });
  const drawParts = rowsIn<ReportPart>(parts, (part) => drawPart(part, context));
  const focus = new FocusKeeper(root);
  let scroll: number | undefined = memory.scroll;
  let shown: ReportState['kind'] | undefined;

  const showReport = (report: ReportDocument) => {
    drawParts(report.parts);
    if (scroll !== undefined) window.scrollTo(0, scroll);
    scroll = undefined;
  };
  return {
    show(state) {
      if (!live.isConnected) root.replaceChildren(html('header', {}, title, copy), working.element, failure, parts, live);
      const name = state.kind === 'report' ? state.report.title : state.title;
      const hadFocus = root.contains(document.activeElement);
      focus.note();
      title.replaceChildren(bdi(name));
      document.title = name;
      copy.hidden = parts.hidden = state.kind !== 'report';
      working.element.hidden = state.kind !== 'working';
      failure.hidden = state.kind !== 'failed';
      if (state.kind === 'working') working.update(state);
      if (state.kind === 'failed') failure.replaceChildren(html('p', {}, bdi(state.message)));
      if (state.kind === 'report') showReport(state.report);
      focus.restore();
      // What had it is gone or hidden: reading goes on from the top.
      if (hadFocus && !(root.contains(document.activeElement) && document.activeElement?.checkVisibility())) title.focus({ preventScroll: true });
      if (state.kind !== shown) say(announcementOf(state));
      shown = state.kind;
    },
  };
}

function drawPart(part: ReportPart, context: ReportContext): HTMLElement {
  switch (part.kind) {
    case 'text':
      return textView(part);
    case 'table':
      return captionedTable(part, context);
    case 'chart':
      return chartView(part, context);
  }
}

function announcementOf(state: ReportState): string {
  switch (state.kind) {
    case 'working':
      return `${state.title}: working`;
    case 'failed':
      return `${state.title}: ${state.message}`;
    case 'report':
      return `${state.report.title}: ready`;
  }
}
