import { FileSystemError, type LogOutputChannel, Uri, workspace } from 'vscode';
import type { EncodingName } from '../../core/tokens/tokenCounter.ts';
import { messageOf } from '../util/messages.ts';

/** Token counts kept between sessions in the extension's own storage, one file an encoding. */
export class CountCacheFile {
  readonly #folder: Uri;
  readonly #log: LogOutputChannel;

  constructor(folder: Uri, log: LogOutputChannel) {
    this.#folder = folder;
    this.#log = log;
  }

  async load(encoding: EncodingName): Promise<string | undefined> {
    try {
      return new TextDecoder().decode(await workspace.fs.readFile(this.#file(encoding)));
    } catch (error) {
      if (!isMissing(error)) this.#log.warn(`the token cache could not be read: ${messageOf(error)}`);
      return undefined;
    }
  }

  async save(encoding: EncodingName, cache: string): Promise<void> {
    const file = this.#file(encoding);
    // Written beside and renamed, so that a crash leaves the old file or the new one.
    const draft = file.with({ path: `${file.path}.new` });
    try {
      await workspace.fs.createDirectory(this.#folder);
      await workspace.fs.writeFile(draft, new TextEncoder().encode(cache));
      await workspace.fs.rename(draft, file, { overwrite: true });
    } catch (error) {
      this.#log.warn(`the token cache could not be written: ${messageOf(error)}`);
    }
  }

  #file(encoding: EncodingName): Uri {
    return Uri.joinPath(this.#folder, `tokenCounts.${encoding}.json`);
  }
}

/** Whether a file system error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof FileSystemError && error.code === 'FileNotFound';
}
