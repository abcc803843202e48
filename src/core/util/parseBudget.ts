export type ParsedBudget = { readonly tokens: number } | { readonly error: string };

const largest = 100_000_000;

/**
 * Reads a token budget as people write it: `4000`, `4,000`, `4 000`, `4_000`, `8k`, `1.5k`, `1M`.
 * @param noun what the number is, in messages
 * @returns whole tokens >= 1, or what is wrong and what to write instead
 */
export function parseBudget(text: string, noun = 'budget'): ParsedBudget {
  const written = text.trim();
  const example = 'Write a number of tokens such as 4000, 4,000 or 8k.';
  if (written === '') return { error: `The ${noun} is empty. ${example}` };
  const match = /^([+-]?)(\d{1,3}(?:[,_'\u00a0\u202f ]\d{3})+|\d+)(\.\d+)?\s*([kKmM]?)(?:\s*tokens?)?$/.exec(written);
  if (!match) return { error: `${JSON.stringify(written)} is not a ${noun}. ${example}` };
  const [, sign, whole = '', fraction = '', unit = ''] = match;
  if (sign === '-') return { error: `A ${noun} of ${written} is negative: it must be at least 1 token. ${example}` };
  if (unit === '' && fraction.length === 4) {
    return { error: `${JSON.stringify(written)} may mean ${whole}${fraction.replace('.', ',')} or ${whole}: a dot separates decimals here. ${example}` };
  }
  const factor = { '': 1, k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  const tokens = Math.round(Number(whole.replace(/\D/g, '') + fraction) * factor * 1e6) / 1e6;
  if (tokens > largest) return { error: `A ${noun} of ${written} is larger than ${largest.toLocaleString('en')} tokens. ${example}` };
  if (tokens === 0) return { error: `A ${noun} of ${written} holds nothing: it must be at least 1 token. ${example}` };
  if (!Number.isInteger(tokens)) return { error: `${JSON.stringify(written)} is not a whole number of tokens. ${example}` };
  return { tokens };
}
