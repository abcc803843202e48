import { type CancellationToken, CodeLens, type CodeLensProvider, EventEmitter, type LogOutputChannel, type TextDocument } from 'vscode';
import { effectInWords, type EffectReport } from '../../core/report/effectText.ts';
import { decodeText } from '../../core/skill/decodeText.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { readBounded } from '../library/readSkillFile.ts';
import { internalCommands } from '../manifest.ts';
import { readSettings } from '../settings.ts';
import { Delayed } from '../util/delayed.ts';
import { messageOf } from '../util/messages.ts';
import { descriptionLine } from './descriptionLine.ts';

/** What a lens tells of a document. */
export interface ShownEffect {
  readonly effect: EffectReport;
  /** Whether there are unsaved changes that it is compared with. */
  readonly edited: boolean;
}

export interface EffectLensParts {
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly log: LogOutputChannel;
}

/** Above the description of an open skill: which requests find it, beside what was saved. VS Code waits for typing to rest. */
export class EffectLens implements CodeLensProvider {
  readonly #parts: EffectLensParts;
  readonly #changed = new EventEmitter<void>();
  readonly #changeSoon = new Delayed(() => this.#changed.fire(), 500, 3_000);
  readonly #shown = new WeakMap<TextDocument, ShownEffect>();
  readonly #subscription: { dispose(): void };

  readonly onDidChangeCodeLenses = this.#changed.event;

  constructor(parts: EffectLensParts) {
    this.#parts = parts;
    // Other skills came, changed or went.
    this.#subscription = parts.index.onDidChange(() => this.#changeSoon.request());
  }

  /** Asks again, for the setting may be another. */
  refresh(): void {
    this.#changed.fire();
  }

  /** What the lens of a document told last. */
  shownFor(document: TextDocument): ShownEffect | undefined {
    return this.#shown.get(document);
  }

  async provideCodeLenses(document: TextDocument, token: CancellationToken): Promise<CodeLens[]> {
    const line = descriptionLine(document);
    if (line === undefined || !readSettings().descriptionEffect) return [];
    try {
      const shown = await this.#effectOf(document, token);
      if (!shown) return [];
      this.#shown.set(document, shown);
      const title = effectInWords(shown.effect, shown.edited);
      return [new CodeLens(document.lineAt(line).range, { command: internalCommands.showEffect, title, tooltip: 'Show the requests', arguments: [document.uri] })];
    } catch (error) {
      if (!token.isCancellationRequested) this.#parts.log.warn(`what the description is found for could not be told: ${messageOf(error)}`);
      return [];
    }
  }

  dispose(): void {
    for (const each of [this.#changed, this.#changeSoon, this.#subscription]) each.dispose();
  }

  /** @returns undefined when the document is no skill of the library, or changed meanwhile */
  async #effectOf(document: TextDocument, token: CancellationToken): Promise<ShownEffect | undefined> {
    const { engine, index } = this.#parts;
    const { uri, version, isDirty: edited } = document;
    await index.settled();
    if (token.isCancellationRequested || !index.skills.has(uri.toString())) return undefined;
    const bytes = edited ? await readBounded(uri) : undefined;
    const effect = await engine.call('effect', { uri: uri.toString(), saved: bytes ? decodeText(bytes).text : document.getText() }, token);
    return effect && document.version === version ? { effect, edited } : undefined;
  }
}
