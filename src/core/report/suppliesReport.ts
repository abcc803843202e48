import type { FittedCapabilities } from '../capability/capabilityModel.ts';
import type { SkillSummary } from './libraryReport.ts';
import type { CapabilityMembers } from './tree/byCapability.ts';

/** One capability that a skill supplies. */
export interface SuppliedCapability {
  readonly capability: string;
  /** u_ik, unitless, > 0. */
  readonly supply: number;
  /** How many skills of the library supply it, this one included. */
  readonly suppliers: number;
}

/** What one skill supplies, the largest supply first; undefined where it is not in the library. */
export function suppliesOfSkill(skills: readonly SkillSummary[], fitted: FittedCapabilities, uri: string): readonly SuppliedCapability[] | undefined {
  const row = skills.findIndex((skill) => skill.uri === uri);
  if (row < 0) return undefined;
  const { offsets, dims, values } = fitted.supplies;
  const suppliers = new Uint32Array(fitted.supplies.width);
  for (const [n, dim] of dims.entries()) if ((values[n] ?? 0) > 0) suppliers[dim] = (suppliers[dim] ?? 0) + 1;
  const result: SuppliedCapability[] = [];
  for (let n = offsets[row] ?? 0; n < (offsets[row + 1] ?? 0); n++) {
    const dim = dims[n] ?? 0;
    const supply = values[n] ?? 0;
    if (supply > 0) result.push({ capability: nameOf(fitted, dim), supply, suppliers: suppliers[dim] ?? 0 });
  }
  return result.sort((a, b) => b.supply - a.supply);
}

/** Every capability with the skills that supply it, the largest supply first. */
export function membersByCapability(skills: readonly SkillSummary[], fitted: FittedCapabilities): readonly CapabilityMembers[] {
  const members: { uri: string; supply: number }[][] = fitted.capabilities.map(() => []);
  const { offsets, dims, values } = fitted.supplies;
  for (const [row, { uri }] of skills.entries()) {
    for (let n = offsets[row] ?? 0; n < (offsets[row + 1] ?? 0); n++) {
      const supply = values[n] ?? 0;
      if (supply > 0) members[dims[n] ?? 0]?.push({ uri, supply });
    }
  }
  return members.map((group, dim) => ({ capability: nameOf(fitted, dim), members: group.sort((a, b) => b.supply - a.supply) }));
}

function nameOf(fitted: FittedCapabilities, dim: number): string {
  return fitted.capabilities[dim]?.name ?? `capability ${dim}`;
}
