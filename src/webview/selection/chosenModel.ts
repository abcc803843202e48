import type { PreviewReport, SelectedSkill } from '../../core/report/previewReport.ts';
import { sharedWords } from '../../core/report/sharedWords.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { plainText } from '../plainText.ts';
import { folderOf } from './folderOf.ts';
import { rowMarks, type Marks, type RowMarks } from './marks.ts';

export interface ChosenRow extends RowMarks {
  readonly uri: string;
  /** Place in the set, from 0; its number and colour in the bars. */
  readonly index: number;
  readonly name: string;
  /** Path, description and the words that match the task, for hovering. */
  readonly title: string;
  readonly folder: string;
  readonly gain: string;
  readonly gainTitle: string;
  readonly tokens: string;
  /** Part of the budget, 0 to 1. */
  readonly tokensShare: number;
  /** Whether it is in the set for its pin. */
  readonly byPin: boolean;
  readonly capabilities: readonly { readonly name: string; readonly share: string }[];
  /** Capabilities beyond those listed, in words; absent when all are. */
  readonly more: string | undefined;
}

export interface ChosenModel {
  readonly count: string;
  readonly rows: readonly ChosenRow[];
}

const listedCapabilities = 5;

/** @param demand all that the task demands, > 0 */
export function chosenModel(report: PreviewReport, demand: number, marks: Marks, numbers: Numbers): ChosenModel {
  return {
    count: numbers.count(report.selected.length),
    rows: report.selected.map((skill, index) => chosenRow(skill, { index, budget: report.budget, demand }, marks, numbers)),
  };
}

interface Place {
  readonly index: number;
  readonly budget: number;
  readonly demand: number;
}

function chosenRow(skill: SelectedSkill, { index, budget, demand }: Place, marks: Marks, numbers: Numbers): ChosenRow {
  const gain = numbers.share(skill.gain / demand);
  const words = sharedWords(skill.words);
  const rest = skill.capabilities.length - listedCapabilities;
  return {
    uri: skill.uri,
    index,
    name: skill.name,
    title: [plainText(skill.path), plainText(skill.description), ...(words.length === 0 ? [] : [`Matches ${words.map(plainText).join(', ')}`])].join('\n'),
    folder: folderOf(skill.path),
    gain: `+${gain}`,
    gainTitle: `Adds ${gain} of what the task demands to the skills before it (benefit ${numbers.decimal(skill.gain)})`,
    tokens: numbers.tokens(skill.tokens),
    tokensShare: Math.min(1, skill.tokens / budget),
    byPin: skill.pinned === true,
    ...rowMarks(skill.uri, marks),
    capabilities: skill.capabilities
      .slice(0, listedCapabilities)
      .map(({ capability, gain: part }) => ({ name: capability, share: numbers.share(part / demand) })),
    more: rest > 0 ? `${numbers.count(rest)} more` : undefined,
  };
}
