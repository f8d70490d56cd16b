import { addressIn, type Page } from './addresses.ts';
import { useLanguage, type InBothLanguages, type Language } from './language.ts';

export interface LegalLink {
  readonly text: string;
  readonly to: string;
  /** Language of the text. */
  readonly lang: Language;
}

/**
 * By page, in the order of the footer. German in both languages are names of the specification, and the labels that the law
 * prescribes word for word (docs/decisions/077-declarations-in-one-step.md).
 */
const LINKS: readonly (readonly [Page, string | InBothLanguages<string>])[] = [
  ['imprint', 'Impressum & Kontakt'],
  ['terms', 'AGB'],
  ['privacyPolicy', 'Datenschutzerklärung'],
  ['accessibility', { en: 'Accessibility', de: 'Barrierefreiheit' }],
  ['endContract', 'Verträge hier kündigen'],
  ['withdraw', 'Vertrag widerrufen'],
  ['privacySettings', { en: 'Privacy settings', de: 'Datenschutz-Einstellungen' }],
];

/**
 * The links the law asks for, the same at the foot of the page and in the menu. The last one is shown because consent must be as
 * easy to withdraw as to give (Art. 7 (3) GDPR).
 */
export function legalLinks(language: Language): readonly LegalLink[] {
  return LINKS.map(([page, text]) => {
    const to = addressIn(language, page);
    return typeof text === 'string' ? { text, to, lang: 'de' } : { text: text[language], to, lang: language };
  });
}

/** The legal links in the language of the page. */
export function useLegalLinks(): readonly LegalLink[] {
  return legalLinks(useLanguage());
}
