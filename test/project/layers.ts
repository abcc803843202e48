import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';

/** What the code of a layer may import. */
interface Layer {
  /** Layers below it; its own is understood. */
  readonly layers: readonly string[];
  readonly vscode?: true;
  readonly node?: true;
  /** Whether it runs in a browser and may ask for the DOM's types. */
  readonly dom?: true;
}

/** core <- protocol <- { worker, editor, webview, cli }, by the folders of src/; train makes data and is never bundled. */
export const layers: Readonly<Record<string, Layer>> = {
  core: { layers: [] },
  protocol: { layers: ['core'] },
  worker: { layers: ['core', 'protocol'], node: true },
  editor: { layers: ['core', 'protocol'], node: true, vscode: true },
  webview: { layers: ['core', 'protocol'], dom: true },
  cli: { layers: ['core', 'protocol', 'worker'], node: true },
  train: { layers: ['core', 'worker'], node: true },
};

/**
 * Says in sentences which imports of a file break the layers.
 * @param file its path from the root, with forward slashes: `src/core/util/steps.ts`
 */
export function findLayerBreaks(file: string, text: string): readonly string[] {
  const name = layerOf(file);
  const layer = name === undefined ? undefined : layers[name];
  if (name === undefined || layer === undefined) return [`${file} is in no layer.`];
  const { importedFiles, libReferenceDirectives, typeReferenceDirectives } = ts.preProcessFile(text, true, true);
  const breaks = importedFiles.map(({ fileName }) => importBreak(file, name, layer, fileName));
  for (const { fileName } of libReferenceDirectives) {
    if (fileName.startsWith('dom') && !layer.dom) breaks.push(`asks for the types of the DOM`);
  }
  for (const { fileName } of typeReferenceDirectives) breaks.push(importBreak(file, name, layer, fileName));
  return breaks.flatMap((reason) => (reason === undefined ? [] : [`${file} ${reason}.`]));
}

function importBreak(file: string, name: string, layer: Layer, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    const target = layerOf(posix.join(posix.dirname(file), specifier));
    if (target === undefined) return `imports ${specifier}, which is outside src`;
    return target === name || layer.layers.includes(target) ? undefined : `imports ${specifier} of the layer ${target}`;
  }
  if (specifier === 'vscode' && !layer.vscode) return 'imports vscode';
  const isNode = specifier === 'node' || specifier.startsWith('node:') || builtinModules.includes(specifier);
  return isNode && !layer.node ? `imports ${specifier} of Node` : undefined;
}

function layerOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}
