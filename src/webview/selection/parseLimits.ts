import { parseBudget } from '../../core/util/parseBudget.ts';

/** A number as its entry shows it, or what is wrong with the text and what to write instead. */
export type ParsedEntry = { readonly text: string } | { readonly error: string };

const mostExpensive = 1_000_000;
const mostSkills = 100_000;

/** Reads a price of context, a number >= 0; a comma may stand for the decimal point. */
export function parsePrice(text: string): ParsedEntry {
  const written = text.trim();
  const example = 'Write a number such as 0, 0.5 or 2.';
  if (written === '') return { error: `The price is empty. ${example}` };
  if (/^-\d/.test(written)) return { error: `A price of ${written} is negative: it must be at least 0. ${example}` };
  if (!/^\+?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(written)) return { error: `${JSON.stringify(written)} is not a price. ${example}` };
  const price = Number(written.replace(',', '.'));
  if (price > mostExpensive) return { error: `A price of ${written} is larger than ${mostExpensive.toLocaleString('en')}. ${example}` };
  return { text: entryText(price) };
}

/** Reads a limit on the number of skills, a whole number >= 1, or nothing for none. */
export function parseMaxSkills(text: string): ParsedEntry {
  const written = text.trim();
  const example = 'Write a whole number such as 3, or nothing for no limit.';
  if (written === '') return { text: '' };
  if (!/^\+?\d+$/.test(written)) return { error: `${JSON.stringify(written)} is not a number of skills. ${example}` };
  const count = Number(written);
  if (count === 0) return { error: `A limit of 0 loads nothing: it must be at least 1. ${example}` };
  if (count > mostSkills) return { error: `A limit of ${written} is more than ${mostSkills.toLocaleString('en')} skills. ${example}` };
  return { text: entryText(count) };
}

/** Reads tokens to keep free, as a budget is written, or nothing for none. */
export function parseReserve(text: string): ParsedEntry {
  const written = text.trim();
  if (written === '' || written === '0') return { text: '' };
  const parsed = parseBudget(written);
  return 'error' in parsed ? parsed : { text: parsed.tokens.toLocaleString('en') };
}

/** A price or a limit as its entry shows it: without separators and exponents, since it is read back. */
export function entryText(value: number): string {
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}
