import { type Disposable, StatusBarAlignment, window } from 'vscode';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { views } from '../manifest.ts';
import { Delayed } from '../util/delayed.ts';

/** The library in the status bar: skills, and the tokens that an agent sees of all of them. Hidden where there are none. */
export function statusItem(index: LibraryIndex): Disposable {
  const item = window.createStatusBarItem('skillLoadout.library', StatusBarAlignment.Right, 90);
  item.name = 'Skill Loadout';
  item.command = `${views.library}.focus`;
  const show = () => {
    const skills = [...index.skills.values()];
    if (skills.length === 0) return item.hide();
    const listing = skills.reduce((sum, skill) => sum + skill.listing, 0).toLocaleString('en');
    const number = skills.length === 1 ? '1 skill' : `${skills.length.toLocaleString('en')} skills`;
    item.text = `$(briefcase) ${number} · ${listing} tokens`;
    item.tooltip = `Skill Loadout: ${number}; their names and descriptions are ${listing} tokens, which an agent always sees`;
    item.accessibilityInformation = { label: `${number}, ${listing} tokens of names and descriptions`, role: 'button' };
    item.show();
  };
  const showSoon = new Delayed(show, 100, 500);
  const subscription = index.onDidChange(() => showSoon.request());
  return {
    dispose: () => {
      subscription.dispose();
      showSoon.dispose();
      item.dispose();
    },
  };
}
