import type { InBothLanguages } from '@lifted/domain/language/language';

interface EnrolWords {
  readonly heading: string;
  readonly lead: string;
  readonly revoked: string;
  readonly unsent: (count: number) => string;
  readonly code: string;
  readonly enrol: string;
  readonly enrolling: string;
}

export const ENROL_WORDS: InBothLanguages<EnrolWords> = {
  en: {
    heading: 'A tablet for the floor',
    lead: 'The owner adds a tablet at the desk, under Tablets, and gets a code that is valid for 15\u00a0minutes. Enter it here.',
    revoked: 'The desk has revoked this tablet. It has forgotten everything about classes and people.',
    unsent: (count) =>
      count === 1
        ? 'One entry has not been sent and is still on this tablet. It is sent once the tablet is enrolled again.'
        : `${count} entries have not been sent and are still on this tablet. They are sent once the tablet is enrolled again.`,
    code: 'Code',
    enrol: 'Enrol',
    enrolling: 'Enrolling …',
  },
  de: {
    heading: 'Ein Tablet für die Fläche',
    lead: 'Die Leitung fügt am Empfang unter „Tablets“ ein Tablet hinzu und bekommt einen Code, der 15\u00a0Minuten gilt. Gib ihn hier ein.',
    revoked: 'Dieses Tablet wurde am Empfang gesperrt. Es weiß nichts mehr von Kursen und Personen.',
    unsent: (count) =>
      count === 1
        ? 'Ein Eintrag ist noch nicht gesendet und liegt auf diesem Tablet. Er wird gesendet, sobald das Tablet wieder angemeldet ist.'
        : `${count} Einträge sind noch nicht gesendet und liegen auf diesem Tablet. Sie werden gesendet, sobald das Tablet wieder angemeldet ist.`,
    code: 'Code',
    enrol: 'Anmelden',
    enrolling: 'Wird angemeldet …',
  },
};
