import { MarkdownString, ThemeIcon, TreeItem, TreeItemCollapsibleState, Uri } from 'vscode';
import type { SuppliedCapability } from '../../core/report/suppliesReport.ts';
import type { TreeGroup, TreeLeaf } from '../../core/report/tree/treeNode.ts';
import type { Mark } from '../library/skillMarks.ts';
import { commands } from '../manifest.ts';

/** A capability below the skill that supplies it. */
export interface CapabilityNode {
  readonly kind: 'capability';
  readonly id: string;
  readonly supplied: SuppliedCapability;
}

/** How a skill's place in the tree looks. */
export function skillItem({ id, skill, supply }: TreeLeaf, mark: Mark | undefined): TreeItem {
  const item = new TreeItem(skill.name, TreeItemCollapsibleState.Collapsed);
  const uri = Uri.parse(skill.uri, true);
  item.id = id;
  // The file's URI lets VS Code colour the item by its problems, as in the Explorer.
  item.resourceUri = uri;
  item.iconPath = new ThemeIcon(mark === 'pinned' ? 'pinned' : mark === 'excluded' ? 'circle-slash' : 'book');
  const supplied = supply === undefined ? [] : [`supply ${supply.toFixed(2)}`];
  const marked = mark === undefined ? [] : [mark];
  item.description = [...marked, ...supplied, `${count(skill.document)} tokens`, `${count(skill.listing)} listed`].join(' · ');
  item.contextValue = mark === undefined ? 'skill' : `skill.${mark}`;
  item.command = { command: commands.openSkill, title: 'Open', arguments: [{ kind: 'skill', skill }] };
  item.accessibilityInformation = { label: [skill.name, ...marked, ...supplied, `${count(skill.document)} tokens`, `${count(skill.listing)} tokens in the listing`, problems(skill.problems.length)].join(', ') };
  return item;
}

export function groupItem({ id, label, skills, listing }: TreeGroup, open: boolean): TreeItem {
  const item = new TreeItem(label, open ? TreeItemCollapsibleState.Expanded : TreeItemCollapsibleState.Collapsed);
  item.id = id;
  item.description = `${skills === 1 ? '1 skill' : `${count(skills)} skills`} · ${count(listing)} listed`;
  item.tooltip = `${label}: ${item.description}`;
  item.contextValue = 'group';
  return item;
}

export function capabilityItem({ id, supplied }: CapabilityNode): TreeItem {
  const item = new TreeItem(supplied.capability, TreeItemCollapsibleState.None);
  item.id = id;
  item.iconPath = new ThemeIcon('symbol-property');
  item.description = `supply ${supplied.supply.toFixed(2)} · ${supplied.suppliers === 1 ? 'only this skill' : `${count(supplied.suppliers)} skills`}`;
  item.contextValue = 'capability';
  return item;
}

/** Everything known about a skill. Its words are anyone's, so none of them is taken for Markdown. */
export function skillTooltip({ skill }: TreeLeaf, supplies: readonly SuppliedCapability[]): MarkdownString {
  const tooltip = new MarkdownString();
  tooltip.appendMarkdown('**').appendText(skill.name).appendMarkdown('**\n\n');
  tooltip.appendText(skill.description).appendMarkdown('\n\n');
  tooltip.appendText(`${count(skill.document)} tokens, ${count(skill.listing)} in the listing`).appendMarkdown('\n\n');
  if (supplies.length > 0) tooltip.appendText(`Supplies ${supplies.slice(0, 8).map(({ capability, supply }) => `${capability} ${supply.toFixed(2)}`).join(', ')}`).appendMarkdown('\n\n');
  for (const { message } of skill.problems.slice(0, 5)) tooltip.appendMarkdown('- ').appendText(message).appendMarkdown('\n');
  if (skill.problems.length > 5) tooltip.appendMarkdown('- ').appendText(`${skill.problems.length - 5} more problems`).appendMarkdown('\n');
  for (const path of skill.alsoAt) tooltip.appendText(`\n\nalso at ${path}`);
  return tooltip;
}

function problems(number: number): string {
  return number === 0 ? 'no problems' : number === 1 ? '1 problem' : `${number} problems`;
}

function count(tokens: number): string {
  return tokens.toLocaleString('en');
}
