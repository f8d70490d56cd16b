import type { InBothLanguages } from '../language/language.ts';
import { phoneNumber } from '../people/phone-number.ts';

/** What is entered of a studio and has a form of its own. */
export type CheckedField = 'phone' | 'postcode' | 'vatId';

const GERMANY = 'DE';
const GERMAN_POSTCODE = /^\d{5}$/;

/** VAT identification numbers of the European Union behind the letters of their country (Greece has EL). */
const VAT_NUMBERS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Whether somebody can be called under it: digits, +, spaces, /, -, dots and brackets. */
export function isStudioPhone(text: string): boolean {
  return phoneNumber(text).outcome === 'number';
}

/** Five digits in Germany; elsewhere (ISO 3166-1 alpha-2) whatever is entered. */
export function isPostcode(text: string, country: string): boolean {
  return country !== GERMANY || GERMAN_POSTCODE.test(text.trim());
}

/** Whether it has the letters and length of a country of the European Union; spaces do not count. */
export function isVatNumber(text: string): boolean {
  const number = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  return VAT_NUMBERS[number.slice(0, 2)]?.test(number.slice(2)) === true;
}

/** What is wanted of each, with an example. */
export const STUDIO_FIELD_FAULTS: Readonly<Record<CheckedField, InBothLanguages<string>>> = {
  phone: {
    en: 'Please enter a telephone number, such as +49 341 555 01.',
    de: 'Gib bitte eine Telefonnummer an, zum Beispiel +49 341 555 01.',
  },
  postcode: {
    en: 'Please enter a postcode of five digits, such as 04229.',
    de: 'Gib bitte eine Postleitzahl aus fünf Ziffern an, zum Beispiel 04229.',
  },
  vatId: {
    en: 'Please enter a VAT number with the letters of its country, in Germany DE and nine digits, such as DE123456789.',
    de: 'Gib bitte eine Umsatzsteuer-ID mit den Buchstaben ihres Landes an, in Deutschland DE und neun Ziffern, zum Beispiel DE123456789.',
  },
};

interface CheckedStudio {
  readonly address: { readonly postcode: string; readonly country: string };
  readonly contact: { readonly phone: string; readonly whatsapp: string };
  readonly legal: { readonly vatId: string };
}

/** What has the wrong form, by its path in the profile; WhatsApp and VAT number may be empty. */
export function studioFieldFaults({
  address,
  contact,
  legal,
}: CheckedStudio): ReadonlyMap<string, CheckedField> {
  const { phone, whatsapp } = contact;
  const checked: readonly (readonly [path: string, field: CheckedField, isRight: boolean])[] = [
    ['studio.address.postcode', 'postcode', isPostcode(address.postcode, address.country)],
    ['studio.contact.phone', 'phone', isStudioPhone(phone)],
    ['studio.contact.whatsapp', 'phone', whatsapp === '' || isStudioPhone(whatsapp)],
    ['studio.legal.vatId', 'vatId', legal.vatId === '' || isVatNumber(legal.vatId)],
  ];
  return new Map(checked.filter(([, , isRight]) => !isRight).map(([path, field]) => [path, field]));
}
