// Characters of no width and those that turn the direction of writing.
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;
// Joiners belong to Persian, Indic scripts and emoji, marks of direction to Arabic and Hebrew, the space of no width to scripts without blanks, tags to flags.
const HARDLY_MEANT = /[\u202d\u202e\u2060-\u2064\ufeff\u00ad]|(?<![\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}])\u200b|(?<=[\x21-\x7e])[\u200c\u200d](?=[\x21-\x7e])/u;

// Joiners are left as they are where they may be meant, and tags, which make flags.
const SHOWN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|(?<=[\x21-\x7e])[\u200c\u200d](?=[\x21-\x7e])/g;

/** A text with its invisible characters written out, such as `\u200b`, for messages. */
export function showInvisible(text: string): string {
  return text.replace(SHOWN, written);
}

/** A character written out. */
export function written(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A text as it looks. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Where a text holds an invisible character that is hardly meant in prose, or -1; in a key or a name (`strict`) none is. */
export function invisibleAt(text: string, strict: boolean): number {
  return text.search(strict ? INVISIBLE : HARDLY_MEANT);
}
