import { commands, type Disposable, type Uri, type WebviewView, type WebviewViewProvider, window } from 'vscode';
import { parseBudget } from '../../core/util/parseBudget.ts';
import type { FromSelectionView, ToSelectionView } from '../../protocol/selectionView.ts';
import { commands as commandIds, views } from '../manifest.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { openSkill } from '../library/openSkill.ts';
import type { SkillMarks } from '../library/skillMarks.ts';
import type { SelectionModel } from './selectionModel.ts';
import { webviewAssets, webviewHtml } from '../util/webviewHtml.ts';

/** Longest task that the view may send, in UTF-16 code units. */
const longestTask = 1_000_000;

export interface SelectionViewParts {
  readonly model: SelectionModel;
  readonly marks: SkillMarks;
  /** Only what it holds is ever opened or marked for the view. */
  readonly index: LibraryIndex;
}

/** The Selection view: shows the model's snapshots and passes on what the user does. */
export class SelectionView implements WebviewViewProvider {
  readonly #extensionUri: Uri;
  readonly #model: SelectionModel;
  readonly #marks: SkillMarks;
  readonly #index: LibraryIndex;

  constructor(extensionUri: Uri, { model, marks, index }: SelectionViewParts) {
    this.#extensionUri = extensionUri;
    this.#model = model;
    this.#marks = marks;
    this.#index = index;
  }

  register(): Disposable {
    return window.registerWebviewViewProvider(views.selection, this);
  }

  resolveWebviewView(view: WebviewView): void {
    const { webview } = view;
    webview.options = { enableScripts: true, localResourceRoots: [webviewAssets(this.#extensionUri)] };
    const send = () => {
      const message: ToSelectionView = { kind: 'state', state: this.#model.snapshot() };
      void webview.postMessage(message);
    };
    const subscriptions = [
      webview.onDidReceiveMessage((message: FromSelectionView) => (message.kind === 'ready' ? send() : this.#receive(message))),
      this.#model.onDidChange(() => view.visible && send()),
      view.onDidChangeVisibility(() => view.visible && send()),
    ];
    view.onDidDispose(() => {
      for (const subscription of subscriptions) subscription.dispose();
    });
    webview.html = webviewHtml(webview, this.#extensionUri, { name: 'selection', title: 'Selection' });
    if (this.#model.task.trim() !== '') this.#model.refresh();
  }

  #receive(message: Exclude<FromSelectionView, { kind: 'ready' }>): void {
    switch (message.kind) {
      case 'task':
        this.#model.setTask(message.task.slice(0, longestTask), true);
        break;
      case 'budget': {
        const parsed = parseBudget(message.text);
        if ('tokens' in parsed) this.#model.setBudget(parsed.tokens);
        break;
      }
      case 'price': {
        const price = Number(message.text);
        if (message.text.trim() !== '' && Number.isFinite(price) && price >= 0) this.#model.setPrice(price);
        break;
      }
      case 'maxSkills': {
        const limit = Number(message.text);
        if (message.text.trim() === '') this.#model.setMaxSkills(undefined);
        else if (Number.isInteger(limit) && limit >= 1) this.#model.setMaxSkills(limit);
        break;
      }
      case 'reserve': {
        const parsed = message.text.trim() === '' ? { tokens: 0 } : parseBudget(message.text);
        if ('tokens' in parsed) this.#model.setReserve(parsed.tokens);
        break;
      }
      case 'mark':
        if (this.#index.skills.has(message.uri)) this.#marks.toggle(message.uri, message.mark);
        break;
      case 'clearMarks':
        this.#marks.clear();
        break;
      case 'copy':
        void commands.executeCommand(commandIds.copySelection);
        break;
      case 'open':
        void openSkill(this.#index, message.uri);
        break;
      case 'compareBudgets':
        void commands.executeCommand(commandIds.compareBudgets);
        break;
      case 'explain':
        void commands.executeCommand(commandIds.explainSkill, message.uri);
        break;
      case 'cancel':
        this.#model.cancel();
        break;
    }
  }
}
