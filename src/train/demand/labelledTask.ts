/** A task with the skills of a pool that it needs, none where nothing serves it. */
export interface LabelledTask {
  readonly id: string;
  readonly task: string;
  /** Places in the pool. */
  readonly needed: readonly number[];
  /** Places in the pool of skills that would serve as well; the task's library has none of them. */
  readonly alternatives: readonly number[];
}

/**
 * Reads tasks, a JSON object a line: `id`, `task`, and ids of the pool's skills in `skills` and `alternatives`, both optional.
 * @param placeOf places of the pool's skills by their ids
 * @throws RangeError for a skill that the pool does not have
 */
export function readLabelledTasks(jsonLines: string, placeOf: ReadonlyMap<string, number>): readonly LabelledTask[] {
  return jsonLines.split('\n').filter((line) => line.trim() !== '').map((line) => {
    const { id, task, skills = [], alternatives = [] } = JSON.parse(line) as { id: string; task: string; skills?: string[]; alternatives?: string[] };
    const placesOf = (ids: readonly string[]) => ids.map((skill) => {
      const place = placeOf.get(skill);
      if (place === undefined) throw new RangeError(`task ${id} names skill ${skill}, which the pool does not have`);
      return place;
    });
    return { id, task, needed: placesOf(skills), alternatives: placesOf(alternatives) };
  });
}
