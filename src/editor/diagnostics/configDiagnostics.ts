import { Diagnostic, DiagnosticSeverity, type Disposable, languages, Range } from 'vscode';
import { lineStarts, positionAt } from '../../core/skill/position.ts';
import type { ConfigFiles, FoundConfig } from './configFiles.ts';
import { diagnosticSource } from './toDiagnostic.ts';

/** Shows what is wrong in configuration files, at its place; what is wrong there does not count. */
export function configDiagnostics(configs: ConfigFiles): Disposable {
  const collection = languages.createDiagnosticCollection('skill-loadout-config');
  const subscription = configs.onDidChange(() => {
    collection.clear();
    for (const found of configs.all) if (found.config.problems.length > 0) collection.set(found.uri, diagnosticsOf(found));
  });
  return {
    dispose: () => {
      subscription.dispose();
      collection.dispose();
    },
  };
}

function diagnosticsOf({ text, config }: FoundConfig): Diagnostic[] {
  const starts = lineStarts(text);
  return config.problems.map(({ range, message }) => {
    const [start, end] = [positionAt(starts, range.start), positionAt(starts, range.end)];
    const diagnostic = new Diagnostic(new Range(start.line, start.character, end.line, end.character), message, DiagnosticSeverity.Warning);
    diagnostic.source = diagnosticSource;
    return diagnostic;
  });
}
