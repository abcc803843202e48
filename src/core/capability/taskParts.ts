const boundary = /[\r\n]+|(?<=[.!?;])\s+|(?<=[。！？；])/u;

/** More parts than this are joined with their neighbours: work on a huge task stays bounded. */
const mostParts = 64;

/** The parts of a task, in order: its lines, and the sentences in them. Linear time. */
export function taskParts(task: string): readonly string[] {
  const parts = task.split(boundary).filter((part) => part.trim() !== '');
  if (parts.length <= mostParts) return parts;
  const each = Math.ceil(parts.length / mostParts);
  return Array.from({ length: Math.ceil(parts.length / each) }, (_, n) => parts.slice(n * each, (n + 1) * each).join('\n'));
}
