import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run/paths.ts';
import { findLayerBreaks, layers } from './layers.ts';

describe('the layers', () => {
  it('hold in every file', async () => {
    const breaks: string[] = [];
    for (const [file, text] of await sources('src/**/*.ts')) breaks.push(...findLayerBreaks(file, text));
    assert.deepEqual(breaks, []);
  });

  it('hold in what the compiler offers: no Node, no VS Code and no DOM where a layer has none', () => {
    for (const [name, layer] of Object.entries(layers)) {
      const { lib = [], types = [] } = compilerOptions(`src/${name}/tsconfig.json`);
      assert.equal(lib.some((file) => file.startsWith('lib.dom')), layer.dom ?? false, `${name}: DOM`);
      assert.equal(types.includes('node'), layer.node ?? false, `${name}: Node`);
      assert.equal(types.includes('vscode'), layer.vscode ?? false, `${name}: VS Code`);
    }
  });

  it('are broken by each kind of stray import', () => {
    const planted: readonly [file: string, text: string, reason: RegExp][] = [
      ['src/core/a.ts', `import * as vscode from 'vscode';`, /imports vscode/],
      ['src/core/a.ts', `import type { Uri } from 'vscode';`, /imports vscode/],
      ['src/core/a.ts', `import { join } from 'node:path';`, /node:path of Node/],
      ['src/core/a.ts', `import { join } from 'path';`, /path of Node/],
      ['src/core/a.ts', `const fs = await import('fs/promises');`, /fs\/promises of Node/],
      ['src/core/a.ts', `const fs = require('fs');`, /fs of Node/],
      ['src/core/a.ts', `/// <reference lib="dom" />`, /DOM/],
      ['src/core/a.ts', `/// <reference types="node" />`, /Node/],
      ['src/core/skill/a.ts', `export { x } from '../../protocol/rpc.ts';`, /the layer protocol/],
      ['src/core/a.ts', `import '../../test/support/random.ts';`, /outside src/],
      ['src/protocol/a.ts', `import { x } from '../worker/engine.ts';`, /the layer worker/],
      ['src/worker/a.ts', `import { x } from '../editor/settings.ts';`, /the layer editor/],
      ['src/webview/a.ts', `type X = import('../editor/settings.ts').X;`, /the layer editor/],
      ['src/webview/a.ts', `import { x } from '../worker/engine.ts';`, /the layer worker/],
      ['src/webview/a.ts', `import { join } from 'node:path';`, /node:path of Node/],
      ['src/cli/a.ts', `import * as vscode from 'vscode';`, /imports vscode/],
      ['src/cli/a.ts', `import { x } from '../webview/dom.ts';`, /the layer webview/],
      ['src/editor/a.ts', `import { x } from '../cli/main.ts';`, /the layer cli/],
      ['src/stray/a.ts', ``, /in no layer/],
    ];
    for (const [file, text, reason] of planted) assert.match(findLayerBreaks(file, text).join('\n'), reason, text);
  });

  it('allow what goes downwards, and packages', () => {
    assert.deepEqual(findLayerBreaks('src/core/skill/a.ts', `import { b } from '../util/b.ts'; import 'yaml';`), []);
    assert.deepEqual(findLayerBreaks('src/cli/a.ts', `import '../worker/engine.ts'; import 'node:fs';`), []);
    assert.deepEqual(findLayerBreaks('src/editor/a.ts', `import * as vscode from 'vscode'; import '../protocol/rpc.ts';`), []);
  });
});

describe('a source file', () => {
  it('has at most 500 lines', async () => {
    const files = await sources('src/**/*.{ts,css}');
    const long = files.filter(([, text]) => text.split('\n').length > 500).map(([file]) => file);
    assert.deepEqual(long, []);
  });
});

async function sources(pattern: string): Promise<readonly (readonly [file: string, text: string])[]> {
  const found: (readonly [string, string])[] = [];
  for await (const name of glob(pattern, { cwd: root })) {
    found.push([name.replaceAll('\\', '/'), await readFile(join(root, name), 'utf8')]);
  }
  assert.ok(found.length > 0, pattern);
  return found;
}

function compilerOptions(config: string): ts.CompilerOptions {
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, config), {}, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => assert.fail(ts.flattenDiagnosticMessageText(messageText, '\n')),
  });
  assert.ok(parsed, config);
  return parsed.options;
}
