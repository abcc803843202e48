/**
 * A text of anyone's with what would hide or reorder other text written out: control characters but tab and line ends
 * (`\x1b`), and the characters that override the direction of writing (`\u202e`).
 */
export function visibleText(text: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, (character) => {
    const code = character.charCodeAt(0);
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
  });
}
