import type { InBothLanguages, Language } from '@lifted/domain/language/language';

const NO_BREAK = '\u00a0';
const MILLION = 1_000_000;

const LOCALES: InBothLanguages<string> = { en: 'en-GB', de: 'de-DE' };
const MILLIONS: InBothLanguages<(count: string) => string> = {
  en: (count) => `${count}${NO_BREAK}million`,
  de: (count) => `${count}${NO_BREAK}${count === '1' ? 'Million' : 'Millionen'}`,
};
const SENTENCES: InBothLanguages<(amount: string) => string> = {
  en: (amount) => `You lifted ${amount}${NO_BREAK}kilos`,
  de: (amount) => `Du hast ${amount}${NO_BREAK}Kilo bewegt`,
};

/** '1.2 million', '48,230'; in German '1,2 Millionen', '48.230'. */
export function largeAmountWords(kilograms: number, language: Language): string {
  const whole = Math.round(kilograms);
  if (whole < MILLION) return formatted(whole, language, 0);
  return MILLIONS[language](formatted(Math.floor(whole / (MILLION / 10)) / 10, language, 1));
}

/** 'You lifted 1.2 million kilos', 'Du hast 1,2 Millionen Kilo bewegt'. */
export function liftedWords(kilograms: number, language: Language): string {
  return SENTENCES[language](largeAmountWords(kilograms, language));
}

function formatted(amount: number, language: Language, decimals: number): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: decimals }).format(amount);
}
