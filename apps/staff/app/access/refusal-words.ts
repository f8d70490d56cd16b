import type { InBothLanguages } from '@lifted/domain/language/language';

interface RefusalWords {
  readonly refused: string;
  /** Before and after the studio's mail address. */
  readonly refusedLead: readonly [before: string, after: string];
  /** Where it could not be found out whether they do. */
  readonly unknown: string;
  readonly unknownLead: readonly [before: string, after: string];
  readonly reload: string;
  readonly dashboard: string;
  readonly website: string;
  readonly otherAccount: string;
  /** At an address without a page. */
  readonly notFound: string;
  readonly notFoundLead: string;
  /** On a page for other roles of the team. */
  readonly otherRoles: string;
  readonly otherRolesLead: string;
  readonly toDesk: string;
}

/** What is read instead of a page: it does not exist, or the reader may not open it. */
export const REFUSAL_WORDS: InBothLanguages<RefusalWords> = {
  en: {
    refused: 'For the team only',
    refusedLead: [
      'This part is for the people who work at the studio. If you do and need access, write to ',
      '.',
    ],
    unknown: 'Load the page again',
    unknownLead: ['We could not find out what you may do here. If it stays like this, write to ', '.'],
    reload: 'Reload',
    dashboard: 'Your dashboard',
    website: 'Website',
    otherAccount: 'Use another account',
    notFound: 'Page not found',
    notFoundLead: 'There is no page at this address.',
    otherRoles: 'Not for your role',
    otherRolesLead: 'Your role doesn’t open this page. If you need it, ask the owner of the studio.',
    toDesk: 'To the desk',
  },
  de: {
    refused: 'Nur für das Team',
    refusedLead: [
      'Dieser Bereich ist für alle, die im Studio arbeiten. Gehörst du dazu und brauchst Zugang, schreib an ',
      '.',
    ],
    unknown: 'Lade die Seite neu',
    unknownLead: ['Wir konnten nicht herausfinden, was du hier darfst. Wenn das so bleibt, schreib an ', '.'],
    reload: 'Neu laden',
    dashboard: 'Dein Dashboard',
    website: 'Website',
    otherAccount: 'Anderes Konto verwenden',
    notFound: 'Seite nicht gefunden',
    notFoundLead: 'Unter dieser Adresse gibt es keine Seite.',
    otherRoles: 'Nicht für deine Rolle',
    otherRolesLead: 'Deine Rolle öffnet diese Seite nicht. Brauchst du sie, frag die Leitung.',
    toDesk: 'Zum Empfang',
  },
};
