/**
 * Countries SMS codes are sent to. Premium numbers cost up to several euros a message, and some pay the person who requests
 * it.
 */

/** Calling codes of the EU and of Switzerland. */
export const SMS_COUNTRY_CODES: readonly string[] =
  '30 31 32 33 34 351 352 353 356 357 358 359 36 370 371 372 385 386 39 40 41 420 421 43 45 46 48 49'.split(
    ' ',
  );

/** Only these German numbers are mobile phones; others may be premium services. */
const GERMAN_MOBILE = /^\+491[567]/;

/** Whether a number in international form may be sent a code: it begins with one of these calling codes. */
export function mayReceiveCode(number: string, countryCodes: readonly string[]): boolean {
  if (number.startsWith('+49') && !GERMAN_MOBILE.test(number)) return false;
  return countryCodes.some((code) => number.startsWith(`+${code}`));
}
