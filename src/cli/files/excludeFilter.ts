import picomatch from 'picomatch';
import { CliError } from '../cliError.ts';

/** Whether a path below a folder (forward slashes) is left out. */
export type ExcludeFilter = (below: string) => boolean;

/**
 * A glob without a slash matches a name at any depth, one with a slash the path below the folder.
 * @throws CliError for a glob that is none
 */
export function excludeFilter(globs: readonly string[]): ExcludeFilter {
  const matchers = globs.map((glob) => {
    try {
      const pattern = glob.replace(/^\.?\/|\/$/g, '');
      return picomatch(pattern, { dot: true, basename: !pattern.includes('/') });
    } catch {
      throw new CliError(`--exclude: ${JSON.stringify(glob)} is not a glob. Write one such as drafts or "**/old-*".`);
    }
  });
  return (below) => matchers.some((matches) => matches(below));
}
