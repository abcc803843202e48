/** Whoever reads SKILL.md files: the specification itself, or a program. */
export type HostId = 'agentskills' | 'claude-code' | 'claude-api' | 'codex' | 'vscode' | 'copilot-cli';

export interface Host {
  readonly title: string;
  /** Where it says, or shows in its code, what it does with a SKILL.md. */
  readonly source: string;
  /** The front matter keys that it acts on. */
  readonly keys: readonly string[];
}

const specified = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'] as const;

/** The hosts in the order in which findings name them. */
export const hosts: Readonly<Record<HostId, Host>> = {
  agentskills: { title: 'the Agent Skills specification', source: 'https://agentskills.io/specification', keys: specified },
  'claude-code': {
    title: 'Claude Code',
    source: 'https://code.claude.com/docs/en/skills',
    keys: [
      ...specified, 'when_to_use', 'argument-hint', 'arguments', 'disable-model-invocation', 'user-invocable', 'disallowed-tools', 'model',
      'effort', 'context', 'agent', 'hooks', 'paths', 'shell', 'background', 'display-name', 'default-enabled', 'fallback',
    ],
  },
  'claude-api': { title: 'the Claude API', source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview', keys: specified },
  codex: { title: 'Codex', source: 'https://github.com/openai/codex/tree/main/codex-rs', keys: specified },
  vscode: {
    title: 'VS Code',
    source: 'https://code.visualstudio.com/docs/copilot/customization/agent-skills',
    keys: [...specified, 'argument-hint', 'user-invocable', 'disable-model-invocation', 'context'],
  },
  'copilot-cli': { title: 'Copilot CLI', source: 'https://docs.github.com/en/copilot/concepts/agents/about-agent-skills', keys: specified },
};

export const hostIds = Object.keys(hosts) as HostId[];

/** The hosts whose needs count unless the user chooses: all but uploads to the Claude API, which refuse what the others welcome. */
export const defaultHosts: readonly HostId[] = hostIds.filter((id) => id !== 'claude-api');

export function isHostId(word: string): word is HostId {
  return Object.hasOwn(hosts, word);
}

/** Names of hosts in a sentence: "Codex, VS Code and Claude Code". */
export function hostNames(ids: readonly HostId[]): string {
  const names = ids.map((id) => hosts[id].title);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
