/** A text with each run of white space as one blank, and none at its ends. */
export function asOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/**
 * Where, in a text, the beginning ends that `asOneLine` made to `kept`.
 * @param kept a beginning of `asOneLine(text)`
 * @returns a UTF-16 offset in `text`
 */
export function offsetInWritten(text: string, kept: string): number {
  const whole = asOneLine(text);
  const lead = text.length - text.trimStart().length;
  // Nothing to follow where one line is how it is written.
  if (whole === text.slice(lead, lead + whole.length)) return whole.length === kept.length ? text.length : lead + kept.length;
  let at = lead;
  for (let done = 0; done < kept.length; ) {
    if (/\s/.test(kept.charAt(done))) {
      done++;
      while (at < text.length && /\s/.test(text.charAt(at))) at++;
    } else {
      done++;
      at++;
    }
  }
  return whole.length === kept.length ? text.length : at;
}
