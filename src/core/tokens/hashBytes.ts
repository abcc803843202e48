/** FNV-1a with a last mixing step over `bytes[start, end)`. @returns 32 bits as an unsigned number */
export function hashBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  // Open addressing takes the low bits, in which plain FNV-1a is weakest.
  hash ^= hash >>> 15;
  return hash >>> 0;
}
