import { addressIn, type Place } from './addresses.ts';
import { useLanguage, type InBothLanguages, type Language } from './language.ts';

export interface LegalLink {
  readonly text: string;
  readonly to: string;
  /** Language of the text. */
  readonly lang: Language;
}

/** Names of the specification, German in both languages. */
const SPECIFIED: readonly (readonly [Place, string])[] = [
  ['imprint', 'Impressum & Kontakt'],
  ['terms', 'AGB'],
  ['privacyPolicy', 'Datenschutzerklärung'],
];
/** Labels the law prescribes word for word (docs/decisions/077-declarations-in-one-step.md). */
const PRESCRIBED: readonly (readonly [Place, string])[] = [
  ['endContract', 'Verträge hier kündigen'],
  ['withdraw', 'Vertrag widerrufen'],
];

const ACCESSIBILITY: InBothLanguages<string> = { en: 'Accessibility', de: 'Barrierefreiheit' };
const PRIVACY_SETTINGS: InBothLanguages<string> = { en: 'Privacy settings', de: 'Datenschutz-Einstellungen' };

/**
 * German law requires these to be reachable on every page (§ 5 DDG, Art. 13 GDPR, § 312k and § 356a BGB); consent must be as
 * easy to withdraw as to give (Art. 7 (3) GDPR).
 */
export function legalLinks(language: Language): readonly LegalLink[] {
  const german = ([place, text]: readonly [Place, string]): LegalLink => ({
    text,
    to: addressIn(language, place),
    lang: 'de',
  });
  const own = (place: Place, text: InBothLanguages<string>): LegalLink => ({
    text: text[language],
    to: addressIn(language, place),
    lang: language,
  });
  return [
    ...SPECIFIED.map(german),
    own('accessibility', ACCESSIBILITY),
    ...PRESCRIBED.map(german),
    own('privacySettings', PRIVACY_SETTINGS),
  ];
}

/** The legal links in the language of the page. */
export function useLegalLinks(): readonly LegalLink[] {
  return legalLinks(useLanguage());
}
