import type { ComparisonThread } from '../worker/remoteComparison.ts';

/** Where text goes; `isTTY` and `columns` are a terminal's. */
export interface TextSink {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** Everything the command line touches besides the file system, so that tests can run it in their own process. */
export interface CliIo {
  readonly stdout: TextSink;
  readonly stderr: TextSink;
  readonly stdin: AsyncIterable<string | Uint8Array> & { readonly isTTY?: boolean | undefined };
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly homeFolder: string;
  /** Calls `stop` once when the user interrupts, in place of ending the program. @returns gives that up; absent where nobody can */
  readonly onInterrupt?: (stop: () => void) => () => void;
  /** The folder of the program itself, with the token ranks beside it. */
  readonly programFolder: string;
  /** Starts a thread that serves comparisons; absent where they are made on this one. */
  readonly startComparison?: () => ComparisonThread;
}
