import type { InBothLanguages } from '@lifted/domain/language/language';

interface AccessWords {
  readonly notFound: string;
  readonly notFoundLead: string;
  readonly toDesk: string;
  readonly failed: string;
  readonly failedLead: string;
  readonly reload: string;
}

/** What is read where a page failed or does not exist. */
export const ACCESS_WORDS: InBothLanguages<AccessWords> = {
  en: {
    notFound: 'Page not found',
    notFoundLead: 'There is no page at this address.',
    toDesk: 'To the desk',
    failed: 'Something went wrong',
    failedLead: 'This page could not be shown. Load it again.',
    reload: 'Reload',
  },
  de: {
    notFound: 'Seite nicht gefunden',
    notFoundLead: 'Unter dieser Adresse gibt es keine Seite.',
    toDesk: 'Zum Empfang',
    failed: 'Etwas ist schiefgegangen',
    failedLead: 'Diese Seite konnte nicht angezeigt werden. Lade sie neu.',
    reload: 'Neu laden',
  },
};
