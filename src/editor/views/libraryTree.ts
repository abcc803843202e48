import { EventEmitter, type TreeDataProvider, type TreeItem, Uri, workspace } from 'vscode';
import { type CapabilityMembers, groupByCapability } from '../../core/report/tree/byCapability.ts';
import { groupByFolder } from '../../core/report/tree/byFolder.ts';
import { groupByProblem } from '../../core/report/tree/byProblem.ts';
import { filterSkills } from '../../core/report/tree/filterSkills.ts';
import type { TreeNode } from '../../core/report/tree/treeNode.ts';
import type { Findings } from '../diagnostics/lintFeature.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import type { SkillMarks } from '../library/skillMarks.ts';
import { Delayed } from '../util/delayed.ts';
import { capabilityItem, type CapabilityNode, groupItem, skillItem, skillTooltip } from './libraryTreeItems.ts';
import type { LibraryTreeOptions } from './libraryTreeOptions.ts';

export type LibraryNode = TreeNode | CapabilityNode;

export interface LibraryTreeParts {
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly marks: SkillMarks;
  readonly findings: Findings;
  readonly options: LibraryTreeOptions;
}

/** Groups that are open from the start, where there are few. */
const fewGroups = 12;

/** The library as a tree: one build a change, handed out level by level. */
export class LibraryTree implements TreeDataProvider<LibraryNode> {
  readonly #engine: EngineClient;
  readonly #index: LibraryIndex;
  readonly #marks: SkillMarks;
  readonly #findings: Findings;
  readonly #options: LibraryTreeOptions;
  readonly #changed = new EventEmitter<void>();
  readonly #refreshSoon = new Delayed(() => this.#refresh(), 100, 1_000);
  readonly #subscriptions: readonly { dispose(): void }[];
  #nodes: Promise<readonly TreeNode[]> | undefined;

  readonly onDidChangeTreeData = this.#changed.event;

  constructor({ engine, index, marks, findings, options }: LibraryTreeParts) {
    this.#engine = engine;
    this.#index = index;
    this.#marks = marks;
    this.#findings = findings;
    this.#options = options;
    const soon = () => this.#refreshSoon.request();
    this.#subscriptions = [index.onDidChange(soon), findings.onDidChange(soon), marks.onDidChange(soon), options.onDidChange(() => this.#refresh())];
  }

  async getChildren(node?: LibraryNode): Promise<LibraryNode[]> {
    if (!node) return [...(await (this.#nodes ??= this.#build()))];
    if (node.kind === 'group') return [...node.children];
    if (node.kind === 'capability') return [];
    const supplies = (await this.#engine.call('supplies', { uri: node.skill.uri })) ?? [];
    return supplies.map((supplied) => ({ kind: 'capability', id: `${node.id}\n${supplied.capability}`, supplied }));
  }

  async getTreeItem(node: LibraryNode): Promise<TreeItem> {
    if (node.kind === 'capability') return capabilityItem(node);
    if (node.kind === 'skill') return skillItem(node, this.#marks.of(node.skill.uri), this.#findings.of(node.skill.uri).length);
    const { length } = (await this.#nodes) ?? [];
    return groupItem(node, this.#options.grouping === 'folder' && length <= fewGroups);
  }

  async resolveTreeItem(item: TreeItem, node: LibraryNode): Promise<TreeItem> {
    if (node.kind === 'skill') item.tooltip = skillTooltip(node, (await this.#engine.call('supplies', { uri: node.skill.uri })) ?? [], this.#findings.of(node.skill.uri));
    return item;
  }

  dispose(): void {
    for (const each of [this.#refreshSoon, this.#changed, ...this.#subscriptions]) each.dispose();
  }

  #refresh(): void {
    this.#nodes = undefined;
    this.#changed.fire();
  }

  async #build(): Promise<readonly TreeNode[]> {
    const { grouping, sorting, filter } = this.#options;
    const skills = filterSkills([...this.#index.skills.values()], filter);
    if (grouping === 'folder') return groupByFolder(skills, sorting, rootLabel);
    if (grouping === 'problem') return groupByProblem(skills, sorting, (uri) => this.#findings.of(uri));
    return groupByCapability(skills, await this.#capabilities());
  }

  async #capabilities(): Promise<readonly CapabilityMembers[]> {
    await this.#index.settled();
    return (await this.#engine.call('capabilities', {})) ?? [];
  }
}

/** A workspace folder by its name, another root by its path. */
function rootLabel(root: string): string {
  const uri = Uri.parse(root, true);
  return workspace.getWorkspaceFolder(uri)?.name ?? uri.fsPath;
}
