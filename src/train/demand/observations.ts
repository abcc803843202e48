import type { CapabilityModel, Demand, FittedCapabilities } from '../../core/capability/capabilityModel.ts';
import { finish } from '../../core/util/steps.ts';
import type { LabelledTask } from './labelledTask.ts';

/** How relevant a library's skills are to a task. */
export interface Observation {
  readonly task: LabelledTask;
  /** Skills of the library. */
  readonly skills: number;
  /** The most relevant skills, in descending order. */
  readonly relevance: readonly number[];
  /** Whether the task needs each of them. */
  readonly needed: readonly boolean[];
}

/** So many of a library's most relevant skills are looked at. */
const mostObserved = 60;

/** A task's library, fitted, and what the task demands of it: places of its skills in the pool, those that the task needs first. */
export interface TaskLibrary {
  readonly members: readonly number[];
  readonly fitted: FittedCapabilities;
  readonly demand: Demand;
}

/**
 * The library of a task: the skills that it needs and the first of the pool that neither it needs nor would serve it as well.
 * @param pool features of all skills
 * @param distractors how many of the first skills of the pool are looked at
 */
export function libraryOf<Features>({ task, needed, alternatives }: LabelledTask, pool: readonly Features[], distractors: number, model: CapabilityModel<Features>): TaskLibrary {
  const left = new Set([...needed, ...alternatives]);
  const others = Array.from({ length: Math.min(distractors, pool.length) }, (_, place) => place).filter((place) => !left.has(place));
  const members = [...needed, ...others];
  const fitted = finish(model.fit(members.map((place) => pool[place]!)));
  return { members, fitted, demand: fitted.demand(task) };
}

/** Asks how relevant each skill of a task's library is. */
export function observe(task: LabelledTask, { members, demand: { relevance } }: TaskLibrary): Observation {
  const order = [...relevance.keys()].sort((a, b) => relevance[b]! - relevance[a]! || a - b).slice(0, mostObserved);
  return {
    task, skills: members.length,
    relevance: order.map((skill) => relevance[skill]!),
    needed: order.map((skill) => skill < task.needed.length),
  };
}
