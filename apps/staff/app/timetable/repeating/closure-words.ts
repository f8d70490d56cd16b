import type { ClosurePreview } from '@lifted/contract/desk/desk-timetable';
import type { InBothLanguages } from '@lifted/domain/language/language';

type Becomes = ClosurePreview['classes'][number]['becomes'];

interface ClosureWords {
  readonly summaries: Readonly<Record<Becomes, (classes: number) => string>>;
  readonly becomes: Readonly<Record<Becomes, string>>;
  readonly nothing: string;
  readonly people: (count: number) => string;
  readonly classes: string;
  readonly reading: string;
}

const classesEn = (count: number) => (count === 1 ? '1 class' : `${count} classes`);
const classesDe = (count: number) => (count === 1 ? '1 Kurs' : `${count} Kurse`);

/** Words of what closed days do to classes. */
export const CLOSURE_WORDS: InBothLanguages<ClosureWords> = {
  en: {
    summaries: {
      canceled: (count) => `${classesEn(count)} cancelled`,
      removed: (count) => `${classesEn(count)} without anybody in it no longer planned`,
      restored: (count) => `${classesEn(count)} taking place after all`,
      added: (count) => `${classesEn(count)} planned again`,
    },
    becomes: {
      canceled: 'Cancelled',
      removed: 'No longer planned',
      restored: 'Takes place',
      added: 'Planned again',
    },
    nothing: 'No class falls on these days.',
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    classes: 'Which classes',
    reading: 'Working out what that means …',
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
    nothing: 'An diesen Tagen liegt kein Kurs.',
    people: (count) => (count === 1 ? '1 Person' : `${count} Leute`),
    classes: 'Welche Kurse',
    reading: 'Die Folgen werden berechnet …',
  },
};
