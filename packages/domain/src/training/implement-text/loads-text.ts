import type { Language } from '../../language/language.ts';

/** What separates two entries of a list. A comma is followed by a space, so that none is taken for a decimal sign. */
const SEPARATOR = /[;\n]|,(?=\s|$)/;

/** The entries of a typed list, without empty ones. */
export function entriesOf(text: string): readonly string[] {
  return text
    .split(SEPARATOR)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** A number of kg as it may be typed, with at most two decimals, as expressions of entries have it. */
export const KG = String.raw`(\d{1,4}(?:\.\d{1,2})?)(?:\s*kg)?`;

const HUNDREDTHS = 100;

/** Hundredths of a kilogram are exact. */
export function hundredthsOf(kg: number | string): number {
  return Math.round(Number(kg) * HUNDREDTHS);
}

/** Back from hundredths to kg. */
export function kilogramsOf(hundredths: number): number {
  return hundredths / HUNDREDTHS;
}

/** Loads as text is stored, as a page of this language shows it: '2.5–10 in 2.5' in German with commas. */
export function textInLanguage(text: string, language: Language): string {
  return language === 'de' ? text.replaceAll(/(\d)\.(?=\d)/g, '$1,') : text;
}

/** What was typed on a page of this language, as it is stored. */
export function textFromLanguage(typed: string, language: Language): string {
  return language === 'de' ? typed.replaceAll(/(\d),(?=\d)/g, '$1.') : typed;
}
