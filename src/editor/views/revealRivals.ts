import { Range, Uri, window } from 'vscode';
import { comparisonRules } from '../../core/lint/comparisonRules.ts';
import type { SkillSummary } from '../../core/report/libraryReport.ts';
import type { Findings } from '../diagnostics/lintFeature.ts';
import { plainLabel } from '../util/plainLabel.ts';

const comparisonIds = new Set(comparisonRules.map(({ id }) => id));

/** Shows the skills that a skill competes with, and opens the picked one at its description. */
export async function revealRivals({ uri, name }: SkillSummary, findings: Findings): Promise<void> {
  const compared = findings.of(uri).filter(({ rule }) => comparisonIds.has(rule));
  const items = compared.flatMap(({ message, related }) =>
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
