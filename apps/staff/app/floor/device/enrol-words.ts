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
      `${count === 1 ? 'One entry was' : `${count} entries were`} not sent and still on this tablet. Once it is enrolled again, they are sent.`,
    code: 'Code',
    enrol: 'Enrol',
    enrolling: 'Enrolling …',
  },
  de: {
    heading: 'Ein Tablet für die Fläche',
    lead: 'Die Leitung fügt am Empfang unter „Tablets“ ein Tablet hinzu und bekommt einen Code, der 15\u00a0Minuten gilt. Gib ihn hier ein.',
    revoked: 'Dieses Tablet wurde am Empfang gesperrt. Es weiß nichts mehr von Kursen und Personen.',
    unsent: (count) =>
      `${count === 1 ? 'Ein Eintrag ist' : `${count} Einträge sind`} nicht gesendet und noch auf diesem Tablet. Wird es wieder angemeldet, werden sie gesendet.`,
    code: 'Code',
    enrol: 'Anmelden',
    enrolling: 'Wird angemeldet …',
  },
};
