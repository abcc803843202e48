import type { SkillFolder } from '../core/lint/rule.ts';
import { decodeText } from '../core/skill/decodeText.ts';
import type { Cancel } from '../core/util/cancel.ts';
import type { EngineHostApi, LookAt } from '../protocol/engineApi.ts';

/** How the files around a skill are looked at. */
export interface FolderPorts {
  readonly readReferenced: EngineHostApi['readReferenced'];
  /** Absent where nothing can be told of other files. */
  readonly lookAt: LookAt | undefined;
}

/** What was found out of a skill's folder, as plain data. */
export interface FoundFacts {
  readonly exists: readonly (readonly [path: string, exists: boolean | null])[];
  /** Hashes of the texts; null where there is none. */
  readonly texts: readonly (readonly [path: string, hash: string | null])[];
}

/** What is known of a skill's folder. It notes what is asked for and not known, to find it out before the next look. */
export class FolderFacts implements SkillFolder {
  readonly #uri: string;
  readonly #ports: FolderPorts;
  readonly #exists = new Map<string, boolean | undefined>();
  readonly #texts = new Map<string, string | undefined>();
  readonly #askedPaths = new Set<string>();
  readonly #askedTexts = new Set<string>();

  constructor(uri: string, ports: FolderPorts) {
    this.#uri = uri;
    this.#ports = ports;
  }

  readonly exists = (path: string): boolean | undefined => {
    if (!this.#exists.has(path)) this.#askedPaths.add(path);
    return this.#exists.get(path);
  };

  readonly text = (path: string): string | undefined => {
    if (!this.#texts.has(path)) this.#askedTexts.add(path);
    return this.#texts.get(path);
  };

  /** Finds out what was asked for. @returns whether anything was */
  async find(cancel: Cancel): Promise<boolean> {
    const { lookAt, readReferenced } = this.#ports;
    if (!lookAt || (this.#askedPaths.size === 0 && this.#askedTexts.size === 0)) return false;
    const paths = [...this.#askedPaths];
    const found = paths.length === 0 ? [] : await lookAt({ uri: this.#uri, paths }, cancel);
    paths.forEach((path, index) => this.#exists.set(path, found[index] ?? undefined));
    for (const path of this.#askedTexts) {
      const bytes = await readReferenced({ uri: this.#uri, path }, cancel);
      this.#texts.set(path, bytes && decodeText(bytes).text);
    }
    this.#askedPaths.clear();
    this.#askedTexts.clear();
    return true;
  }

  /** All that was found out. @param hash a collision-resistant hash of a text */
  found(hash: (text: string) => string): FoundFacts {
    const texts = [...this.#texts].map(([path, text]) => [path, text === undefined ? null : hash(text)] as const);
    return { exists: [...this.#exists].map(([path, exists]) => [path, exists ?? null] as const), texts };
  }
}

/** Whether what was found out of a skill's folder earlier is still so. */
export async function stillHold({ exists, texts }: FoundFacts, uri: string, { lookAt, readReferenced }: FolderPorts, hash: (text: string) => string, cancel: Cancel): Promise<boolean> {
  if (exists.length > 0) {
    const now = await lookAt?.({ uri, paths: exists.map(([path]) => path) }, cancel);
    if (!now || exists.some(([, was], index) => was !== now[index])) return false;
  }
  for (const [path, was] of texts) {
    const bytes = await readReferenced({ uri, path }, cancel);
    if (was !== (bytes ? hash(decodeText(bytes).text) : null)) return false;
  }
  return true;
}
