import { EventEmitter, type Memento } from 'vscode';

export type Mark = 'pinned' | 'excluded';

const memory = 'selection.marks';

/** Which skills the user pinned or excluded, kept with the workspace. */
export class SkillMarks {
  readonly #memento: Memento;
  readonly #marks: Map<string, Mark>;
  readonly #changed = new EventEmitter<void>();

  readonly onDidChange = this.#changed.event;

  constructor(memento: Memento) {
    this.#memento = memento;
    const kept: unknown = memento.get(memory);
    const entries = Array.isArray(kept) ? (kept as unknown[]) : [];
    this.#marks = new Map(entries.filter(isEntry));
  }

  of(uri: string): Mark | undefined {
    return this.#marks.get(uri);
  }

  /** URIs with this mark, among those that `exists` lets through. */
  all(mark: Mark, exists: (uri: string) => boolean): string[] {
    return [...this.#marks].filter(([uri, each]) => each === mark && exists(uri)).map(([uri]) => uri);
  }

  /** Sets a mark, or takes it away when it is set already. */
  toggle(uri: string, mark: Mark): void {
    if (this.#marks.get(uri) === mark) this.#marks.delete(uri);
    else this.#marks.set(uri, mark);
    this.#save();
  }

  clear(): void {
    this.#marks.clear();
    this.#save();
  }

  dispose(): void {
    this.#changed.dispose();
  }

  #save(): void {
    void this.#memento.update(memory, [...this.#marks]);
    this.#changed.fire();
  }
}

function isEntry(value: unknown): value is [string, Mark] {
  return Array.isArray(value) && typeof value[0] === 'string' && (value[1] === 'pinned' || value[1] === 'excluded');
}
