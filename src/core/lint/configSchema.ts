import { defaultHosts, hostIds } from './hosts.ts';
import type { RuleFacts } from './rule.ts';

/** Name of the file that a repository keeps its choices in, for the editor and the command line alike. */
export const configFileName = '.skillloadoutrc.json';

/** What may be written for a rule in place of its own severity. */
export const severityWords = ['off', 'error', 'warning', 'information', 'hint'] as const;

/** The JSON schema of the file, for completion and for whoever writes it. */
export function configSchema(rules: readonly RuleFacts[]): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Skill Loadout',
    description: `Choices of a repository for the rules of Skill Loadout (${configFileName}). They win over the settings of the editor.`,
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      hosts: {
        description: `The hosts whose needs count. Default: ${defaultHosts.join(', ')}.`,
        type: 'array',
        items: { enum: hostIds },
        minItems: 1,
        uniqueItems: true,
        default: defaultHosts,
      },
      advice: { description: 'Whether rules that nobody requires are run. Default: true.', type: 'boolean', default: true },
      rules: {
        description: 'Rules by id: a severity, "off", or both with options.',
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(rules.map((rule) => [rule.id, ruleSchema(rule)])),
      },
    },
  };
}

function ruleSchema({ title, options = {} }: RuleFacts): object {
  const severity = { enum: severityWords };
  const numbers = Object.entries(options).map(([name, { default: value, doc }]) => [name, { description: doc, type: 'integer', minimum: 1, default: value }]);
  return {
    description: title,
    anyOf: [severity, { type: 'object', additionalProperties: false, properties: { severity, ...Object.fromEntries(numbers) as Record<string, object> } }],
  };
}
