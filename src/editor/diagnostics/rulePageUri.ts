import { Uri } from 'vscode';
import { rulePageName } from '../../core/lint/rulePage.ts';

/** The page of a rule, which comes with the extension. */
export function rulePageUri(extensionUri: Uri, rule: string): Uri {
  return Uri.joinPath(extensionUri, 'media', 'rules', rulePageName(rule));
}
