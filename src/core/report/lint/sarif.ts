import { rulePageUrl } from '../../lint/rulePageUrl.ts';
import type { RuleFacts } from '../../lint/rule.ts';
import { severityOfRule } from '../../lint/severity.ts';
import type { ProblemSeverity } from '../../skill/skill.ts';
import type { LintFormatOptions } from './lintFormat.ts';
import type { LibraryWideFinding, LintFinding, LintPlace, LintReport } from './lintReport.ts';

const levels: Readonly<Record<ProblemSeverity, 'error' | 'warning' | 'note'>> = { error: 'error', warning: 'warning', information: 'note', hint: 'note' };

/** The report as a SARIF 2.1.0 log. @param rules every rule there is */
export function sarifLog({ findings, library }: LintReport, rules: readonly RuleFacts[], { version, locate, folder }: LintFormatOptions): object {
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  const shared = (finding: LibraryWideFinding) => ({
    ruleId: finding.rule,
    ruleIndex: indexOf.get(finding.rule) ?? -1,
    level: levels[finding.severity],
    message: { text: finding.message },
    partialFingerprints: { 'skillLoadout/v1': finding.fingerprint },
    properties: { level: finding.level, hosts: finding.hosts, source: finding.source },
  });
  const place = (at: LintPlace) => ({
    artifactLocation: artifact(locate(at)),
    region: { startLine: at.line, startColumn: at.column, endLine: at.endLine, endColumn: at.endColumn },
  });
  const result = (finding: LintFinding) => ({
    ...shared(finding),
    locations: [{ physicalLocation: place(finding) }],
    relatedLocations: finding.related.map((other, id) => ({ id, physicalLocation: place(other), message: { text: other.message } })),
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Skill Loadout', semanticVersion: version, informationUri: 'https://github.com/skill-loadout/skill-loadout', rules: rules.map(descriptor) } },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: true }],
        // Without a location GitHub refuses the whole log.
        results: [...findings.map(result), ...library.map((finding) => ({ ...shared(finding), locations: [{ physicalLocation: { artifactLocation: artifact(folder) } }] }))],
      },
    ],
  };
}

function descriptor(rule: RuleFacts): object {
  return {
    id: rule.id,
    shortDescription: { text: rule.title },
    help: { text: rule.why, markdown: rule.why },
    helpUri: rulePageUrl(rule.id),
    defaultConfiguration: { level: levels[severityOfRule(rule)] },
  };
}

/** Relative locations count from the repository's root, which the reader of the log knows. */
function artifact(located: string): object {
  if (/^file:/.test(located)) return { uri: located };
  return { uri: located.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}
