/** Numbers as all reports write them. */
export function tokenCount(tokens: number): string {
  return Math.round(tokens).toLocaleString('en');
}

/** A share (0 to 1) rounded down, so that nothing reads as whole that is not. */
export function percent(share: number): string {
  return `${(Math.floor(share * 1000 + 1e-9) / 10).toFixed(1)} %`;
}

/** A share that there may not be. */
export function share(value: number | null): string {
  return value === null ? '' : percent(value);
}

export function decimal(value: number): string {
  return value.toFixed(3);
}

/** A name that does not fill a screen. */
export function clipped(name: string): string {
  return name.length > 64 ? `${name.slice(0, 63)}…` : name;
}

/** Names of a set, or that it is empty. */
export function names(selected: readonly { readonly name: string }[]): string {
  return selected.length === 0 ? 'nothing' : selected.map(({ name }) => clipped(name)).join(', ');
}

/** How near an objective is to a bound that none exceeds; empty where neither is above 0. */
export function shareOfBound(objective: number, upperBound: number): string {
  if (!(objective > 0) || !(upperBound > 0)) return '';
  const share = objective / upperBound;
  return share >= 1 - 1e-9 ? 'the best' : `≥ ${percent(share)}`;
}
