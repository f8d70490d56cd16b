import type { InBothLanguages } from '@lifted/domain/language/language';

type Act = 'save' | 'move';

interface ConfirmWords {
  readonly heading: string;
  readonly people: (members: number, visitors: number, waiting: number) => string;
  readonly listMails: (count: number) => string;
  readonly acts: Readonly<Record<Act, (mails: number) => string>>;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** Words of what an edit does, before it is saved. */
export const CONFIRM_WORDS: InBothLanguages<ConfirmWords> = {
  en: {
    heading: 'Save the change?',
    people: (members, visitors, waiting) =>
      `Booked: ${members}. In a test workout: ${visitors}. On the waitlist: ${waiting}.`,
    listMails: (count) =>
      count === 1
        ? '1 email to somebody on the waitlist, about a place.'
        : `${count} emails to members on the waitlist, about a place.`,
    acts: {
      save: (mails) => (mails === 0 ? 'Save' : `Save and send ${counted(mails, 'email', 'emails')}`),
      move: (mails) => (mails === 0 ? 'Move' : `Move and send ${counted(mails, 'email', 'emails')}`),
    },
  },
  de: {
    heading: 'Änderung speichern?',
    people: (members, visitors, waiting) =>
      `Gebucht: ${members}. Im Probetraining: ${visitors}. Auf der Warteliste: ${waiting}.`,
    listMails: (count) =>
      count === 1
        ? '1 Mail an jemanden auf der Warteliste: Es geht um einen Platz.'
        : `${count} Mails an Mitglieder auf der Warteliste: Es geht um einen Platz.`,
    acts: {
      save: (mails) =>
        mails === 0 ? 'Speichern' : `Speichern und ${counted(mails, 'Mail', 'Mails')} senden`,
      move: (mails) =>
        mails === 0 ? 'Verschieben' : `Verschieben und ${counted(mails, 'Mail', 'Mails')} senden`,
    },
  },
};
