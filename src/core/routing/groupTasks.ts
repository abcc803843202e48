import type { RoutingTask } from './corpus.ts';

/** Tasks that share a library. */
export interface TaskGroup {
  /** Skills of the suite in that library, ascending. */
  readonly own: readonly number[];
  /** Places of the tasks, ascending. */
  readonly tasks: readonly number[];
}

/** Groups tasks by their library, so that each is readied once. */
export function groupTasks(tasks: readonly RoutingTask[], suiteSize: number, library: 'task' | 'suite'): readonly TaskGroup[] {
  const groups = new Map<string, { own: readonly number[]; tasks: number[] }>();
  const whole = Array.from({ length: suiteSize }, (_, skill) => skill);
  for (const [place, { needed }] of tasks.entries()) {
    const own = library === 'suite' ? whole : needed;
    const group = groups.get(own.join(' '));
    if (group === undefined) groups.set(own.join(' '), { own, tasks: [place] });
    else group.tasks.push(place);
  }
  return [...groups.values()];
}
