/** Digits of a number somebody can be called under: shortest in use, and the most there may be (E.164) after '00'. */
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 17;
const NUMBER = /^\+?[\d\s()/.-]+$/;

/** The studio's own country, whose numbers are written with one 0 in front. */
const HOME_PREFIX = '+49';

export type PhoneNumber =
  | { readonly outcome: 'number'; readonly number: string }
  | { readonly outcome: 'refused'; readonly reason: 'empty' | 'not_a_number' };

/** A telephone number as it was typed, spaces tidied: people know best how theirs is grouped. */
export function phoneNumber(typed: string): PhoneNumber {
  const number = typed.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (number === '') return { outcome: 'refused', reason: 'empty' };
  const digits = number.replaceAll(/\D/g, '').length;
  const well = NUMBER.test(number) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
  return well ? { outcome: 'number', number } : { outcome: 'refused', reason: 'not_a_number' };
}

/** As many digits as a number has, with nothing between them but what groups them. */
const DIGITS = new RegExp(`\\p{Nd}(?:[\\s()/.\\p{Pd}+]*\\p{Nd}){${FEWEST_DIGITS - 1}}`, 'u');

/** Whether somebody who reads the text may find a telephone number in it. */
export function holdsPhoneNumber(text: string): boolean {
  return DIGITS.test(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''));
}

/**
 * The number as the whole world dials it, '+4915155501240', for links; null when nobody can tell the country, because it
 * begins with neither + nor 0.
 */
export function dialledNumber(number: string): string | null {
  const written = number.replace('(0)', '').replaceAll(/[^\d+]/g, '');
  if (written.startsWith('+')) return written;
  if (written.startsWith('00')) return `+${written.slice(2)}`;
  return written.startsWith('0') ? `${HOME_PREFIX}${written.slice(1)}` : null;
}
