const apostrophe = 0x27;

/**
 * `'s|'t|'re|'ve|'m|'ll|'d` in ASCII letters of either case.
 * @returns the end of the contraction that starts at `at`, or `at` when there is none
 */
export function contractionEnd(text: string, at: number): number {
  if (text.charCodeAt(at) !== apostrophe) return at;
  // Setting bit 5 lowers ASCII capitals, and no unit but the two cases of a letter gives that letter.
  const first = String.fromCharCode(text.charCodeAt(at + 1) | 32);
  if (first === 's' || first === 't' || first === 'm' || first === 'd') return at + 2;
  const second = String.fromCharCode(text.charCodeAt(at + 2) | 32);
  if ((first === 'l' && second === 'l') || ((first === 'r' || first === 'v') && second === 'e')) return at + 3;
  return at;
}
