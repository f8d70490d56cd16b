/**
 * What files went through before they came here: bytes in one encoding, read as another. Each reading takes a text as the
 * file has it and gives what it was meant to be.
 */

/** The signs of bytes 0x80 to 0xFF. */
const WINDOWS_1252 = `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ${signs(0xa0, 0xff)}`;
const MAC_ROMAN =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

const FIRST_HIGH_BYTE = 0x80;
/** A byte that goes on with a letter of UTF-8 carries six bits of it. */
const CARRIED_BITS = 6;
const CARRIED = 0x3f;

/**
 * How a file is read: as it is, as Mac Roman that somebody read as Windows-1252, or as UTF-8 that was read as Windows-1252
 * or Mac Roman and saved again.
 */
export const READINGS = ['as_is', 'mac_roman', 'utf8_twice', 'utf8_twice_mac'] as const;
export type Reading = (typeof READINGS)[number];

/** The text as it was meant, if the file went through what the reading says. */
export function readAs(text: string, reading: Reading): string {
  switch (reading) {
    case 'as_is':
      return text;
    case 'mac_roman':
      return text.replaceAll(NOT_ASCII, (sign) => MAC_ROMAN[WINDOWS_1252.indexOf(sign)] ?? sign);
    case 'utf8_twice':
      return text.replaceAll(TWICE_BY_WINDOWS, (letter) => letterBehind(letter, WINDOWS_1252));
    case 'utf8_twice_mac':
      return text.replaceAll(TWICE_BY_MAC, (letter) => letterBehind(letter, MAC_ROMAN));
    default:
      return reading satisfies never;
  }
}

const NOT_ASCII = /[\u0080-\uFFFF]/g;
const TWICE_BY_WINDOWS = lettersOfUtf8(WINDOWS_1252);
const TWICE_BY_MAC = lettersOfUtf8(MAC_ROMAN);

/**
 * The signs that the bytes of one letter of UTF-8 become, of letters that files here have: Latin ones, typographic signs and
 * emoji. Others begin with signs that stand before a letter in many a text: “Ü would be one in Mac Roman.
 */
function lettersOfUtf8(page: string): RegExp {
  const oneOf = (...bytes: readonly number[]) =>
    `[${bytes.map((byte) => page[byte - FIRST_HIGH_BYTE]).join('')}]`;
  const next = `[${page.slice(0, 0xc0 - FIRST_HIGH_BYTE)}]`;
  const [two, three, four] = [oneOf(0xc2, 0xc3, 0xc4, 0xc5, 0xc8), oneOf(0xe1, 0xe2), oneOf(0xf0)];
  return new RegExp(`${two}${next}|${three}${next}{2}|${four}${next}{3}`, 'g');
}

/** The letter, or the signs as they are where it would be one that no file of a studio here has: then they are meant. */
function letterBehind(found: string, page: string): string {
  const [lead = 0, ...others] = Array.from(found, (sign) => page.indexOf(sign) + FIRST_HIGH_BYTE);
  const first = lead & (CARRIED >> others.length);
  const code = others.reduce((sum, byte) => (sum << CARRIED_BITS) | (byte & CARRIED), first);
  const letter = String.fromCodePoint(code);
  return EXPECTED.test(letter) ? letter : found;
}

/** Latin letters, typographic signs, and emoji. */
const EXPECTED = /^[\u00A0-\u024F\u1E00-\u1EFF\u2010-\u2044\u20AC\u2122\u{1F000}-\u{1FAFF}]$/u;

function signs(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}
