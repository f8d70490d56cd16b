import type { InBothLanguages } from '@lifted/domain/language/language';

interface SubstitutesWords {
  readonly heading: string;
  readonly lead: string;
  readonly none: string;
  readonly inPlaceOf: (coach: string) => string;
  readonly accept: string;
  readonly accepted: (name: string) => string;
  readonly notForYou: string;
}

/** Words of classes another coach is wanted for. */
export const SUBSTITUTES_WORDS: InBothLanguages<SubstitutesWords> = {
  en: {
    heading: 'Substitutes wanted',
    lead: 'The first coach to accept gets the class. The timetable changes at once, and everybody booked is told.',
    none: 'Every class has its coach.',
    inPlaceOf: (coach) => `in place of ${coach}`,
    accept: 'I’ll take it',
    accepted: (name) => `${name} is yours.`,
    notForYou: 'For coaches who are free then',
  },
  de: {
    heading: 'Vertretung gesucht',
    lead: 'Wer zuerst zusagt, bekommt den Kurs. Der Kursplan ändert sich sofort, und alle mit Platz bekommen Bescheid.',
    none: 'Jeder Kurs hat seinen Coach.',
    inPlaceOf: (coach) => `für ${coach}`,
    accept: 'Ich übernehme',
    accepted: (name) => `${name} ist jetzt dein Kurs.`,
    notForYou: 'Für Coaches, die dann frei sind',
  },
};
