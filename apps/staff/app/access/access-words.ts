import type { InBothLanguages } from '@lifted/domain/language/language';

interface AccessWords {
  readonly refused: string;
  /** Before and after the studio's mail address. */
  readonly refusedLead: readonly [before: string, after: string];
  readonly dashboard: string;
  readonly website: string;
  readonly otherAccount: string;
  readonly notFound: string;
  readonly notFoundLead: string;
  readonly toDesk: string;
  readonly failed: string;
  readonly failedLead: string;
  readonly reload: string;
}

/** What somebody reads who does not get to a page. */
export const ACCESS_WORDS: InBothLanguages<AccessWords> = {
  en: {
    refused: 'For the team only',
    refusedLead: [
      'This part is for the people who work at the studio. If you do, and your account should open it, write to ',
      '.',
    ],
    dashboard: 'Your dashboard',
    website: 'Website',
    otherAccount: 'Use another account',
    notFound: 'Page not found',
    notFoundLead: 'There is no page at this address.',
    toDesk: 'To the desk',
    failed: 'Something went wrong',
    failedLead: 'This page could not be shown. Load it again.',
    reload: 'Reload',
  },
  de: {
    refused: 'Nur für das Team',
    refusedLead: [
      'Dieser Bereich ist für alle, die im Studio arbeiten. Gehörst du dazu und brauchst Zugang, schreib an ',
      '.',
    ],
    dashboard: 'Dein Dashboard',
    website: 'Website',
    otherAccount: 'Anderes Konto verwenden',
    notFound: 'Seite nicht gefunden',
    notFoundLead: 'Unter dieser Adresse gibt es keine Seite.',
    toDesk: 'Zum Büro',
    failed: 'Etwas ist schiefgegangen',
    failedLead: 'Diese Seite konnte nicht angezeigt werden. Lade sie neu.',
    reload: 'Neu laden',
  },
};
