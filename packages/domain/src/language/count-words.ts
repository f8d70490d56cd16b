import type { InBothLanguages, Language } from './language.ts';

const formats: InBothLanguages<Intl.NumberFormat> = { en: countFormat('en'), de: countFormat('de') };

/** A whole number with its thousands apart: '18,429', in German '18.429'. */
export function countWords(count: number, language: Language): string {
  return formats[language].format(count);
}

function countFormat(language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
}
