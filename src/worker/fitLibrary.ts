import type { CapabilityModel, FittedCapabilities } from '../core/capability/capabilityModel.ts';
import { capabilityText } from '../core/capability/capabilityText.ts';
import type { Skill } from '../core/skill/skill.ts';
import type { Steps } from '../core/util/steps.ts';
import type { LibrarySnapshot } from './library.ts';

/** Fits a capability model to libraries; what it reads of a skill is read once, when a fit first needs it. */
export class LibraryFitter {
  readonly #model: CapabilityModel;
  readonly #features = new WeakMap<Skill, unknown>();

  constructor(model: CapabilityModel) {
    this.#model = model;
  }

  *fit({ skills }: Pick<LibrarySnapshot, 'skills'>): Steps<FittedCapabilities> {
    const features: unknown[] = [];
    for (const { skill } of skills) {
      let own = this.#features.get(skill);
      if (own === undefined) {
        own = this.#model.features(capabilityText(skill));
        this.#features.set(skill, own);
        yield;
      }
      features.push(own);
    }
    return yield* this.#model.fit(features);
  }
}
