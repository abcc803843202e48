/** Where the description begins in the front matter of a SKILL.md: its line from 0, or undefined where it has none. */
export function descriptionLine(document: { readonly lineCount: number; lineAt(line: number): { readonly text: string } }): number | undefined {
  if (!document.lineAt(0).text.startsWith('---')) return undefined;
  for (let line = 1; line < Math.min(document.lineCount, 500); line++) {
    const { text } = document.lineAt(line);
    if (/^---\s*$/.test(text)) return undefined;
    if (/^description\s*:/.test(text)) return line;
  }
  return undefined;
}
