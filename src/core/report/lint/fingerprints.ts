import { lineStarts } from '../../skill/position.ts';
import type { LocatedFinding } from '../../lint/locatedFinding.ts';

/**
 * What stays the same of each finding of a file when lines move: its rule, the line it stands in and what is marked
 * there. Findings alike in all of that are told apart by their order.
 * @param findings in the order of the text
 * @param hash a collision-resistant hash of a text
 */
export function fingerprintsOf(findings: readonly Pick<LocatedFinding, 'rule' | 'start' | 'end'>[], text: string, hash: (text: string) => string): string[] {
  const starts = findings.length === 0 ? [] : lineStarts(text);
  const seen = new Map<string, number>();
  return findings.map(({ rule, start, end }) => {
    const line = text.slice(starts[start.line], starts[start.line + 1]);
    const marked = line.slice(start.character, end.line === start.line ? end.character : undefined);
    const key = JSON.stringify([rule, line.trim(), marked.trim()]);
    const earlier = seen.get(key) ?? 0;
    seen.set(key, earlier + 1);
    return hash(`${key}${earlier}`);
  });
}
