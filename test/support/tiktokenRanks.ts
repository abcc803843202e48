import cl100k from 'js-tiktoken/ranks/cl100k_base';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { packRanks } from '../../src/core/tokens/packRanks.ts';
import { createTokenCounter } from '../../src/core/tokens/tiktokenCounter.ts';
import type { EncodingName, TokenCounter } from '../../src/core/tokens/tokenCounter.ts';
import { once } from './once.ts';

export const encodings: readonly EncodingName[] = ['o200k_base', 'cl100k_base'];

/** The encodings as js-tiktoken ships them. */
export const tiktokenRanks = { o200k_base: o200k, cl100k_base: cl100k } as const;

/** The rank file of an encoding, packed once a process. */
export const packedRanks = once((encoding: EncodingName): Uint8Array => packRanks(tiktokenRanks[encoding]));

/** Our counter of an encoding, made once a process. */
export const tokenCounter = once((encoding: EncodingName): TokenCounter => createTokenCounter(packedRanks(encoding), encoding));
