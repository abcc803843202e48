import type { Uri } from 'vscode';
import type { Channel } from '../protocol/rpc.ts';

/** A running worker. */
export interface WorkerHandle {
  readonly channel: Channel;
  /** Called once when the worker has ended, whoever ended it. */
  readonly onExit: (listener: (reason: string) => void) => void;
  readonly terminate: () => void;
}

/** What differs between the places that the extension runs in. */
export interface Platform {
  readonly startWorker: () => WorkerHandle;
  /**
   * The URI of the file itself where `uri` is a link to it or passes through one; `uri` where there are no real paths.
   * @throws as the file system does when the file is gone
   */
  readonly realUri: (uri: Uri) => Promise<Uri>;
}
