import { CancellationTokenSource, type CancellationToken, type Disposable, type Event, EventEmitter, type Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import type { FromReportView, ReportState, ToReportView } from '../../protocol/reportView.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { openSkill } from '../library/openSkill.ts';
import { webviewAssets, webviewHtml } from '../util/webviewHtml.ts';
import { copyReport } from './reportCopy.ts';

/** One making of a report, from the command that asked for it to its last state. */
export interface ReportPanelHandle {
  /** Does nothing once the report is no longer wanted. */
  setState(state: ReportState): void;
  /** The report is no longer wanted: cancelled, its tab closed, or asked for anew. */
  readonly onDidCancel: Event<unknown>;
  /** The same for calls that take a token. */
  readonly token: CancellationToken;
}

export interface ReportPanelsOptions {
  readonly extensionUri: Uri;
  /** Only what it holds is ever opened. */
  readonly index: LibraryIndex;
  /** @param budget in tokens, a whole number of at least 1 */
  readonly onBudget: (budget: number) => void;
}

const largestBudget = 100_000_000;

/** The tabs of reports: one for each kind of report, which a report of that kind asked for anew takes over. */
export class ReportPanels implements Disposable {
  readonly #options: ReportPanelsOptions;
  readonly #panels = new Map<string, ReportPanel>();
  readonly #shown = new EventEmitter<{ readonly id: string; readonly state: ReportState }>();

  /** The tab of a kind of report shows something else. */
  readonly onDidShow = this.#shown.event;

  constructor(options: ReportPanelsOptions) {
    this.#options = options;
  }

  /**
   * Opens or reveals the tab and shows in it that work is going on.
   * @param id of the kind of report
   * @param title of the tab
   */
  show(id: string, title: string): ReportPanelHandle {
    let panel = this.#panels.get(id);
    if (!panel) {
      panel = new ReportPanel(title, {
        ...this.#options,
        onShown: (state) => this.#shown.fire({ id, state }),
        onClosed: () => this.#panels.delete(id),
      });
      this.#panels.set(id, panel);
    }
    return panel.begin(title);
  }

  dispose(): void {
    for (const panel of [...this.#panels.values()]) panel.dispose();
    this.#shown.dispose();
  }
}

interface ReportPanelOptions extends ReportPanelsOptions {
  readonly onShown: (state: ReportState) => void;
  readonly onClosed: () => void;
}

class ReportPanel implements Disposable {
  readonly #panel: WebviewPanel;
  readonly #options: ReportPanelOptions;
  readonly #subscriptions: readonly Disposable[];
  #state: ReportState;
  /** What a report that is cancelled gives way to. */
  #last: Extract<ReportState, { kind: 'report' }> | undefined;
  #making: CancellationTokenSource | undefined;

  constructor(title: string, options: ReportPanelOptions) {
    this.#options = options;
    this.#state = { kind: 'working', title };
    const { extensionUri } = options;
    this.#panel = window.createWebviewPanel('skillLoadout.report', title, ViewColumn.Active, {
      enableScripts: true,
      enableFindWidget: true,
      localResourceRoots: [webviewAssets(extensionUri)],
    });
    const { webview } = this.#panel;
    this.#subscriptions = [
      webview.onDidReceiveMessage((message: FromReportView) => this.#receive(message)),
      this.#panel.onDidDispose(() => {
        for (const subscription of this.#subscriptions) subscription.dispose();
        this.#end();
        options.onClosed();
      }),
    ];
    webview.html = webviewHtml(webview, extensionUri, { name: 'report', title: 'Report' });
  }

  begin(title: string): ReportPanelHandle {
    this.#end();
    const making = new CancellationTokenSource();
    this.#making = making;
    this.#panel.title = title;
    this.#show({ kind: 'working', title });
    this.#panel.reveal();
    return {
      setState: (state) => {
        if (this.#making === making) this.#show(state);
      },
      onDidCancel: making.token.onCancellationRequested,
      token: making.token,
    };
  }

  dispose(): void {
    this.#panel.dispose();
  }

  #end(): void {
    const making = this.#making;
    this.#making = undefined;
    making?.cancel();
    making?.dispose();
  }

  #show(state: ReportState): void {
    this.#state = state;
    if (state.kind === 'report') this.#last = state;
    const message: ToReportView = { kind: 'state', state };
    void this.#panel.webview.postMessage(message);
    this.#options.onShown(state);
  }

  #receive(message: FromReportView): void {
    switch (message.kind) {
      case 'ready':
        this.#show(this.#state);
        break;
      case 'open':
        void openSkill(this.#options.index, message.uri, message.line);
        break;
      case 'budget':
        if (Number.isInteger(message.budget) && message.budget >= 1 && message.budget <= largestBudget) this.#options.onBudget(message.budget);
        break;
      case 'copy':
        if (this.#state.kind === 'report') void copyReport(this.#state.report, message.format);
        break;
      case 'cancel':
        if (this.#state.kind === 'working') this.#cancel(this.#state.title);
        break;
    }
  }

  #cancel(title: string): void {
    this.#end();
    if (this.#last) this.#panel.title = this.#last.report.title;
    this.#show(this.#last ?? { kind: 'failed', title, message: 'Cancelled before there was a report.' });
  }
}
