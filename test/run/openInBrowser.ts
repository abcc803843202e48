import { spawn } from 'node:child_process';

/** Shows an address in the user's browser where there is a display, else does nothing; the address is printed anyway. */
export function openInBrowser(url: string): void {
  const [command, ...args] = opener(url);
  if (command === undefined) return;
  // Not ours to end: the browser stays when we go.
  spawn(command, args, { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}

function opener(url: string): readonly string[] {
  if (process.platform === 'darwin') return ['open', url];
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  const hasDisplay = process.env['DISPLAY'] !== undefined || process.env['WAYLAND_DISPLAY'] !== undefined;
  return hasDisplay ? ['xdg-open', url] : [];
}
