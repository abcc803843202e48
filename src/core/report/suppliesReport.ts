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
  /** Names of the other skills that supply most of it, at most 3, the largest supply first. */
  readonly others: readonly string[];
}

const mostOthers = 3;

/** What one skill supplies, the largest supply first; undefined where it is not in the library. */
export function suppliesOfSkill(skills: readonly SkillSummary[], fitted: FittedCapabilities, uri: string): readonly SuppliedCapability[] | undefined {
  const row = skills.findIndex((skill) => skill.uri === uri);
  if (row < 0) return undefined;
  const { offsets, dims, values } = fitted.supplies;
  const own = new Map<number, { readonly supply: number; readonly others: { readonly name: string; readonly supply: number }[] }>();
  for (let n = offsets[row]!; n < offsets[row + 1]!; n++) if (values[n]! > 0) own.set(dims[n]!, { supply: values[n]!, others: [] });
  for (const [other, { name }] of skills.entries()) {
    for (let n = offsets[other]!; other !== row && n < offsets[other + 1]!; n++) if (values[n]! > 0) own.get(dims[n]!)?.others.push({ name, supply: values[n]! });
  }
  return Array.from(own, ([dim, { supply, others }]) => {
    const best = others.sort((a, b) => b.supply - a.supply).slice(0, mostOthers);
    return { capability: nameOf(fitted, dim), supply, suppliers: 1 + others.length, others: best.map(({ name }) => name) };
  }).sort((a, b) => b.supply - a.supply);
}

/** How much of a demand a supply covers alone, 1 - exp(-u), in words for people. */
export function supplyInWords(supply: number): string {
  const covered = -Math.expm1(-supply);
  if (covered >= 0.99) return 'all of it';
  return covered < 0.01 ? 'less than 1 % of it' : `${Math.floor(100 * covered)} % of it`;
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
