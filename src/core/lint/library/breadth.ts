// A description that claims everything: "any task", "every project", "everything", "use proactively".
const unlimited = [
  /\b(?:any|every|all|each)(?: (?:kinds?|sorts?|types?) of)?(?: [\p{L}-]+)? (?:tasks?|projects?|requests?|works?|questions?|problems?|situations?|jobs?|things?|purposes?|topics?|domains?|conversations?)\b/giu,
  /\b(?:anything|everything|whatever)\b/giu,
  /\b(?:always (?:use|invoke|apply|load)|use (?:this skill )?(?:proactively|always))\b/giu,
  /\b(?:and (?:much )?more|end[- ]to[- ]end results?|all-in-one|one-stop|universal|general[- ]purpose)\b/giu,
];

/** The phrases by which a description claims everything, as written, in the order of the patterns. */
export function unlimitedClaims(description: string): readonly string[] {
  return [...new Set(unlimited.flatMap((pattern) => description.match(pattern) ?? []).map((phrase) => phrase.replace(/\s+/g, ' ').slice(0, 60)))];
}
