import type { InBothLanguages } from '../../language.ts';

interface MessagesWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly settings: string;
  readonly loading: string;
  readonly again: string;
  readonly nobody: string;
  readonly none: string;
  readonly noneNext: string;
  readonly book: string;
  readonly today: string;
  readonly yesterday: string;
  readonly isNew: string;
  readonly kept: (months: number) => string;
}

export const MESSAGES_WORDS: InBothLanguages<MessagesWords> = {
  en: {
    title: 'Messages',
    description: 'What the studio told you: places, waitlists, changes, fees.',
    heading: 'Messages',
    lead: 'Everything we’ve told you, in one place.',
    settings: 'Choose how we reach you',
    loading: 'Loading your messages',
    again: 'Try again',
    nobody: 'There is no member with your email address, so there are no messages either.',
    none: 'Nothing yet.',
    noneNext: 'Once you book a class, you’ll find its confirmation, changes and reminders here.',
    book: 'Book a class',
    today: 'Today',
    yesterday: 'Yesterday',
    isNew: 'New',
    kept: (months) => `Messages stay here for ${months} months.`,
  },
  de: {
    title: 'Nachrichten',
    description: 'Was das Studio dir geschrieben hat: Plätze, Wartelisten, Änderungen, Gebühren.',
    heading: 'Nachrichten',
    lead: 'Alles, was wir dir geschrieben haben, an einem Ort.',
    settings: 'Einstellen, wie wir dich erreichen',
    loading: 'Deine Nachrichten werden geladen',
    again: 'Noch einmal versuchen',
    nobody: 'Zu deiner E-Mail-Adresse gehört kein Mitglied. Deshalb gibt es auch keine Nachrichten.',
    none: 'Noch nichts.',
    noneNext: 'Sobald du einen Kurs buchst, findest du hier Bestätigung, Änderungen und Erinnerungen.',
    book: 'Kurs buchen',
    today: 'Heute',
    yesterday: 'Gestern',
    isNew: 'Neu',
    kept: (months) => `Nachrichten bleiben ${months} Monate hier.`,
  },
};
