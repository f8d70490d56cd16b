import type { InBothLanguages } from '@lifted/domain/language/language';

interface TodayWords {
  readonly today: string;
  readonly none: string;
  /** Of a coach who has none today. */
  readonly noneOwn: string;
  /** Before the name and time of a class. */
  readonly next: string;
  readonly over: (count: number) => string;
  readonly ofOthers: (count: number) => string;
  readonly taken: (taken: number, capacity: number) => string;
  readonly substituteWanted: string;
}

export const TODAY_WORDS: InBothLanguages<TodayWords> = {
  en: {
    today: 'Today’s classes',
    none: 'No classes today.',
    noneOwn: 'You coach no class today.',
    next: 'Your next one:',
    over: (count) => `Over: ${count}`,
    ofOthers: (count) => `Other coaches: ${count}`,
    taken: (taken, capacity) => `${taken} of ${capacity} places taken`,
    substituteWanted: 'Substitute wanted',
  },
  de: {
    today: 'Kurse heute',
    none: 'Heute sind keine Kurse.',
    noneOwn: 'Heute leitest du keinen Kurs.',
    next: 'Dein nächster:',
    over: (count) => `Vorbei: ${count}`,
    ofOthers: (count) => `Andere Coaches: ${count}`,
    taken: (taken, capacity) => `${taken} von ${capacity} Plätzen belegt`,
    substituteWanted: 'Vertretung gesucht',
  },
};
