import { decodeBase64 } from './base64.ts';
import { writeRankFile } from './rankFile.ts';

/** An encoding as `js-tiktoken/ranks/*` has it. Its special tokens are left out: in a counted text they are plain text. */
export interface TiktokenRanks {
  readonly pat_str: string;
  /** Lines of `! <rank of the first token> <token in base64> <next token> …`. */
  readonly bpe_ranks: string;
}

/**
 * Repacks an encoding as a rank file: run at build time, read by `createTokenCounter`.
 * @throws RangeError when the ranks are not 0, 1, 2, … in this order or a token does not have 1 to 255 bytes
 */
export function packRanks(ranks: TiktokenRanks): Uint8Array {
  const tokens: Uint8Array[] = [];
  for (const line of ranks.bpe_ranks.split('\n').filter(Boolean)) {
    const [, first, ...encoded] = line.split(' ');
    if (Number(first) !== tokens.length) throw new RangeError(`Rank ${tokens.length} should come next, but the line starts at ${first}`);
    for (const text of encoded) tokens.push(decodeBase64(text));
  }
  const lengths = new Uint8Array(tokens.length);
  const bytes = new Uint8Array(tokens.reduce((sum, token) => sum + token.length, 0));
  let offset = 0;
  for (const [rank, token] of tokens.entries()) {
    if (token.length < 1 || token.length > 255) throw new RangeError(`The token of rank ${rank} has ${token.length} bytes, not 1 to 255`);
    lengths[rank] = token.length;
    bytes.set(token, offset);
    offset += token.length;
  }
  return writeRankFile({ pattern: ranks.pat_str, lengths, bytes });
}
