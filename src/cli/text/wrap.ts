import { displayWidth } from './displayWidth.ts';

/** Breaks a text of one line at its spaces into lines of at most `width` columns; longer words stay whole. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const started = line !== indent;
    if (started && displayWidth(line) + 1 + displayWidth(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line += started ? ` ${word}` : word;
  }
  return [...lines, line];
}
