/** A stranger's text as a short plain line in quotation marks. @param most characters that are shown */
export function quote(text: string, most = 60): string {
  const line = [...text.slice(0, 4 * most).replace(/[\p{C}\s]+/gu, ' ').trim()];
  return `"${line.length > most ? `${line.slice(0, most - 1).join('').trimEnd()}…` : line.join('')}"`;
}

/** "a", "a and b", "a, b and c". */
export function inWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
