import { Range, Uri, window } from 'vscode';
import type { SkillSummary } from '../../core/report/libraryReport.ts';
import type { LibraryFindingsFeed } from '../diagnostics/libraryFindings.ts';
import { plainLabel } from '../util/plainLabel.ts';

/** Shows the skills that a skill competes with, and opens the picked one at its description. */
export async function revealRivals({ uri, name }: SkillSummary, feed: LibraryFindingsFeed): Promise<void> {
  const findings = feed.findings.get(uri) ?? [];
  const items = findings.flatMap(({ message, related }) =>
    related.map((rival) => ({ rival, label: plainLabel(rival.path), description: rival.message, detail: message })),
  );
  if (items.length === 0) {
    void window.showInformationMessage(`No skill of this library competes with ${name}, as far as their descriptions tell.`);
    return;
  }
  const picked = await window.showQuickPick(items, { title: `Rivals of ${name}`, placeHolder: 'Open one at its description', matchOnDescription: true });
  if (!picked) return;
  const { start, end } = picked.rival;
  await window.showTextDocument(Uri.parse(picked.rival.uri, true), { selection: new Range(start.line, start.character, end.line, end.character) });
}
