import type { CappedTangent } from './cappedTangent.ts';
import { Objective } from './objective.ts';
import { OpenNodes, type SearchNode } from './openNodes.ts';
import type { ReducedInstance } from './reduceInstance.ts';

/** Tangents per part of the search space. */
const STEPS = 3;
/** The time that a part takes beside its scores, in supplies looked at for each dimension. */
const PART_WORK = 25;
/** Points may not start at 0, where they stay. */
const LEAST_POINT = 0.02;

/** What becomes of the sets that a search comes upon. */
export interface Findings {
  /** Sets with an F of at most this are of no interest; may rise with each set offered. */
  readonly cut: number;
  /** @param set members, ascending; kept by reference @param value its F, > cut */
  offer(set: Uint32Array, value: number): void;
}

/**
 * Best-first branch and bound over the feasible sets of an instance, with capped tangents re-taken in each part. A
 * part is split on one skill into the sets with it and those without it. By reduced costs a skill is left out of a
 * part, or taken into all of it, where the other half cannot exceed the cut.
 */
export class BranchAndBound {
  readonly #reduced: ReducedInstance;
  readonly #findings: Findings;
  readonly #objective: Objective;
  readonly #partWork: number;
  readonly #tangent: CappedTangent;
  readonly #residual: Float64Array;
  readonly #open = new OpenNodes();
  readonly #candidates: Uint32Array;
  /** The largest bound of what was left out without a search. */
  #settled = 0;
  #nodes = 0;
  #scores = 0;

  /** @param tangent for its use while it runs */
  constructor(reduced: ReducedInstance, tangent: CappedTangent, findings: Findings) {
    this.#reduced = reduced;
    this.#findings = findings;
    this.#objective = new Objective(reduced);
    const { dims, width } = reduced.supplies;
    this.#partWork = (PART_WORK * width * reduced.lengths.length) / Math.max(1, dims.length);
    this.#tangent = tangent;
    this.#residual = new Float64Array(reduced.demand.values.length);
    this.#candidates = new Uint32Array(reduced.lengths.length);
  }

  /** What was done since construction, in marginal gains of as much time. */
  get work(): number {
    return this.#scores + this.#partWork * this.#nodes;
  }

