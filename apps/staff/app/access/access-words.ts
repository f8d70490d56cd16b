import type { InBothLanguages } from '@lifted/domain/language/language';

interface AccessWords {
  readonly failed: string;
  readonly failedLead: string;
  readonly reload: string;
}

/** What is read where a page failed. */
export const ACCESS_WORDS: InBothLanguages<AccessWords> = {
  en: {
    failed: 'Something went wrong',
    failedLead: 'This page could not be shown. Load it again.',
    reload: 'Reload',
  },
  de: {
    failed: 'Etwas ist schiefgegangen',
    failedLead: 'Diese Seite konnte nicht angezeigt werden. Lade sie neu.',
    reload: 'Neu laden',
  },
};
