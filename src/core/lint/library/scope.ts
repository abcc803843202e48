/** How much a description promises. */
export interface Scope {
  /** Words that claim a whole field ("any", "every", "whole", "end to end"), at most 2. */
  readonly breadth: number;
  /** Logarithm of one more than the parts that it lists. */
  readonly parts: number;
}

const mostBreadth = 2;
const wholeField = /\b(?:any(?:thing)?|every(?:thing)?|all|whole|entire|full|complete|whatever|whenever|end[- ]to[- ]end|day-to-day|general)\b/giu;
const joint = /[,;:]|\b(?:and|or)\b/giu;

/** @param claims a description without its disclaimers */
export function scopeOf(claims: string): Scope {
  return { breadth: Math.min(mostBreadth, claims.match(wholeField)?.length ?? 0), parts: Math.log1p(claims.match(joint)?.length ?? 0) };
}

/** From this on the one that lists more promises more. */
const leastMore = 0.3;

/** Whether the first promises more than the second. */
export function isBroader(a: Scope, b: Scope): boolean {
  return a.breadth > b.breadth || a.parts - b.parts >= leastMore;
}
