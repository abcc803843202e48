import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ensureVscode } from './ensureVscode.ts';
import { installExtension } from './installExtension.ts';
import { startOwnProcess, type OwnProcess } from './ownProcess.ts';
import { uriPath } from './paths.ts';
import { makeTempFolder } from './tempFolder.ts';
import { writeUserSettings } from './userSettings.ts';

export interface ServerOptions {
  /** The folder of an extension that every window has, as if the user had installed it. */
  readonly extension?: string;
  /** User settings beside our defaults. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Lets a window's address name an extension under development and its tests. */
  readonly development?: boolean;
}

/** A running VS Code; everything it writes is in a temporary folder. */
export interface VscodeServer {
  /** `host:port`, the authority of `vscode-remote:` URIs. */
  readonly authority: string;
  /** What it printed so far. */
  readonly log: () => string;
  /** Resolves once it has ended, also when nobody asked it to. */
  readonly ended: Promise<void>;
  /** The address of a window on a folder or on a `.code-workspace` file, with the token that opens it. */
  readonly windowUrl: (target: string, payload?: readonly (readonly [string, string])[]) => string;
  readonly stop: () => Promise<void>;
}

const host = '127.0.0.1';

/** Starts VS Code on a free port that only this machine reaches and only who has the token may use. */
export async function startVscodeServer(options: ServerOptions = {}): Promise<VscodeServer> {
  const vscode = await ensureVscode();
  const temp = await makeTempFolder();
  const data = join(temp.path, 'data');
  const extensions = join(temp.path, 'extensions');
  const token = randomBytes(16).toString('hex');
  await writeUserSettings(join(data, 'data', 'User'), options.settings);
  await installExtension(extensions, options.extension);
  const args = ['--host', host, '--port', '0', '--connection-token', token];
  args.push('--server-data-dir', data, '--extensions-dir', extensions);
  args.push('--accept-server-license-terms', '--disable-telemetry', '--disable-workspace-trust');
  if (options.development) args.push('--enable-smoke-test-driver');
  const server = startOwnProcess(process.execPath, [join(vscode, 'out', 'server-main.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: serverEnvironment(temp.path),
  });
  let log = '';
  for (const stream of [server.child.stdout, server.child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  }
  const stop = async () => {
    await server.stop();
    await temp.remove();
  };
  try {
    const authority = `${host}:${await listeningPort(server, () => log)}`;
    return {
      authority,
      log: () => log,
      ended: server.ended,
      windowUrl(target, payload = []) {
        const url = new URL(`http://${authority}/`);
        url.searchParams.set('tkn', token);
        url.searchParams.set(target.endsWith('.code-workspace') ? 'workspace' : 'folder', uriPath(target));
        if (payload.length > 0) url.searchParams.set('payload', JSON.stringify(payload));
        return url.href;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listeningPort(server: OwnProcess, log: () => string): Promise<string> {
  const seen = new Promise<string>((resolve) => {
    server.child.stdout?.on('data', () => {
      const port = /listening on (\d+)/.exec(log())?.[1];
      if (port !== undefined) resolve(port);
    });
  });
  const port = await Promise.race([seen, server.ended]);
  if (port === undefined) throw new Error(`VS Code did not start.\n${log()}`);
  return port;
}

/**
 * Our environment without what another VS Code, or a debugger attached to us, would pass on to its own children, and
 * without a marketplace to ask for news.
 * @param temp where sockets go, which VS Code leaves behind; on macOS the path would be too long for one
 */
function serverEnvironment(temp: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VSCODE_|ELECTRON_|NODE_OPTIONS$)/.test(name));
  const sockets = process.platform === 'linux' ? { TMPDIR: temp } : {};
  return { ...Object.fromEntries(inherited), ...sockets, EXTENSIONS_GALLERY: '{}' };
}
