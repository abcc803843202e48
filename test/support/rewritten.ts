import { termsOf } from '../../src/core/capability/termsOf.ts';
import type { Suggestion } from '../../src/core/lint/library/suggestions.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}'’+#]*/gu;

/** A description after its suggestions were followed to the letter: words dropped wherever they stand, others added at the end. */
export function rewritten(description: string, { drop, add }: Pick<Suggestion, 'drop' | 'add'>): string {
  const dropped = new Set(drop.flatMap(keysOf));
  const left = description.replace(word, (written) => (keysOf(written).some((key) => dropped.has(key)) ? '' : written));
  return [left.replace(/\s+/gu, ' ').trim(), add.length > 0 ? `${add.join(', ')}.` : ''].join(' ').trim();
}

function keysOf(text: string): readonly string[] {
  return Array.from(termsOf(text), ({ key }) => key);
}
