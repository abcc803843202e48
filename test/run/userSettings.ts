import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A quiet window: nothing beside the folder and the extension asks for attention or for the network. */
const quiet = {
  'chat.disableAIFeatures': true,
  'extensions.ignoreRecommendations': true,
  // In a browser, VS Code saves by itself; on the desktop it does not.
  'files.autoSave': 'off',
  'git.openRepositoryInParentFolders': 'never',
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'window.commandCenter': false,
  'window.title': '${rootName}${separator}${activeEditorShort}',
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
};

/** Writes the user settings of a new profile: ours, then those given. */
export async function writeUserSettings(userFolder: string, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await mkdir(userFolder, { recursive: true });
  await writeFile(join(userFolder, 'settings.json'), JSON.stringify({ ...quiet, ...settings }, undefined, 2));
}
