import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import type { EncodingName } from '../../src/core/tokens/tokenCounter.ts';

const counts = { o200k_base: countO200k, cl100k_base: countCl100k };

// Without this, special tokens in a text would throw.
const specialTokensAsText = { disallowedSpecial: new Set<string>() };

/** The tokens gpt-tokenizer counts, special tokens as text. It does not find tokens with U+FEFF, which its decoder drops. */
export function countWithGptTokenizer(encoding: EncodingName, text: string): number {
  return counts[encoding](text, specialTokensAsText);
}
