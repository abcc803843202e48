import { format } from 'node:util';

/** Begins what tests print where VS Code's own log goes the same way. */
export const outputMark = '\u2063test\u2063';

/** Set where the mark is understood and taken off again. */
export const outputMarkVariable = 'SKILL_LOADOUT_MARK_OUTPUT';

/** Marks from now on what this process prints. */
export function markOutput(): void {
  const { console } = globalThis;
  const marking = (['log', 'info', 'warn', 'error'] as const).map((level) => {
    const value = (...args: unknown[]) => console[level](outputMark + format(...args));
    return [level, { value }] as const;
  });
  // VS Code guards the methods of its console against assignment, so another object takes its place.
  globalThis.console = Object.create(console, Object.fromEntries(marking)) as Console;
}
