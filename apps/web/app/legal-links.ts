import { addressIn, type Place } from './addresses.ts';
import { useLanguage, type InBothLanguages, type Language } from './language.ts';

export interface LegalLink {
  readonly text: string;
  readonly to: string;
  /** Language of the text. */
  readonly lang: Language;
}

/** Names the law or custom fixes, German in both languages. */
const GERMAN_NAMES: readonly (readonly [Place, string])[] = [
  ['imprint', 'Impressum & Kontakt'],
  ['terms', 'AGB'],
  ['privacyPolicy', 'Datenschutzerklärung'],
  ['accessibility', 'Barrierefreiheit'],
  ['endContract', 'Verträge hier kündigen'],
  ['withdraw', 'Vertrag widerrufen'],
];

const PRIVACY_SETTINGS: InBothLanguages<string> = { en: 'Privacy settings', de: 'Datenschutz-Einstellungen' };

/**
 * German law requires these to be reachable on every page (§ 5 DDG, Art. 13 GDPR, § 312k and § 356a BGB); consent must be as
 * easy to withdraw as to give (Art. 7 (3) GDPR).
 */
export function legalLinks(language: Language): readonly LegalLink[] {
  return [
    ...GERMAN_NAMES.map(([place, text]): LegalLink => ({ text, to: addressIn(language, place), lang: 'de' })),
    { text: PRIVACY_SETTINGS[language], to: addressIn(language, 'privacySettings'), lang: language },
  ];
}

/** The legal links in the language of the page. */
export function useLegalLinks(): readonly LegalLink[] {
  return legalLinks(useLanguage());
}
