import { QuickPickItemKind, type QuickPickItem, window } from 'vscode';
import type { BeforeAfter } from '../../core/lint/library/descriptionEffect.ts';
import { effectInWords } from '../../core/report/effectText.ts';
import { openSkill } from '../library/openSkill.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { plainLabel } from '../util/plainLabel.ts';
import type { ShownEffect } from './effectLens.ts';

interface RequestItem extends QuickPickItem {
  /** The skill that a request is of. */
  readonly uri?: string;
}

/** Lists the requests behind a lens; picking one of another skill opens that skill. */
export async function showEffect({ effect, edited }: ShownEffect, index: LibraryIndex): Promise<void> {
  const items: readonly RequestItem[] = [
    separator('Its own requests'),
    ...effect.own.map((request) => ({ label: `${request.after ? '$(check)' : '$(circle-slash)'} ${plainLabel(request.text)}`, description: change(request, 'finds it', 'does not find it') })),
    separator('Requests of other skills that it comes up for'),
    ...effect.others.map(({ uri, name, ...request }) => ({ label: `${request.after ? '$(warning)' : '$(check)'} ${plainLabel(request.text)}`, description: `${plainLabel(name)}: ${change(request, 'among the first five', 'not among the first five')}`, uri })),
  ];
  const picked = await window.showQuickPick(items, { title: effectInWords(effect, edited), placeHolder: 'Pick a request of another skill to open that skill', matchOnDescription: true });
  if (picked?.uri !== undefined) await openSkill(index, picked.uri);
}

function separator(label: string): RequestItem {
  return { label, kind: QuickPickItemKind.Separator };
}

function change({ before, after }: BeforeAfter<boolean>, yes: string, no: string): string {
  const now = after ? yes : no;
  return before === after ? now : `now ${now}`;
}
