import { MarkdownString, ThemeIcon, TreeItem, TreeItemCollapsibleState, Uri } from 'vscode';
import { escapeMarkdown } from '../../core/util/escapeMarkdown.ts';
import type { LocatedFinding } from '../../core/lint/locatedFinding.ts';
import { tokenCount } from '../../core/report/document/wording.ts';
import { type SuppliedCapability, supplyInWords } from '../../core/report/suppliesReport.ts';
import type { TreeGroup, TreeLeaf } from '../../core/report/tree/treeNode.ts';
import type { Mark } from '../library/skillMarks.ts';
import { commands } from '../manifest.ts';

/** A capability below the skill that supplies it. */
export interface CapabilityNode {
  readonly kind: 'capability';
  readonly id: string;
  readonly supplied: SuppliedCapability;
}

/** How a skill's place in the tree looks. @param found how many findings there are */
export function skillItem({ id, skill, supply }: TreeLeaf, mark: Mark | undefined, found: number): TreeItem {
  const item = new TreeItem(skill.name, TreeItemCollapsibleState.Collapsed);
  const uri = Uri.parse(skill.uri, true);
  item.id = id;
  // The file's URI lets VS Code colour the item by its problems, as in the Explorer.
  item.resourceUri = uri;
  item.iconPath = new ThemeIcon(mark === 'pinned' ? 'pinned' : mark === 'excluded' ? 'circle-slash' : 'book');
  const supplied = supply === undefined ? [] : [`supplies ${supplyInWords(supply)}`];
  const marked = mark === undefined ? [] : [mark];
  item.description = [...marked, ...supplied, `${tokenCount(skill.document)} tokens`, `${tokenCount(skill.listing)} listed`].join(' · ');
  item.contextValue = mark === undefined ? 'skill' : `skill.${mark}`;
  item.command = { command: commands.openSkill, title: 'Open', arguments: [{ kind: 'skill', skill }] };
  item.accessibilityInformation = { label: [skill.name, ...marked, ...supplied, `${tokenCount(skill.document)} tokens`, `${tokenCount(skill.listing)} tokens in the listing`, problems(found)].join(', ') };
  return item;
}

export function groupItem({ id, label, skills, listing }: TreeGroup, open: boolean): TreeItem {
  const item = new TreeItem(label, open ? TreeItemCollapsibleState.Expanded : TreeItemCollapsibleState.Collapsed);
  item.id = id;
  item.description = `${skills === 1 ? '1 skill' : `${tokenCount(skills)} skills`} · ${tokenCount(listing)} listed`;
  item.tooltip = `${label}: ${item.description}`;
  item.contextValue = 'group';
  return item;
}

export function capabilityItem({ id, supplied }: CapabilityNode): TreeItem {
  const item = new TreeItem(supplied.capability, TreeItemCollapsibleState.None);
  item.id = id;
  item.iconPath = new ThemeIcon('symbol-property');
  const { capability, supply, suppliers, others } = supplied;
  item.description = `${supplyInWords(supply)} · ${suppliers === 1 ? 'only this skill' : `${tokenCount(suppliers)} skills`}`;
  item.tooltip = `${capability}: ${item.description}${others.length > 0 ? `, most of it ${others.join(', ')}` : ''}`;
  item.contextValue = 'capability';
  return item;
}

/** Everything known about a skill. Its words are anyone's, so none of them is taken for Markdown. */
export function skillTooltip({ skill }: TreeLeaf, supplies: readonly SuppliedCapability[], found: readonly LocatedFinding[]): MarkdownString {
  const { name, description, document, listing, alsoAt } = skill;
  const supplied = supplies.slice(0, 8).map(({ capability, supply }) => `${escapeMarkdown(capability)} (${supplyInWords(supply)})`);
  const paragraphs = [
    `**${escapeMarkdown(name)}**`,
    escapeMarkdown(description),
    `${tokenCount(document)} tokens, ${tokenCount(listing)} in the listing`,
    ...(supplied.length > 0 ? [`Supplies ${supplied.join(', ')}`] : []),
    ...found.slice(0, 5).map(({ message }) => `- ${escapeMarkdown(message)}`),
    ...(found.length > 5 ? [`- ${problems(found.length - 5)} more`] : []),
    ...alsoAt.map((path) => `also at ${escapeMarkdown(path)}`),
  ];
  return new MarkdownString(paragraphs.join('\n\n'));
}

function problems(number: number): string {
  return number === 0 ? 'no problems' : number === 1 ? '1 problem' : `${number} problems`;
}
