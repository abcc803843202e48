/**
 * Where a description says what the skill is not for: from the negation to the end of the sentence. What stands there
 * belongs to other skills and speaks against, not for, likeness.
 */
const disclaimer =
  /\b(?:not|never|don['’]t|doesn['’]t|isn['’]t|rather than|instead of|unlike|except|excluding|avoid)\b[^.!?\n。]*/giu;

/** The description without its disclaimers. */
export function claimsOf(description: string): string {
  return description.replace(disclaimer, ' ');
}

/** Words by which a description points to another skill. */
const pointer = /\b(?:not|never|don['’]t|instead|rather|unlike|except|use|see|prefer|try|switch to|hand over|delegate|counterpart|alternative|companion|vs\.?|versus|after|before|combine|pair|complement\w*)\b/iu;
const sentenceEnd = /[.!?\n。；;]+(?=\s|$)|\n/u;

/** Whether a description names another skill to tell the two apart. @param name the other skill's name */
export function pointsTo(description: string, name: string): boolean {
  const wanted = spaced(name).trim();
  if (wanted.length < 3) return false;
  return description.split(sentenceEnd).some((sentence) => pointer.test(sentence) && spaced(sentence).includes(` ${wanted} `));
}

/** Where a description says that something else comes before or after. */
const order = /\b(?:first|second|third|next|last|final|previous|earlier|later|following) (?:step|stage|phase) (?:of|in|is|before|after)\b|\b(?:step|stage|phase) (?:before|after)\b|\bneeds? the (?:output|results?) of\b/iu;

/** Whether a description places its skill before or after another step of the same work: then the two are no rivals. */
export function tellsOrder(description: string): boolean {
  return order.test(description);
}

/** Lower case, everything but letters and digits one space, with a space at each end. */
function spaced(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}
