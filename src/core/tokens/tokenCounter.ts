export type EncodingName = 'o200k_base' | 'cl100k_base';

/** Counts the tokens a text becomes. Special tokens such as `<|endoftext|>` are plain text. */
export interface TokenCounter {
  readonly encoding: EncodingName;
  /** @returns a whole number >= 0; linear time in the text's length but for a logarithm */
  count(text: string): number;
}

/** Token counts of one skill, in the tokens of one encoding. */
export interface SkillTokens {
  /** Name and description: what an agent sees of every skill. */
  readonly listing: number;
  /** The whole SKILL.md, front matter included: l_i of the objective. */
  readonly document: number;
}
