import type { Random } from './random.ts';

/** Code points of every kind the split patterns tell apart, and of many scripts; single letters weigh by repetition. */
const samplers: readonly ((random: Random) => string)[] = [
  (random) => String.fromCharCode(0x20 + random.int(0x5f)),
  (random) => String.fromCharCode(0x20 + random.int(0x5f)),
  (random) => random.pick(['the', 'The', 'THE', 'HTTPServer', 'camelCase', 'skill', 'naïve', 'ΑΒΓαβγ', 'ПриВЕТ', 'ǅǈǋ', 'ʰʷ', 'ªº']),
  (random) => random.pick(["'s", "'S", "'T", "'re", "'RE", "'rE", "'Ve", "'ll", "'lL", "'m", "'D", "'ſ", "'LL", "'K", "'l", "'r", "'v", '’s', "''s"]),
  (random) => random.pick([' ', '  ', '   ', '\t', '\n', '\r\n', '\r', '\n\n', ' \n', '\n ', '\u00a0', '\u2003', '\u2028', '\u3000', '\ufeff', '\v', '\f', '\u0085']),
  (random) => String(random.int(100000)),
  (random) => random.pick(['٣', '५', 'Ⅷ', '½', '௧', '𝟘', '〇', '①']),
  (random) => random.pick(['\0', '\u0001', '\u007f', '\u200b', '\u200d', '\ufffd', '\uffff', '\u{10ffff}', '\ue000']),
  (random) => random.pick(['\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800']),
  (random) => random.pick(['\u0301', '\u0308', '\u20e3', '\u064e', '\u093f', '\ufe0f', '\u0483', '\u{1d165}']),
  (random) => random.pick(['😀', '👨‍👩‍👧', '🇩🇪', '👍🏽', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']),
  (random) => random.pick(['中文', '日本語', 'カタカナ', '한국어', 'العربية', 'עברית', 'ไทย', 'हिन्दी', 'தமிழ்', 'ქართული', 'ᏣᎳᎩ', '𐐀𐐨', '𞤀𞤢', 'Ǆ']),
  (random) => random.pick(['<|endoftext|>', '<|endofprompt|>', '<|fim_prefix|>', '```', '---', '//', '/\n', '!\n/', '...', '$$', '  - ', '://', '==', '\\n']),
  (random) => String.fromCodePoint(random.int(0x110000)),
  (random) => String.fromCharCode(random.int(0x10000)),
];

/** A text of at most `maxUnits` UTF-16 units in which any character may stand beside any other. */
export function randomText(random: Random, maxUnits: number): string {
  const units = 1 + random.int(maxUnits);
  // A text of few kinds has longer runs of each.
  const kinds = Array.from({ length: 1 + random.int(samplers.length) }, () => random.pick(samplers));
  let text = '';
  while (text.length < units) text += random.pick(kinds)(random).repeat(random.int(8) === 0 ? 1 + random.int(6) : 1);
  return text.slice(0, units);
}
