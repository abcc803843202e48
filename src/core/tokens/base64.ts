const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** 6-bit value of each ASCII code unit, 255 where it is not a base64 digit. */
const sextets = new Uint8Array(128).fill(255);
for (let value = 0; value < alphabet.length; value++) sextets[alphabet.charCodeAt(value)] = value;

/**
 * Decodes standard base64 with or without `=` padding. Our own because `atob` and `Buffer` are not part of the language.
 * @throws RangeError at the first character that is not a base64 digit
 */
export function decodeBase64(text: string): Uint8Array {
  const digits = text.replace(/={1,2}$/, '');
  const bytes = new Uint8Array((digits.length * 3) >> 2);
  let bits = 0;
  let held = 0;
  let length = 0;
  for (let at = 0; at < digits.length; at++) {
    const sextet = sextets[digits.charCodeAt(at)] ?? 255;
    if (sextet === 255) throw new RangeError(`Not base64: ${JSON.stringify(digits[at])} at ${at}`);
    bits = (bits << 6) | sextet;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[length++] = bits >> held;
      bits &= (1 << held) - 1;
    }
  }
  return bytes;
}
