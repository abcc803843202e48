import { Disposable, languages, type Uri, window, workspace } from 'vscode';
import { internalCommands, settingIds } from '../manifest.ts';
import { register } from '../util/register.ts';
import { EffectLens, type EffectLensParts } from './effectLens.ts';
import { showEffect } from './showEffect.ts';

/** What an edit of a description changes, live above it. */
export function effectFeature(parts: EffectLensParts): Disposable {
  const lens = new EffectLens(parts);
  return Disposable.from(
    lens,
    languages.registerCodeLensProvider({ pattern: '**/[sS][kK][iI][lL][lL].[mM][dD]' }, lens),
    workspace.onDidChangeConfiguration((event) => event.affectsConfiguration(settingIds.descriptionEffect) && lens.refresh()),
    register(parts.log, internalCommands.showEffect, async (uri) => {
      const document = workspace.textDocuments.find((each) => each.uri.toString() === (uri as Uri | undefined)?.toString()) ?? window.activeTextEditor?.document;
      const shown = document && lens.shownFor(document);
      if (shown) await showEffect(shown, parts.index);
    }),
  );
}
