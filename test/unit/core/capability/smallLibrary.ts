import type { CapabilityText, Demand, FittedCapabilities } from '../../../../src/core/capability/capabilityModel.ts';
import { createCapabilityModel } from '../../../../src/core/capability/createCapabilityModel.ts';
import { finish } from '../../../../src/core/util/steps.ts';

/** A skill by name and description; the body repeats the description unless it is given. */
export function skillText(name: string, description: string, more: Partial<CapabilityText> = {}): CapabilityText {
  return { name, description, headings: [], body: `# ${name}\n\n${description}\n`, declared: [], ...more };
}

/** A dozen skills of an operations team, a pair of them near copies. */
export const operations: readonly CapabilityText[] = [
  skillText('kubernetes-rollout', 'Roll out and roll back Kubernetes deployments with kubectl and Helm charts.'),
  skillText('terraform-modules', 'Write and review Terraform modules for cloud infrastructure.'),
  skillText('postgres-tuning', 'Tune slow PostgreSQL queries with explain plans and better indexes.'),
  skillText('slide-deck', 'Make PowerPoint slide decks (.pptx) with charts and speaker notes.'),
  skillText('pdf-tables', 'Extract tables and text from PDF reports and scanned invoices.'),
  skillText('email-digest', 'Send email digests to mailing lists over SMTP.'),
  skillText('incident-postmortem', 'Write the postmortem of an incident: timeline, causes, follow-ups.'),
  skillText('fuel-route-planning', 'Plan delivery routes for trucks so that they burn the least fuel.'),
  skillText('log-search', 'Search logs in Elasticsearch and Kibana for the trace of a failing request.'),
  skillText('log-search-copy', 'Search logs in Elasticsearch and Kibana for the trace of a failing request.'),
  skillText('certificate-renewal', 'Renew TLS certificates before they expire and install them on load balancers.'),
  skillText('日本語検索', '日本語の全文検索エンジンを設定する。形態素解析と索引の調整。'),
];

export function fitOn(library: readonly CapabilityText[]): FittedCapabilities {
  const model = createCapabilityModel(undefined);
  return finish(model.fit(library.map((text) => model.features(text))));
}

/** The names of what is demanded, the largest weight first. */
export function demandedNames(fitted: FittedCapabilities, { weights }: Demand): readonly string[] {
  const order = [...weights.values.keys()].sort((a, b) => weights.values[b]! - weights.values[a]!);
  return order.map((n) => fitted.capabilities[weights.dims[n]!]!.name);
}

export function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Supplies of one skill as [dimension, value] pairs. */
export function suppliesOfSkill({ supplies }: FittedCapabilities, skill: number): readonly (readonly [number, number])[] {
  const { offsets, dims, values } = supplies;
  return Array.from(dims.slice(offsets[skill], offsets[skill + 1]), (dim, n) => [dim, values[offsets[skill]! + n]!] as const);
}
