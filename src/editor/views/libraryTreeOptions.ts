import { commands, EventEmitter, type Memento } from 'vscode';
import type { Sorting } from '../../core/report/tree/treeNode.ts';
import { contextKeys } from '../manifest.ts';

export type Grouping = 'folder' | 'capability' | 'problem';

const memory = { grouping: 'library.grouping', sorting: 'library.sorting' };

/** How the user wants to see the tree; grouping and sorting are kept with the workspace, a filter is not. */
export class LibraryTreeOptions {
  readonly #memento: Memento;
  readonly #changed = new EventEmitter<void>();
  #filter = '';

  readonly onDidChange = this.#changed.event;

  constructor(memento: Memento) {
    this.#memento = memento;
    this.#tellMenus();
  }

  get grouping(): Grouping {
    return this.#memento.get<Grouping>(memory.grouping, 'folder');
  }

  get sorting(): Sorting {
    return this.#memento.get<Sorting>(memory.sorting, 'name');
  }

  get filter(): string {
    return this.#filter;
  }

  async group(grouping: Grouping): Promise<void> {
    await this.#memento.update(memory.grouping, grouping);
    this.#change();
  }

  async sort(sorting: Sorting): Promise<void> {
    await this.#memento.update(memory.sorting, sorting);
    this.#change();
  }

  setFilter(filter: string): void {
    this.#filter = filter;
    this.#change();
  }

  dispose(): void {
    this.#changed.dispose();
  }

  #change(): void {
    this.#tellMenus();
    this.#changed.fire();
  }

  #tellMenus(): void {
    void commands.executeCommand('setContext', contextKeys.grouping, this.grouping);
    void commands.executeCommand('setContext', contextKeys.sorting, this.sorting);
    void commands.executeCommand('setContext', contextKeys.filtered, this.#filter !== '');
  }
}
