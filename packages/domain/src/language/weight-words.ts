import type { Language } from './language.ts';

/** Weights are stored in hundredths of a kilogram. */
const DECIMALS = 2;

const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: weightFormat('en'),
  de: weightFormat('de'),
};

/** A weight as it was lifted, without its unit: '60', '62.5', '62.25'; in German '62,25'. */
export function weightWords(kilograms: number, language: Language = 'en'): string {
  return formats[language].format(kilograms);
}

function weightFormat(language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { maximumFractionDigits: DECIMALS, useGrouping: false });
}

/** A weight that was worked out rather than lifted, with one decimal at most: '62.3'. */
export function roundedWeightWords(kilograms: number): string {
  return rounded.format(kilograms);
}

const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false });
