/**
 * `text.codePointAt(at)` for 0 <= at < text.length. Our own because the engine's is wrong at times: V8 13.6 (Maglev) looks
 * past the end of a sliced string, so that a lead surrogate there is joined with a unit that is not in the text.
 */
export function codePointAt(text: string, at: number): number {
  const lead = text.charCodeAt(at);
  if (lead < 0xd800 || lead > 0xdbff || at + 1 >= text.length) return lead;
  const trail = text.charCodeAt(at + 1);
  return trail >= 0xdc00 && trail <= 0xdfff ? 0x10000 + ((lead - 0xd800) << 10) + (trail - 0xdc00) : lead;
}
