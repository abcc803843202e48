/** Anyone's text as a label of a quick pick: without this, `$(name)` in it would become an icon. */
export function plainLabel(text: string): string {
  return text.replaceAll('$(', '$\u200b(');
}
