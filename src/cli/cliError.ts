/** The command cannot be done as asked: wrong usage or unreadable input. The message says what to do next. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/** The code of a file system error such as `ENOENT`, or '' for anything else. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** What went wrong with a path, in plain words. @param doing what was tried */
export function describeError(error: unknown, doing: 'read' | 'write' = 'read'): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return 'there is no such file or folder';
    case 'EACCES':
    case 'EPERM':
      return `no permission to ${doing} it`;
    case 'ENOTDIR':
      return 'it is not a folder';
    case 'EISDIR':
      return 'it is a folder, not a file';
    case 'ELOOP':
      return 'its symbolic links lead in a circle';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
