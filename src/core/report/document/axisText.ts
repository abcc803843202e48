import type { Numbers } from '../../util/numbers.ts';
import type { ReportAxis } from './reportDocument.ts';

/** A value of an axis as a reader is shown it. */
export function axisText(value: number, { format }: ReportAxis, numbers: Numbers): string {
  switch (format) {
    case 'count':
      return numbers.count(value);
    case 'share':
      return numbers.share(value);
    case 'decimal':
      return numbers.decimal(value);
  }
}
