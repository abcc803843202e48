import type { LibraryFinding } from './library/libraryFinding.ts';
import { findingOf } from './lintSkill.ts';
import type { LocatedFinding } from './locatedFinding.ts';
import { rulesById } from './ruleTable.ts';
import type { LintSettings } from './settings.ts';

/** A finding of comparing descriptions under the user's settings, in the form of all others; undefined where its rule is off. */
export function comparisonFinding({ code, severity, message, related, ...place }: LibraryFinding, settings: LintSettings): LocatedFinding | undefined {
  const rule = rulesById.get(code);
  const finding = rule && findingOf(rule, { range: { start: 0, end: 0 }, message }, settings, severity);
  if (!finding) return undefined;
  const { level, hosts, source } = finding;
  return { ...place, rule: code, level, severity: finding.severity, message, hosts, source, fixes: [], related };
}
