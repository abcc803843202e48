import { Tiktoken } from 'js-tiktoken/lite';
import type { EncodingName } from '../../src/core/tokens/tokenCounter.ts';
import { once } from './once.ts';
import { tiktokenRanks } from './tiktokenRanks.ts';

const encoder = once((encoding: EncodingName) => new Tiktoken(tiktokenRanks[encoding]));

/** The reference: the tokens js-tiktoken makes of a text, special tokens as text. Far worse than linear in long pieces. */
export function countWithJsTiktoken(encoding: EncodingName, text: string): number {
  return encoder(encoding).encode(text, [], []).length;
}
