/** Bytes of a text in UTF-8; a lone surrogate counts as the replacement character that stands for it. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    bytes += bytesOf(point);
    if (point > 0xffff) at++;
  }
  return bytes;
}

/** Bytes of one code point in UTF-8. */
export function characterBytes(character: string): number {
  return bytesOf(character.codePointAt(0) ?? 0);
}

function bytesOf(point: number): number {
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}
