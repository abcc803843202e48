/** A text of anyone's as one line of Markdown that shows it as it is: no emphasis, link, code, HTML, list or heading in it. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~&]/g, (character) => (character === '&' ? '&amp;' : character === '<' ? '&lt;' : `\\${character}`))
    .replace(/^([-+#=]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
