import type { Strategy } from './strategy.ts';
import { bestPrefix } from './strategies/bestPrefix.ts';
import { bm25AllFields, bm25Description } from './strategies/bm25.ts';
import { dense } from './strategies/dense.ts';
import { fused } from './strategies/fused.ts';
import { multiQuery, multiQueryMax, multiQueryMean } from './strategies/multiQuery.ts';

/** Every strategy, the plainest first; the order of reports, help and documentation. */
export const strategies: readonly Strategy[] = [bm25Description, bm25AllFields, dense, fused, multiQuery, multiQueryMax, multiQueryMean, bestPrefix];
