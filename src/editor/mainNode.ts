import { homedir } from 'node:os';
import { type ExtensionContext, Uri } from 'vscode';
import { activateWith, type ExtensionApi } from './extension.ts';
import { nodePlatform } from './nodePlatform.ts';

/** Entry point of the desktop and remote extension host. */
export function activate(context: ExtensionContext): ExtensionApi {
  return activateWith(context, nodePlatform(context.extensionPath), Uri.file(homedir()));
}
