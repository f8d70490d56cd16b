import type { ClosurePreview } from '@lifted/contract/desk/desk-timetable';
import type { InBothLanguages } from '@lifted/domain/language/language';
import { CONFIRM_WORDS } from '../../class-desk/confirm/confirm-words.ts';

type Act = 'close' | 'change' | 'open';
type Becomes = ClosurePreview['classes'][number]['becomes'];

interface ClosureWords {
  readonly summaries: Readonly<Record<Becomes, (classes: number) => string>>;
  readonly becomes: Readonly<Record<Becomes, string>>;
  readonly headings: Readonly<Record<Act, string>>;
  readonly acts: Readonly<Record<Act, (mails: number) => string>>;
  readonly told: (people: number) => string;
  readonly people: (count: number) => string;
  readonly classes: string;
}

const classesEn = (count: number) => (count === 1 ? '1 class' : `${count} classes`);
const classesDe = (count: number) => (count === 1 ? '1 Kurs' : `${count} Kurse`);
const mailsEn = (count: number) => (count === 1 ? '1 email' : `${count} emails`);
const mailsDe = (count: number) => (count === 1 ? '1 Mail' : `${count} Mails`);

/** Words of what closed days do to classes. */
export const CLOSURE_WORDS: InBothLanguages<ClosureWords> = {
  en: {
    summaries: {
      canceled: (count) => `${classesEn(count)} cancelled`,
      removed: (count) => `${classesEn(count)} without bookings no longer planned`,
      restored: (count) => `${classesEn(count)} taking place after all`,
      added: (count) => `${classesEn(count)} planned again`,
    },
    becomes: {
      canceled: 'Cancelled',
      removed: 'No longer planned',
      restored: 'Takes place',
      added: 'Planned again',
    },
    headings: {
      close: 'Close on these days?',
      change: 'Change the closed days?',
      open: 'Open again on these days?',
    },
    acts: {
      close: (mails) => (mails === 0 ? 'Close' : `Close and send ${mailsEn(mails)}`),
      change: CONFIRM_WORDS.en.acts.save,
      open: (mails) => (mails === 0 ? 'Open again' : `Open again and send ${mailsEn(mails)}`),
    },
    told: (people) => `${mailsEn(people)} that the class takes place after all.`,
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    classes: 'Which classes',
  },
  de: {
    summaries: {
      canceled: (count) => (count === 1 ? '1 Kurs fällt aus' : `${count} Kurse fallen aus`),
      removed: (count) => `${classesDe(count)} ohne Buchung ${count === 1 ? 'entfällt' : 'entfallen'}`,
      restored: (count) => (count === 1 ? '1 Kurs findet doch statt' : `${count} Kurse finden doch statt`),
      added: (count) =>
        count === 1 ? '1 Kurs steht wieder im Plan' : `${count} Kurse stehen wieder im Plan`,
    },
    becomes: {
      canceled: 'Fällt aus',
      removed: 'Entfällt',
      restored: 'Findet statt',
      added: 'Wieder im Plan',
    },
    headings: {
      close: 'An diesen Tagen schließen?',
      change: 'Schließtage ändern?',
      open: 'An diesen Tagen wieder öffnen?',
    },
    acts: {
      close: (mails) => (mails === 0 ? 'Schließen' : `Schließen und ${mailsDe(mails)} senden`),
      change: CONFIRM_WORDS.de.acts.save,
      open: (mails) => (mails === 0 ? 'Wieder öffnen' : `Wieder öffnen und ${mailsDe(mails)} senden`),
    },
    told: (people) => `${mailsDe(people)}: Der Kurs findet doch statt.`,
    people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
    classes: 'Welche Kurse',
  },
};
