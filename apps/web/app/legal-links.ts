import { addressOf } from './addresses.ts';

/** German law wants these within reach on every page; German names, marked as such (§ 5 DDG, Art. 13 GDPR). */
export const LEGAL_LINKS: readonly { readonly text: string; readonly to: string }[] = [
  { text: 'Impressum & Kontakt', to: addressOf('imprint') },
  { text: 'AGB', to: addressOf('terms') },
  { text: 'Datenschutzerklärung', to: addressOf('privacyPolicy') },
];
