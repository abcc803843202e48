import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge-stable', 'microsoft-edge'];

const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const windowsPrograms = [join('Google', 'Chrome', 'Application', 'chrome.exe'), join('Microsoft', 'Edge', 'Application', 'msedge.exe')];

/** Where this machine has a Chrome, Chromium or Edge, best first. */
export function installedBrowsers(): readonly string[] {
  return places().filter((path) => existsSync(path));
}

function places(): readonly string[] {
  if (process.platform === 'darwin') return macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);
    return windowsPrograms.flatMap((program) => roots.map((folder) => join(folder, program)));
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}
