import type { FittedCapabilities } from '../capability/capabilityModel.ts';
import type { EncodingName } from '../tokens/tokenCounter.ts';
import type { SkillSummary } from './libraryReport.ts';

/** A library with its fitted capabilities; row i of the supplies is `skills[i]`. */
export interface PreviewLibrary {
  readonly skills: readonly SkillSummary[];
  readonly fitted: FittedCapabilities;
  readonly encoding: EncodingName;
}
