/** The folder that a skill is known by: its path without the file name; the path itself where there is no folder. */
export function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end > 0 ? path.slice(0, end) : path;
}
