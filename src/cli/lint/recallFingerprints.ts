import { createHash } from 'node:crypto';
import type { LocatedFinding } from '../../core/lint/locatedFinding.ts';
import { fingerprintsOf } from '../../core/report/lint/fingerprints.ts';
import { decodeText } from '../../core/skill/decodeText.ts';
import type { ResultCache } from '../../worker/resultCache.ts';

/** The fingerprints of a file's findings; the file is decoded only where no earlier run has made them. */
export function recallFingerprints(findings: readonly LocatedFinding[], bytes: Uint8Array, results: ResultCache | undefined): readonly string[] {
  const makeAnew = () => fingerprintsOf(findings, decodeText(bytes).text, fingerprintHash);
  if (!results) return makeAnew();
  const key = results.keyOf('fingerprints', createHash('sha256').update(bytes).digest('base64url'), findings.map(({ rule, start, end }) => [rule, start, end]));
  const kept = results.get<readonly string[]>(key);
  if (kept) return kept;
  const made = makeAnew();
  results.set(key, made);
  return made;
}

/** Baselines hold what it makes: it never changes. */
export function fingerprintHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
