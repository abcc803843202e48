const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
// Hangul, CJK and full-width forms; Emoji_Presentation has the pictures that take two columns of their own.
const wide =
  /^(?:\p{Emoji_Presentation}|.\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}])/u;

// Most text: Latin letters, dashes, quotes and arrows, one column each. Segmenting is a hundred times slower.
const narrow = /^[\x20-\x7e\xa0-\u02ff\u2010-\u2027\u2190-\u2193\u2200-\u22ff]*$/;

/** Columns that a text takes in a terminal. */
export function displayWidth(text: string): number {
  if (narrow.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += columnsOf(segment);
  return width;
}

/** The text, cut to at most `width` columns (>= 1) with an ellipsis where something is missing. */
export function cutToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let cut = '';
  let used = 1;
  for (const { segment } of graphemes.segment(text)) {
    used += columnsOf(segment);
    if (used > width) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

function columnsOf(grapheme: string): number {
  if (wide.test(grapheme)) return 2;
  return /^\p{M}+$/u.test(grapheme) ? 0 : 1;
}
