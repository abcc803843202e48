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
}
