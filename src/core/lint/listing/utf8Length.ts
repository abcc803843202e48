/** Bytes of a text in UTF-8; a lone surrogate counts as the replacement character that stands for it. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += characterBytes(character);
  return bytes;
}

/** Bytes of one code point in UTF-8. */
export function characterBytes(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}
