import type { Uri } from 'vscode';
import { pathBelow } from './pathBelow.ts';
import type { Root } from './roots.ts';

/** A skill document and the root it was found under. */
export interface Located {
  readonly uri: Uri;
  readonly root: Root;
  readonly path: string;
}

/** The skill documents that exist, and which of them wait to be read or taken out of the engine's library. */
export class LibraryFiles {
  readonly #files = new Map<string, Located>();
  readonly #waiting = new Map<string, Located>();
  readonly #removed = new Set<string>();
  readonly #stamps = new Map<string, string>();

  /** Documents that wait to be read. */
  get waiting(): number {
    return this.#waiting.size;
  }

  get idle(): boolean {
    return this.#waiting.size === 0 && this.#removed.size === 0;
  }

  /** Every document. */
  all(): readonly Located[] {
    return [...this.#files.values()];
  }

  /** What the document looked like when it was read last; undefined before that. */
  stampOf(uri: Uri): string | undefined {
    return this.#stamps.get(uri.toString());
  }

  setStamp(key: string, stamp: string): void {
    this.#stamps.set(key, stamp);
  }

  has(uri: Uri): boolean {
    return this.#files.has(uri.toString());
  }

  /** Marks a document as new or changed; nothing happens when it lies in no root. */
  touch(uri: Uri, roots: readonly Root[]): void {
    const key = uri.toString();
    const located = this.#files.get(key) ?? locate(uri, roots);
    if (!located) return;
    this.#files.set(key, located);
    this.#waiting.set(key, located);
    this.#removed.delete(key);
  }

  /** Takes out a document that could not be read. */
  remove(key: string): void {
    if (this.#files.delete(key)) this.#removed.add(key);
    this.#stamps.delete(key);
    this.#waiting.delete(key);
  }

  /** Takes out every document that is, or lies below, one of these. */
  removeBelow(gone: readonly Uri[]): void {
    const paths = new Set(gone.map((uri) => uri.toString()));
    for (const [key, { uri }] of this.#files) {
      if (ancestors(uri).some((ancestor) => paths.has(ancestor))) this.remove(key);
    }
  }

  /** Marks every document as to be read, for an engine that lost its library. */
  touchAll(): void {
    for (const [key, located] of this.#files) this.#waiting.set(key, located);
  }

  /** Takes out all documents but those of `kept`. */
  keepOnly(kept: ReadonlySet<string>): void {
    for (const key of [...this.#files.keys()]) if (!kept.has(key)) this.remove(key);
  }

  /** Hands out the next documents to read and all removals, which then no longer wait. */
  take(most: number): { readonly changed: readonly Located[]; readonly removed: readonly string[] } {
    const changed = [...this.#waiting].slice(0, most);
    for (const [key] of changed) this.#waiting.delete(key);
    const removed = [...this.#removed];
    this.#removed.clear();
    return { changed: changed.map(([, located]) => located), removed };
  }
}

function locate(uri: Uri, roots: readonly Root[]): Located | undefined {
  for (const root of roots) {
    const path = pathBelow(root.uri, uri);
    if (path !== undefined) return { uri, root, path };
  }
  return undefined;
}

/** The URI and those of the folders that it lies in, as strings. */
function ancestors(uri: Uri): readonly string[] {
  const all: string[] = [];
  for (let { path } = uri; path !== '' && path !== '/'; path = path.slice(0, path.lastIndexOf('/'))) {
    all.push(uri.with({ path }).toString());
  }
  return all;
}
