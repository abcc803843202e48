import type { Numbers } from '../../core/util/numbers.ts';

/** `1 skill`, `3 skills`. */
export function skillCount(count: number, numbers: Numbers): string {
  return `${numbers.count(count)} ${count === 1 ? 'skill' : 'skills'}`;
}
