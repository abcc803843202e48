import { realpath } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Uri } from 'vscode';
import type { Platform, WorkerHandle } from './platform.ts';

const realPath = promisify(realpath.native);

/** The desktop and remote extension host. */
export function nodePlatform(extensionPath: string): Platform {
  return { startWorker: () => startWorker(join(extensionPath, 'dist', 'workerNode.cjs')), realUri };
}

function startWorker(script: string): WorkerHandle {
  const worker = new Worker(script, { name: 'skill-loadout' });
  let failure: string | undefined;
  worker.on('error', (error: unknown) => {
    failure = error instanceof Error ? error.message : String(error);
  });
  return {
    channel: {
      post: (message, transfer) => worker.postMessage(message, [...(transfer ?? [])]),
      onMessage: (listener) => worker.on('message', listener),
    },
    onExit: (listener) => worker.once('exit', (code) => listener(failure ?? `exit code ${code}`)),
    terminate: () => void worker.terminate(),
  };
}

/** Real paths exist on disk only; the native call also gives the true case on disks that ignore it. */
async function realUri(uri: Uri): Promise<Uri> {
  if (uri.scheme !== 'file') return uri;
  return Uri.file(await realPath(uri.fsPath));
}
