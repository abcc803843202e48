/** How a library is best put before an agent. */
export type RoutingRegime = 'implicit' | 'preselect' | 'hybrid';

export interface ReferenceSeries {
  readonly name: string;
  /** Irrelevant skills added, and the share (0 to 1) of the needed skills that were loaded or selected. */
  readonly points: readonly { readonly irrelevant: number; readonly recall: number }[];
}

const scales = [0, 10, 100, 1_000, 10_000];

/** The numbers of irrelevant skills that were measured, in words; figures for others are read between them. */
export const scalesInWords = '0, 10, 100, 1,000 and 10,000';

/** Where the figures come from. */
export const regimeSource = 'arXiv 2610.18522';

/** Recall against irrelevant skills, as the paper measured it with its own agents, models and tasks. */
export const referenceSeries: readonly ReferenceSeries[] = [
  series('implicit: the agent sees every description', [73.6, 68.2, 53.3, 27.4]),
  series('a model preselects from the whole list', [98.4, 91.5, 88.7, 73.9]),
  series('retrieval preselects the five nearest', [98.6, 95.9, 90.0, 74.1, 62.0]),
  series('hybrid: queries retrieve a pool, a model picks', [98.2, 91.4, 87.9, 81.9, 72.2]),
];

/** Share of runs (0 to 1) of implicit routing that loaded nothing at all, at the same scales. */
export const implicitZeroLoads: ReferenceSeries = series('implicit: nothing loaded', [9.3, 12.7, 27.3, 51.6]);

// The paper speaks of a few dozen, around 100, and thousands; the bounds between them are ours.
const mostImplicit = 50;
const mostPreselected = 500;

/** @param skills of the library, >= 0 */
export function regimeOf(skills: number): RoutingRegime {
  return skills <= mostImplicit ? 'implicit' : skills <= mostPreselected ? 'preselect' : 'hybrid';
}

/** What follows from a regime, in sentences. */
export const regimeAdvice: Readonly<Record<RoutingRegime, string>> = {
  implicit: 'So few descriptions can all stand before the agent while it works (implicit routing), which takes no further step. A preselection finds more of the needed skills even at this size, as the figures show: use one where a missed skill is costly, and watch how often nothing is loaded.',
  preselect: 'Do not show every description to the agent: pick at most five skills for a task first, by a model over the whole list or by retrieval.',
  hybrid: 'Use a hybrid: a model writes a few short queries, each retrieves its nearest skills into a pool of about 100, and a model picks at most five from it.',
};

/**
 * What the paper's figures say about a number of irrelevant skills, read between its scales on a logarithmic axis.
 * @returns undefined beyond the largest scale measured
 */
export function recallAt({ points }: ReferenceSeries, irrelevant: number): number | undefined {
  const after = points.findIndex((point) => point.irrelevant >= irrelevant);
  const high = points[after];
  if (!high) return undefined;
  const low = points[after - 1] ?? high;
  const span = Math.log1p(high.irrelevant) - Math.log1p(low.irrelevant);
  const share = span === 0 ? 0 : (Math.log1p(irrelevant) - Math.log1p(low.irrelevant)) / span;
  return low.recall + share * (high.recall - low.recall);
}

function series(name: string, percents: readonly number[]): ReferenceSeries {
  return { name, points: percents.map((percent, index) => ({ irrelevant: scales[index] ?? 0, recall: percent / 100 })) };
}
