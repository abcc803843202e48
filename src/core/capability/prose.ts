const fence = /^\s*(?:```|~~~)/;
const address = /\bhttps?:\/\/[^\s)>\]]+/g;

/** Markdown without its fenced code blocks and web addresses: what its author says rather than quotes. Linear time. */
export function proseOf(markdown: string): string {
  const lines: string[] = [];
  let inFence = false;
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) inFence = !inFence;
    else if (!inFence) lines.push(line);
  }
  return lines.join('\n').replace(address, ' ');
}
