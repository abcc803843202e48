import o200k from 'js-tiktoken/ranks/o200k_base';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { createCapabilityModel } from '../../src/core/capability/createCapabilityModel.ts';
import { encoderForTests } from './encoderForTests.ts';
import { packRanks } from '../../src/core/tokens/packRanks.ts';
import type { SkillFile } from '../../src/protocol/engineApi.ts';
import { Engine, type EnginePorts } from '../../src/worker/engine.ts';
import { chunksOf, linesOf } from '../../src/worker/evaluate/linesOf.ts';
import { grayMatterSplitter } from '../../src/worker/grayMatterSplitter.ts';

let packed: Uint8Array | undefined;

/** An engine as the worker runs it, on ranks that were packed here; single ports can be replaced. */
export function engineForTests(ports: Partial<EnginePorts> = {}): Engine {
  return new Engine({
    loadRanks: async () => (packed ??= packRanks(o200k)),
    loadWordVectors: () => readFile(new URL('../../media/words.vectors', import.meta.url)),
    loadEncoder: encoderForTests,
    hash: (text) => createHash('sha256').update(text).digest('hex'),
    splitter: grayMatterSplitter,
    createModel: createCapabilityModel,
    pauses: { now: () => performance.now(), pause: () => setImmediate() },
    linesOf: (bytes) => linesOf(chunksOf(bytes)),
    readReferenced: async () => undefined,
    ...ports,
  });
}

/** A skill document with a name, a description and a body. */
export function skillFile(name: string, description: string, body = `# ${name}\n\n${description}\n`): SkillFile {
  return rawFile(`${name}/SKILL.md`, `---\nname: ${name}\ndescription: ${description}\n---\n\n${body}`);
}

/** A document of any text. */
export function rawFile(path: string, text: string): SkillFile {
  const uri = `file:///library/${path}`;
  return { uri, identity: uri, root: 'file:///library', path, bytes: new TextEncoder().encode(text) };
}
