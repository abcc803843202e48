import { workspace } from 'vscode';
import { readSettings } from '../settings.ts';

/** The language for whose open documents VS Code has checks of its own. */
const builtinLanguage = 'skill';

/** Which of these skills are left to VS Code's own checks where these say the same. */
export function builtinChecks(uris: readonly string[]): readonly string[] {
  const { builtin } = readSettings();
  if (builtin === 'on') return [];
  if (builtin === 'off') return uris;
  return workspace.textDocuments.filter(({ languageId }) => languageId === builtinLanguage).map(({ uri }) => uri.toString());
}
