import type { LibraryFindings, WantedFindings } from '../core/lint/library/libraryFinding.ts';
import { libraryKey, type Library } from './library.ts';
import type { ResultCache } from './resultCache.ts';

type Findings = LibraryFindings['findings'];

/** What comparing the descriptions shows; what an earlier run found where the library is the same. */
export async function recallComparison(
  library: Library,
  wanted: WantedFindings,
  results: ResultCache | undefined,
  compare: () => Promise<Findings | undefined>,
): Promise<Findings | undefined> {
  const { snapshot } = library;
  const content = libraryKey(snapshot);
  if (!results || content === undefined) return compare();
  // What it costs to load rivals is told where tokens were counted, and only there.
  const key = results.keyOf('comparison', content, wanted, snapshot.summaries.map(({ document }) => document));
  const kept = results.get<Findings>(key);
  if (kept) return kept;
  const findings = await compare();
  // A library that changed meanwhile may be the one that was compared.
  if (findings && library.snapshot === snapshot) results.set(key, findings);
  return findings;
}
