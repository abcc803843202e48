import { open, rename, rm, stat } from 'node:fs/promises';

/**
 * Replaces a file, or makes it, in one step: no reader ever sees half of it, and a failure leaves it as it was. Its
 * mode stays.
 * @param file its real path: a symbolic link would be replaced, not followed
 * @param isStillWanted asked last before the file is replaced
 * @returns whether it was replaced
 * @throws the file system's error
 */
export async function writeAtomically(file: string, bytes: Uint8Array, isStillWanted: () => Promise<boolean> = () => Promise.resolve(true)): Promise<boolean> {
  const before = await stat(file).catch(() => undefined);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    const handle = await open(temporary, 'wx', before ? before.mode & 0o7777 : 0o666);
    try {
      await handle.writeFile(bytes);
      // What `open` is told is masked by the user's umask.
      if (before) await handle.chmod(before.mode & 0o7777);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (!(await isStillWanted())) {
      await rm(temporary, { force: true });
      return false;
    }
    await rename(temporary, file);
    return true;
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
