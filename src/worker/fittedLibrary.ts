import type { CapabilityModel, FittedCapabilities } from '../core/capability/capabilityModel.ts';
import type { TextEncoder } from '../core/capability/meaning.ts';
import type { Cancel } from '../core/util/cancel.ts';
import { finishInSlices, type Pauses } from '../core/util/steps.ts';
import { LibraryFitter } from './fitLibrary.ts';
import type { Library, LibrarySnapshot } from './library.ts';

/** What fitting takes of the place that it runs in. */
export interface FittingPorts {
  readonly loadEncoder: () => Promise<TextEncoder>;
  readonly createModel: (encoder: TextEncoder) => CapabilityModel;
  readonly pauses: Pauses;
}

/** What compares tasks with skills. */
export interface Meaning {
  readonly encoder: TextEncoder;
  readonly model: CapabilityModel;
  readonly fitter: LibraryFitter;
}

/** The capability model fitted to a library as it is; everything is loaded and computed when it is first asked for. */
export class FittedLibrary {
  readonly #library: Pick<Library, 'snapshot'>;
  readonly #ports: FittingPorts;
  #meaning: Promise<Meaning> | undefined;
  #fit: { readonly snapshot: LibrarySnapshot; readonly fitted: Promise<FittedCapabilities | undefined> } | undefined;

  constructor(library: Pick<Library, 'snapshot'>, ports: FittingPorts) {
    this.#library = library;
    this.#ports = ports;
  }

  /** One fit a snapshot, shared by all who ask for it. @returns undefined when the library changed before the fit ended */
  fitOf(snapshot: LibrarySnapshot): Promise<FittedCapabilities | undefined> {
    if (this.#fit?.snapshot !== snapshot) {
      const library = this.#library;
      const cancel: Cancel = {
        get aborted() {
          return library.snapshot !== snapshot;
        },
      };
      this.#fit = { snapshot, fitted: this.meaning().then(({ fitter }) => finishInSlices(fitter.fit(snapshot), this.#ports.pauses, cancel)) };
    }
    return this.#fit.fitted;
  }

  /** Loaded when a question first needs it, and again after a failure. */
  meaning(): Promise<Meaning> {
    this.#meaning ??= this.#ports.loadEncoder().then((encoder) => {
      const model = this.#ports.createModel(encoder);
      return { encoder, model, fitter: new LibraryFitter(model) };
    });
    this.#meaning.catch(() => (this.#meaning = undefined));
    return this.#meaning;
  }
}
