import type { InBothLanguages, Language } from './language.ts';

/** Amounts are kept in cents. */
export const CENTS_PER_EURO = 100;

const LOCALES: InBothLanguages<string> = { en: 'en-IE', de: 'de-DE' };

/** An amount of cents as the pages write it: '€149' and '€14.90', in German '149 €' and '14,90 €' (no-break space). */
export function euroWords(cents: number, language: Language): string {
  return written(cents, language, cents % CENTS_PER_EURO === 0 ? 0 : 2);
}

/** The same to the cent: '€5.00', '5,00 €'. */
export function exactEuroWords(cents: number, language: Language): string {
  return written(cents, language, 2);
}

function written(cents: number, language: Language, fractionDigits: number): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(cents / CENTS_PER_EURO);
}
