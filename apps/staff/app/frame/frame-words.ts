import type { Section } from './sections.ts';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface FrameWords {
  readonly skip: string;
  readonly main: string;
  readonly desk: string;
  readonly floor: string;
  readonly team: string;
  readonly loading: string;
  readonly account: string;
  readonly signedInAs: string;
  readonly signOut: string;
  readonly website: string;
  readonly dashboard: string;
  readonly security: string;
  readonly sections: Readonly<Record<Section['name'], string>>;
}

/** What is around every page. */
export const FRAME_WORDS: InBothLanguages<FrameWords> = {
  en: {
    skip: 'Skip to content',
    main: 'Main',
    desk: 'Desk',
    floor: 'Floor',
    team: 'Team',
    loading: 'Loading …',
    account: 'Your account',
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
    website: 'Website',
    dashboard: 'Your dashboard',
    security: 'Security',
    sections: {
      today: 'Today',
      timetable: 'Timetable',
      programme: 'Programme',
      people: 'People',
      fees: 'Fees',
      inbox: 'Inbox',
      announcements: 'Announcements',
      records: 'Records',
      numbers: 'Numbers',
      studio: 'Studio',
      tablets: 'Tablets',
      connections: 'Connections',
      import: 'Import',
      log: 'Log',
    },
  },
  de: {
    skip: 'Zum Inhalt springen',
    main: 'Hauptmenü',
    desk: 'Empfang',
    floor: 'Fläche',
    team: 'Team',
    loading: 'Wird geladen …',
    account: 'Dein Konto',
    signedInAs: 'Angemeldet als',
    signOut: 'Abmelden',
    website: 'Website',
    dashboard: 'Dein Dashboard',
    security: 'Sicherheit',
    sections: {
      today: 'Heute',
      timetable: 'Kursplan',
      programme: 'Programm',
      people: 'Personen',
      fees: 'Gebühren',
      inbox: 'Eingang',
      announcements: 'Mitteilungen',
      records: 'Stammdaten',
      numbers: 'Zahlen',
      studio: 'Studio',
      tablets: 'Tablets',
      connections: 'Verbindungen',
      import: 'Import',
      log: 'Protokoll',
    },
  },
};
