import picomatch from 'picomatch';

/** Never looked into, whatever the settings say. */
const alwaysIgnored = ['**/node_modules', '**/.git'];

/** Decides which files and folders below a root are passed over. */
export class IgnoreRules {
  /** The rules as one glob for VS Code's file search. */
  readonly glob: string;
  readonly #matches: (path: string) => boolean;

  /** @param globs of the exclude setting and files.exclude; a folder that matches hides all that is in it */
  constructor(globs: readonly string[]) {
    const all = [...alwaysIgnored, ...globs.map((glob) => glob.replace(/\/\*\*$|\/$/, ''))].filter((glob) => glob !== '');
    // Alternatives of a group cannot hold groups in VS Code's globs, so such globs are left to `ignores`.
    const simple = all.filter((glob) => !/[{},]/.test(glob));
    this.glob = `{${simple.flatMap((glob) => [glob, `${glob}/**`]).join(',')}}`;
    this.#matches = picomatch(all, { dot: true });
  }

  /** @param path below a root, forward slashes */
  ignores(path: string): boolean {
    for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
      if (this.#matches(path.slice(0, end))) return true;
    }
    return this.#matches(path);
  }
}