  /** An upper bound on F of every set that was added, whatever is still to be searched; >= 0. */
  get bound(): number {
    return Math.max(this.#settled, this.#open.bound);
  }

  /** Adds the sets of some of `candidates`. @param bound on F of those sets */
  add(candidates: Uint32Array, points: Float64Array, bound: number): void {
    this.#open.push({ bound, held: [], candidates: candidates.slice(), points: Float32Array.from(points) });
  }

  /** Whether every set that was added and exceeds the cut was offered. */
  get isDone(): boolean {
    return this.#open.bound <= this.#findings.cut;
  }

  /** Searches the part with the largest bound. */
  step(): void {
    const node = this.#open.pop();
    if (!node) return;
    this.#nodes++;
    if (!this.#settles(node.bound)) this.#split(node);
  }

  #settles(bound: number): boolean {
    if (bound > this.#findings.cut) return false;
    this.#settled = Math.max(this.#settled, bound);
    return true;
  }

  #split({ held: before, candidates: given, points, bound: known }: SearchNode): void {
    const { lengths, budget, limit } = this.#reduced;
    const tangent = this.#tangent;
    const candidates = this.#candidates;
    const held = [...before];
    candidates.set(given);
    let count = given.length;
    let bound = known;
    tangent.points.set(points);
    let { base, room } = this.#hold(held);
    // The step count starts anew, but for one more, where skills were taken in: the tangents have moved.
    for (let step = 0; step < STEPS; step++) {
      this.#scores += count;
      const now = base + tangent.bound(candidates, count, this.#residual, room, limit - held.length);
      bound = Math.min(bound, now);
      if (this.#settles(bound)) return;
      let kept = 0;
      let taken = 0;
      for (let n = 0; n < count; n++) {
        const i = candidates[n]!;
        if (lengths[i]! > room) continue;
        if (this.#settles(now - tangent.reducedCost(i))) continue;
        if (this.#settles(now - tangent.reducedGain(i))) {
          held.push(i);
          taken++;
        } else candidates[kept++] = i;
      }
      count = kept;
      if (taken > 0) {
        for (let n = held.length - taken; n < held.length; n++) this.#shift(held[n]!);
        ({ base, room } = this.#hold(held));
        if (room < -budget * 1e-12 || held.length > limit) return;
        step = Math.min(step, STEPS - 2);
      }
      if (count === 0 || held.length === limit) break;
      tangent.step((step + 2) ** -0.7);
    }
    if (count === 0 || held.length === limit) {
      this.#settleLeaf(held);
      return;
    }
    this.#offerPacking(held, candidates, count, room);
    this.#branch(held, candidates.subarray(0, count), bound, room);
  }

  /** Splits on the candidate that the last packing took in part, else on the one with the best score. */
  #branch(held: readonly number[], candidates: Uint32Array, bound: number, room: number): void {
    const { lengths } = this.#reduced;
    const tangent = this.#tangent;
    const { critical } = tangent;
    const split = candidates.includes(critical) ? critical : candidates.reduce((a, b) => (tangent.score(b) > tangent.score(a) ? b : a));
    const others = candidates.filter((i) => i !== split);
    this.#open.push({ bound, held, candidates: others, points: Float32Array.from(tangent.points) });
    const left = room - lengths[split]!;
    this.#shift(split);
    this.#open.push({ bound, held: [...held, split], candidates: others.filter((i) => lengths[i]! <= left), points: Float32Array.from(tangent.points) });
  }

  /** Moves the points to what remains to be supplied once i is held. */
  #shift(i: number): void {
    const { offsets, dims, values } = this.#reduced.supplies;
    const { points } = this.#tangent;
    for (let n = offsets[i]!; n < offsets[i + 1]!; n++) points[dims[n]!] = Math.max(LEAST_POINT, points[dims[n]!]! - values[n]!);
  }

  /** Sets the residual demand beside the held; F of the held and the tokens left. */
  #hold(held: readonly number[]): { base: number; room: number } {
    const { lengths, supplies, demand, kappa, budget } = this.#reduced;
    const { offsets, dims, values } = supplies;
    const residual = this.#residual.fill(0);
    let tokens = 0;
    for (const i of held) {
      tokens += lengths[i]!;
      for (let n = offsets[i]!; n < offsets[i + 1]!; n++) residual[dims[n]!]! += values[n]!;
    }
    let base = -kappa * tokens;
    for (let k = 0; k < residual.length; k++) {
      const left = demand.values[k]! * Math.exp(-residual[k]!);
      base += demand.values[k]! - left;
      residual[k] = left;
    }
    return { base, room: budget - tokens };
  }

  #settleLeaf(held: readonly number[]): void {
    const set = Uint32Array.from(held).sort();
    const value = this.#objective.value(set);
    this.#settled = Math.max(this.#settled, value);
    if (value > this.#findings.cut) this.#findings.offer(set, value);
  }

  /** Offers the held with the candidates that pay beside them, the best score per token first. */
  #offerPacking(held: readonly number[], candidates: Uint32Array, count: number, room: number): void {
    const { lengths, limit } = this.#reduced;
    const tangent = this.#tangent;
    const members = [...held];
    let left = room;
    const order = candidates.slice(0, count).sort((i, j) => tangent.score(j) / lengths[j]! - tangent.score(i) / lengths[i]!);
    for (const i of order) {
      if (members.length === limit) break;
      if (lengths[i]! > left || tangent.score(i) <= 0) continue;
      left -= lengths[i]!;
      members.push(i);
    }
    const set = Uint32Array.from(members).sort();
    const value = this.#objective.value(set);
    if (value > this.#findings.cut) this.#findings.offer(set, value);
  }
}
