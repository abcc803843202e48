/** A line that opens or closes a code block. */
export const fence = /^\s*(?:```|~~~)/;
/** Web addresses. */
export const address = /\bhttps?:\/\/[^\s)>\]]+/g;

/** Markdown without its fenced code blocks and web addresses: what its author says rather than quotes. Linear time. */
export function proseOf(markdown: string): string {
  return proseAndCode(markdown).prose;
}

/** The prose of Markdown, as `proseOf` has it, and the lines of its fenced code blocks. Linear time. */
export function proseAndCode(markdown: string): { readonly prose: string; readonly code: string } {
  const prose: string[] = [];
  const code: string[] = [];
  let inFence = false;
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) inFence = !inFence;
    else (inFence ? code : prose).push(line);
  }
  return { prose: prose.join('\n').replace(address, ' '), code: code.join('\n').replace(address, ' ') };
}
