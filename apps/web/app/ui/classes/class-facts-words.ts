import type { InBothLanguages } from '../../language.ts';

interface ClassFactsWords {
  readonly yourClass: string;
  readonly loadingClass: string;
  readonly portraitOf: (coach: string) => string;
  readonly withCoach: string;
  readonly when: string;
  readonly where: string;
  readonly level: string;
  readonly lifts: string;
  readonly allClasses: string;
}

export const CLASS_FACTS_WORDS: InBothLanguages<ClassFactsWords> = {
  en: {
    yourClass: 'Your class',
    loadingClass: 'Loading the class',
    portraitOf: (coach) => `Portrait of ${coach}`,
    withCoach: 'with ',
    when: 'When',
    where: 'Where',
    level: 'Level',
    lifts: 'Lifts',
    allClasses: 'See all classes',
  },
  de: {
    yourClass: 'Dein Kurs',
    loadingClass: 'Der Kurs wird geladen',
    portraitOf: (coach) => `Porträt von ${coach}`,
    withCoach: 'mit ',
    when: 'Wann',
    where: 'Wo',
    level: 'Niveau',
    lifts: 'Übungen',
    allClasses: 'Alle Kurse ansehen',
  },
};
