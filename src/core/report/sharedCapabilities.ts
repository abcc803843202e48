import type { FittedCapabilities } from '../capability/capabilityModel.ts';

/** Names of the capabilities that two skills both supply, those first that the lesser of the two supplies most. */
export function sharedCapabilities({ capabilities, supplies }: FittedCapabilities, first: number, second: number): readonly string[] {
  const { offsets, dims, values } = supplies;
  const ofFirst = new Map<number, number>();
  for (let n = offsets[first]!; n < offsets[first + 1]!; n++) ofFirst.set(dims[n]!, values[n]!);
  const shared: { dim: number; supply: number }[] = [];
  for (let n = offsets[second]!; n < offsets[second + 1]!; n++) {
    const supply = Math.min(values[n]!, ofFirst.get(dims[n]!) ?? 0);
    if (supply > 0) shared.push({ dim: dims[n]!, supply });
  }
  return shared.sort((a, b) => b.supply - a.supply || a.dim - b.dim).map(({ dim }) => capabilities[dim]!.name);
}
