import type { LeftOutSkill } from '../../core/report/previewReport.ts';
import type { Numbers } from '../numbers.ts';
import { plainText } from '../plainText.ts';

export interface LeftOutRow {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly tokens: string;
  readonly reason: string;
}

export interface LeftOutModel {
  readonly count: string;
  /** The nearest to being loaded first. */
  readonly rows: readonly LeftOutRow[];
  /** That some are not listed at all, in words. */
  readonly cut: string | undefined;
}

/** @param total skills left out, of which `nearest` may be the first few */
export function leftOutModel(nearest: readonly LeftOutSkill[], total: number, numbers: Numbers): LeftOutModel {
  return {
    count: numbers.count(total),
    rows: nearest.map(({ uri, name, path, tokens, reason }) => ({
      uri,
      name,
      title: plainText(path),
      tokens: numbers.tokens(tokens),
      reason: sentence(reason),
    })),
    cut:
      total > nearest.length
        ? `The ${numbers.count(nearest.length)} nearest of ${numbers.count(total)} are listed.`
        : undefined,
  };
}

function sentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
