import type { HostId } from './hosts.ts';

/** The folders that hosts search for skills, and who searches each. */
const hostFolders: Readonly<Record<string, readonly HostId[]>> = {
  '.claude/skills': ['claude-code', 'vscode', 'copilot-cli'],
  '.agents/skills': ['codex', 'vscode', 'copilot-cli'],
  '.github/skills': ['vscode', 'copilot-cli'],
  '.codex/skills': ['codex'],
  '.copilot/skills': ['vscode', 'copilot-cli'],
};

/** Where a skill lies, as hosts see it. */
export interface SkillPlace {
  /** Such as `.claude/skills`; undefined outside of all of them. */
  readonly hostFolder: string | undefined;
  /** The hosts that search there; none where no host is known to. */
  readonly readers: readonly HostId[];
  /** Absolute path of the folder searched, or of the library's root. */
  readonly searched: string;
  /** Folders between that one and the SKILL.md, the skill's own last. */
  readonly folders: readonly string[];
  readonly scope: 'project' | 'user' | 'plugin' | undefined;
}

const FOLDER = new RegExp(`^(.*/(${Object.keys(hostFolders).map((folder) => folder.replace('.', '\\.')).join('|')}))/(.*)$`);

/**
 * The place of a skill.
 * @param uri of the SKILL.md
 * @param path of the SKILL.md below its library's root
 * @param home URI of the user's home folder, where there is one
 */
export function placeOf(uri: string, path: string, home?: string): SkillPlace {
  const absolute = absolutePath(uri);
  const found = FOLDER.exec(absolute);
  const [, searched = '', hostFolder] = found ?? [];
  const below = found?.[3] ?? path;
  const folders = below.split('/').slice(0, -1);
  if (hostFolder === undefined) {
    const root = absolute.slice(0, Math.max(0, absolute.length - path.length - 1));
    return { hostFolder, readers: [], searched: root, folders, scope: /\/plugins\//.test(absolute) ? 'plugin' : undefined };
  }
  const scope = /\/plugins\//.test(absolute) ? 'plugin' : home !== undefined && searched === `${absolutePath(home)}/${hostFolder}` ? 'user' : 'project';
  return { hostFolder, readers: hostFolders[hostFolder] ?? [], searched, folders, scope };
}

/** The path in a file URI as programs write it: decoded, without the slash before a drive. */
export function absolutePath(uri: string): string {
  const path = uri.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/\/$/, '').replace(/^\/(?=[a-z](?::|%3a))/i, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
