import { saturated } from '../../core/encoder/staticEncoder.ts';
import type { Example, TermCounts } from './examples.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How vectors are trained. */
export interface ContrastSettings {
  readonly dims: number;
  /** Times that each skill is seen. */
  readonly rounds: number;
  /** Pairs that are told apart from each other at a time. */
  readonly batch: number;
  /** What cosines are divided by. */
  readonly temperature: number;
  /** Length of a step of Adagrad with one rate a row. */
  readonly rate: number;
  /** Share of the words that a request has in common with its skill which are hidden from it: words are for lexical matching. */
  readonly hidden: number;
}

interface Bag {
  readonly rows: readonly number[];
  readonly factors: readonly number[];
}

interface Pair {
  readonly query: Bag;
  readonly target: Bag;
  readonly name: string;
}

/**
 * Trains rows in place so that a request or section of a skill lies nearer to its own name and description than to
 * those of the others of its batch: softmax over cosines (van den Oord et al. 2018), skills of one name left out.
 * @returns the mean loss of the last round
 */
export function contrast(rows: Float32Array, examples: readonly Example[], vocabulary: Vocabulary, settings: ContrastSettings, next: () => number): number {
  const heat = new Float32Array(vocabulary.terms.length).fill(1e-8);
  const usable = examples.filter(({ sections, requests }) => sections.length + requests.length > 0);
  let loss = 0;
  for (let round = 0; round < settings.rounds; round++) {
    const pairs = shuffled(usable, next).map((example) => pairOf(example, vocabulary, settings.hidden, next)).filter((pair) => pair !== undefined);
    const batches = Math.max(1, Math.floor(pairs.length / settings.batch));
    loss = 0;
    for (let n = 0; n < batches; n++) {
      const batch = pairs.slice(Math.floor((n * pairs.length) / batches), Math.floor(((n + 1) * pairs.length) / batches));
      const progress = (round + n / batches) / settings.rounds;
      loss += step(rows, heat, batch, { ...settings, rate: settings.rate * (1 - progress) }) / batches;
    }
  }
  return loss;
}

/** One request or section of a skill, and its name and description; without the request where it is a part of them. */
function pairOf({ name, head, requests, sections }: Example, vocabulary: Vocabulary, hidden: number, next: () => number): Pair | undefined {
  const which = Math.floor(next() * (sections.length + requests.length));
  const section = sections[which];
  const query = section ?? requests[which - sections.length]!;
  const said = section === undefined ? new Map([...head].map(([term, count]) => [term, count - (query.get(term) ?? 0)])) : head;
  const target = bagOf(said, vocabulary);
  const own = bagOf(new Map([...query].filter(([term]) => !((said.get(term) ?? 0) > 0) || next() >= hidden)), vocabulary);
  return target.rows.length > 1 && own.rows.length > 1 ? { query: own, target, name } : undefined;
}

function bagOf(counts: TermCounts, { numberOf }: Vocabulary): Bag {
  const known = [...counts].filter(([term, count]) => count > 0 && numberOf.has(term));
  return { rows: known.map(([term]) => numberOf.get(term)!), factors: known.map(([, count]) => saturated(count)) };
}

function step(rows: Float32Array, heat: Float32Array, pairs: readonly Pair[], { dims, temperature, rate }: ContrastSettings): number {
  const size = pairs.length;
  const queries = encodeAll(rows, dims, pairs.map(({ query }) => query));
  const targets = encodeAll(rows, dims, pairs.map(({ target }) => target));
  const queryPull = new Float32Array(size * dims);
  const targetPull = new Float32Array(size * dims);
  const shares = new Float64Array(size);
  let loss = 0;
  for (let q = 0; q < size; q++) {
    let sum = 0;
    for (let t = 0; t < size; t++) {
      if (t !== q && pairs[t]!.name === pairs[q]!.name) shares[t] = 0;
      else shares[t] = Math.exp((dotAt(queries.units, q * dims, targets.units, t * dims, dims) - 1) / temperature);
      sum += shares[t]!;
    }
    loss -= Math.log(shares[q]! / sum) / size;
    for (let t = 0; t < size; t++) {
      const pull = ((t === q ? 1 : 0) - shares[t]! / sum) / temperature;
      if (Math.abs(pull) < 1e-4) continue;
      for (let dim = 0; dim < dims; dim++) {
        queryPull[q * dims + dim]! += pull * targets.units[t * dims + dim]!;
        targetPull[t * dims + dim]! += pull * queries.units[q * dims + dim]!;
      }
    }
  }
  const pulls = new Map<number, Float32Array>();
  collect(pulls, pairs.map(({ query }) => query), queries, queryPull, dims);
  collect(pulls, pairs.map(({ target }) => target), targets, targetPull, dims);
  for (const [row, pull] of pulls) {
    heat[row]! += dotAt(pull, 0, pull, 0, dims) / dims;
    const scale = rate / Math.sqrt(heat[row]!);
    for (let dim = 0; dim < dims; dim++) rows[row * dims + dim]! += scale * pull[dim]!;
  }
  return loss;
}

interface Encoded {
  /** Row-major, of length 1. */
  readonly units: Float32Array;
  readonly lengths: Float64Array;
}

function encodeAll(rows: Float32Array, dims: number, bags: readonly Bag[]): Encoded {
  const units = new Float32Array(bags.length * dims);
  const lengths = new Float64Array(bags.length);
  for (const [n, { rows: members, factors }] of bags.entries()) {
    for (const [m, row] of members.entries()) for (let dim = 0; dim < dims; dim++) units[n * dims + dim]! += factors[m]! * rows[row * dims + dim]!;
    lengths[n] = Math.sqrt(dotAt(units, n * dims, units, n * dims, dims)) || 1;
    for (let dim = 0; dim < dims; dim++) units[n * dims + dim]! /= lengths[n];
  }
  return { units, lengths };
}

/** Adds what each text pulls its words by, through the division by its length. */
function collect(pulls: Map<number, Float32Array>, bags: readonly Bag[], { units, lengths }: Encoded, pull: Float32Array, dims: number): void {
  for (const [n, { rows, factors }] of bags.entries()) {
    const along = dotAt(pull, n * dims, units, n * dims, dims);
    for (const [m, row] of rows.entries()) {
      let sum = pulls.get(row);
      if (sum === undefined) pulls.set(row, (sum = new Float32Array(dims)));
      const factor = factors[m]! / lengths[n]!;
      for (let dim = 0; dim < dims; dim++) sum[dim]! += factor * (pull[n * dims + dim]! - along * units[n * dims + dim]!);
    }
  }
}

function dotAt(a: Float32Array, aStart: number, b: Float32Array, bStart: number, dims: number): number {
  let sum = 0;
  for (let dim = 0; dim < dims; dim++) sum += a[aStart + dim]! * b[bStart + dim]!;
  return sum;
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const order = [...items];
  for (let n = order.length - 1; n > 0; n--) {
    const other = Math.floor(next() * (n + 1));
    [order[n], order[other]] = [order[other]!, order[n]!];
  }
  return order;
}
