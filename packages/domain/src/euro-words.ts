const EURO_CENTS = 100;

const LOCALES = { en: 'en-IE', de: 'de-DE' } as const;

/** An amount of cents as the pages write it: '€149' and '€14.90', in German '149 €' and '14,90 €' (no-break space). */
export function euroWords(cents: number, language: 'en' | 'de'): string {
  const fractionDigits = cents % EURO_CENTS === 0 ? 0 : 2;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(cents / EURO_CENTS);
}
