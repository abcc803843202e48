import { bodyParts } from '../skill/bodyParts.ts';
import { unescaped } from '../skill/referencePath.ts';
import { linksIn } from '../skill/markdownLinks.ts';
import type { TextRange } from '../skill/skill.ts';

/** The destination of a Markdown link, image or link definition, or of an HTML one. */
export interface BodyLink {
  readonly written: string;
  readonly range: TextRange;
}

// Most skills have none, and need not be read for them.
const MAY_LINK = /\]\(|\]:|<(?:a|img)\s/i;

/** The links of a Markdown text from an offset on, outside code and comments. */
export function* bodyLinks(text: string, from: number): Generator<BodyLink> {
  if (!MAY_LINK.test(text)) return;
  for (const { start, content, isCode } of bodyParts(text, from)) {
    if (isCode) continue;
    for (const { written, start: at } of linksIn(content)) {
      if (written !== '') yield { written, range: { start: start + at, end: start + at + written.length } };
    }
  }
}

/** Resolves a relative destination against a folder below the skill's; may lead out of it by `../`. Undefined for anything else. */
export function resolveLink(folder: string, destination: string): string | undefined {
  const bare = unescaped(destination).replace(/[#?].*$/s, '').replaceAll('\\', '/');
  if (bare === '' || /^(?:[a-z][a-z0-9+.-]*:|[/~$<{])/i.test(bare)) return undefined;
  const parts: string[] = [];
  for (const part of [...folder.split('/'), ...decode(bare).split('/')]) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.length === 0 ? undefined : parts.join('/');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
