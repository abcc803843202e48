import { type Disposable, Hover, languages, MarkdownString, type Position, type TextDocument } from 'vscode';
import { escapeMarkdown } from '../../core/util/escapeMarkdown.ts';
import { supplyInWords } from '../../core/report/suppliesReport.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';

/** Capabilities that a hover lists. */
const most = 10;

/** Shows, on the name and description of a skill, what it costs and which capabilities it supplies. */
export function skillHover(engine: EngineClient, index: LibraryIndex): Disposable {
  return languages.registerHoverProvider({ pattern: '**/[sS][kK][iI][lL][lL].[mM][dD]' }, {
    async provideHover(document, position, token) {
      const skill = index.skills.get(document.uri.toString());
      if (!skill || !isOnListing(document, position)) return undefined;
      await index.settled();
      const supplies = (await engine.call('supplies', { uri: skill.uri }, token)) ?? [];
      const text = new MarkdownString();
      text.appendMarkdown(`${skill.listing.toLocaleString('en')} tokens in every listing, ${skill.document.toLocaleString('en')} when loaded.`);
      if (supplies.length === 0) text.appendMarkdown('\n\nSupplies no capability yet: the text says too little.');
      else text.appendMarkdown('\n\n**Supplies** (how much of a demand it covers alone; who else does)\n');
      // A capability's name comes from skill texts, which are anyone's: it is never Markdown.
      for (const { capability, supply, suppliers, others } of supplies.slice(0, most)) {
        const more = suppliers - 1 - others.length;
        const also = others.length === 0 ? 'only this skill' : `also ${others.map(escapeMarkdown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
        text.appendMarkdown(`\n- ${escapeMarkdown(capability)}: ${supplyInWords(supply)}; ${also}`);
      }
      return new Hover(text);
    },
  });
}

/** Whether a position is in the front matter at the name or the description, its further lines included. */
function isOnListing(document: TextDocument, { line }: Position): boolean {
  for (let n = line; n > 0 && n > line - 50; n--) {
    const { text } = document.lineAt(n);
    if (/^---\s*$/.test(text)) return false;
    if (/^(name|description)\s*:/.test(text)) return document.lineAt(0).text.startsWith('---') && !hasFence(document, n);
    if (/^\S/.test(text)) return false;
  }
  return false;
}

function hasFence(document: TextDocument, before: number): boolean {
  for (let n = 1; n < before; n++) if (/^---\s*$/.test(document.lineAt(n).text)) return true;
  return false;
}
