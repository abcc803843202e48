// Control characters (ANSI escapes begin with one), and those that reorder or hide text on a screen.
const harmful = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|\p{Cs}/gu;

/**
 * Text of a stranger as one line that a terminal only shows: white space becomes one space, and what a
 * terminal would obey is written out (`\x1b`, `\u202e`).
 */
export function harmless(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029 ]+/g, ' ').trim().replace(harmful, escaped);
}

/** A path or other word of a stranger where white space counts. */
export function harmlessPath(path: string): string {
  return path.replace(harmful, escaped);
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
