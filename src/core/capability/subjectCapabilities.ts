import type { SparseMatrix } from '../util/sparse.ts';
import { chanceNeeded, type Calibration } from './calibration.ts';
import type { Capability, Demand, FittedCapabilities, SharedPair } from './capabilityModel.ts';
import type { DeclaredCapability } from './declaredCapabilities.ts';
import { demandWeights } from './demandWeights.ts';
import { matchesOf } from './matches.ts';
import { nearnessOf, noMeaning, type TextEncoder } from './meaning.ts';
import { impactsOf, queryOf, queryWeight, type Query } from './query.ts';
import { relevanceOf } from './relevance.ts';
import type { SkillFeatures } from './skillFeatures.ts';
import type { TermIndex } from './termIndex.ts';
import { termsOf } from './termsOf.ts';
import type { Topic } from './topics.ts';

/** Of its terms (by weight) so much must be in the task for a declared capability to be demanded. */
const leastNamed = 2 / 3;
/** Words of evidence for each capability. */
const mostEvidence = 6;

/** A fitted library: topics of near skills, then declared capabilities, and the words and meanings that lead to them. */
export class SubjectCapabilities implements FittedCapabilities {
  readonly capabilities: readonly Capability[];
  readonly supplies: SparseMatrix;
  readonly #library: readonly SkillFeatures[];
  readonly #index: TermIndex;
  readonly #topics: readonly Topic[];
  readonly #declared: readonly DeclaredCapability[];
  readonly #encoder: TextEncoder | undefined;
  readonly #calibration: Calibration;
  readonly #meanings: readonly Float32Array[];

  constructor(
    fit: { capabilities: readonly Capability[]; supplies: SparseMatrix },
    parts: {
      library: readonly SkillFeatures[];
      index: TermIndex;
      topics: readonly Topic[];
      declared: readonly DeclaredCapability[];
      encoder: TextEncoder | undefined;
      calibration: Calibration;
    },
  ) {
    this.capabilities = fit.capabilities;
    this.supplies = fit.supplies;
    this.#library = parts.library;
    this.#index = parts.index;
    this.#topics = parts.topics;
    this.#declared = parts.declared;
    this.#encoder = parts.encoder;
    this.#calibration = parts.calibration;
    this.#meanings = parts.library.map(({ meaning }) => meaning);
  }

  demand(task: string): Demand {
    const query = queryOf(task);
    const nearness = nearnessOf(this.#encoder?.encode(task) ?? noMeaning, this.#meanings);
    const relevance = relevanceOf(this.#index, query, task, nearness);
    const strongest = (skills: readonly number[]): number =>
      skills.reduce((best, skill) => (relevance[skill]! > relevance[best]! ? skill : best), skills[0]!);
    const speakers = this.#topics.map(({ members }) => strongest(members));
    const declaredBy = this.#declared.map(({ skills }) => strongest(skills));
    const raised = Float64Array.from([
      ...speakers.map((skill) => relevance[skill]!),
      ...this.#declared.map(({ terms }, n) => this.#named(terms, query) * relevance[declaredBy[n]!]!),
    ]);
    const weights = demandWeights(raised, [...speakers, ...declaredBy], this.#index.originals, this.#calibration);
    const evidence = Array.from(weights.dims, (dim) => {
      const speaker = speakers[dim];
      return speaker === undefined ? written(this.#declared[dim - speakers.length]!.terms, query) : this.#shared(speaker, query);
    });
    const best = relevance.reduce((a, b) => Math.max(a, b), 0);
    const { originals } = this.#index;
    return {
      weights,
      evidence,
      kappa: this.#calibration.kappa,
      relevance,
      sharedWords: (skill) => this.#shared(skill, query),
      sharedPairs: (skill) => this.#pairs(skill, query),
      matches: (skills) =>
        matchesOf({ index: this.#index, library: this.#library, query, task, nearness }, skills).map((match, n) => ({
          ...match,
          chance: chanceNeeded(relevance[skills[n]!]!, best, originals, this.#calibration),
        })),
    };
  }

  /** Share of a declared capability's terms, by weight, that the task names; 0 where it is too little. */
  #named(terms: ReadonlySet<string>, query: Query): number {
    let all = 0;
    let named = 0;
    for (const term of terms) {
      const weight = queryWeight(this.#index, term, 1);
      all += weight;
      if (query.has(term)) named += weight;
    }
    return named >= leastNamed * all ? named / all : 0;
  }

  /** The words of the task that a skill shares, those that count most first. */
  #shared(skill: number, query: Query): readonly string[] {
    return written(this.#sharedTerms(skill, query), query);
  }

  #pairs(skill: number, query: Query): readonly SharedPair[] {
    const { name, descriptionTerms, descriptionWords } = this.#library[skill]!;
    const stated = new Map(Array.from(termsOf(name), ({ key, written: word }) => [key, word]));
    for (const [n, term] of descriptionTerms.entries()) stated.set(term, descriptionWords[n]!);
    return this.#sharedTerms(skill, query).map((term) => {
      const word = stated.get(term);
      return { task: query.get(term)!.written, ...(word === undefined ? {} : { stated: word }) };
    });
  }

  #sharedTerms(skill: number, query: Query): readonly string[] {
    const shared = [...impactsOf(this.#index, query, this.#library[skill]!)];
    shared.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return shared.slice(0, mostEvidence).map(([term]) => term);
  }
}

function written(terms: Iterable<string>, query: Query): readonly string[] {
  return Array.from(terms, (term) => query.get(term)?.written ?? '').filter((word) => word !== '');
}
