const PATH_LIMIT = 512;

/**
 * The path below the skill's folder that a link's destination names, or undefined for one that has a
 * scheme, is absolute, leaves the folder, or names no file.
 */
export function referencePath(destination: string): string | undefined {
  if (destination === '' || destination.length > PATH_LIMIT || /^(?:[a-z][a-z0-9+.-]*:|[/\\~#?$<{])/i.test(destination)) return undefined;
  const bare = decode(unescaped(destination).replace(/[#?].*$/s, '')).replaceAll('\\', '/');
  if (bare === '' || /[\p{Cc}*<>|"]/u.test(bare) || /^(?:[a-z][a-z0-9+.-]*:|[/~])/i.test(bare)) return undefined;
  const parts: string[] = [];
  for (const part of bare.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  const last = bare.slice(bare.lastIndexOf('/') + 1);
  return last === '' || last === '.' || last === '..' || parts.length === 0 ? undefined : parts.join('/');
}

/** A Markdown destination without its escapes: `a\_b.md` is `a_b.md`. */
export function unescaped(destination: string): string {
  return destination.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
