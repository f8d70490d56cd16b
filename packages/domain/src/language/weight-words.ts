import type { InBothLanguages, Language } from './language.ts';

/** Weights are stored in hundredths of a kilogram. */
const DECIMALS = 2;

const formats = perLanguage(DECIMALS);
const rounded = perLanguage(1);

/** A weight as it was lifted, without its unit: '60', '62.5', '62.25'; in German '62,25'. */
export function weightWords(kilograms: number, language: Language = 'en'): string {
  return formats[language].format(kilograms);
}

/** The same with its unit, on one line: '62.5 kg', in German '62,5 kg'. */
export function kilogramWords(kilograms: number, language: Language): string {
  return `${weightWords(kilograms, language)}\u00a0kg`;
}

/** A weight that was worked out rather than lifted, with one decimal at most: '62.3', in German '62,3'. */
export function roundedWeightWords(kilograms: number, language: Language = 'en'): string {
  return rounded[language].format(kilograms);
}

function perLanguage(decimals: number): InBothLanguages<Intl.NumberFormat> {
  const format = (language: Language) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: decimals, useGrouping: false });
  return { en: format('en'), de: format('de') };
}
