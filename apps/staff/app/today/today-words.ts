import type { ClassOpenness } from '@lifted/domain/classes/class-places';
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
  readonly waiting: (waiting: number) => string;
  readonly substituteWanted: string;
  /** What is said of a class besides its places; nothing of one that is still open. */
  readonly states: Readonly<Record<ClassOpenness, string | null>>;
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
    waiting: (waiting) => `${waiting} waiting`,
    substituteWanted: 'Substitute wanted',
    states: { over: 'Over', canceled: 'Cancelled', running: 'Running', full: 'Full', open: null },
  },
  de: {
    today: 'Kurse heute',
    none: 'Heute sind keine Kurse.',
    noneOwn: 'Heute leitest du keinen Kurs.',
    next: 'Dein nächster:',
    over: (count) => `Vorbei: ${count}`,
    ofOthers: (count) => `Andere Coaches: ${count}`,
    taken: (taken, capacity) => `${taken} von ${capacity} Plätzen belegt`,
    waiting: (waiting) => (waiting === 1 ? '1 wartet' : `${waiting} warten`),
    substituteWanted: 'Vertretung gesucht',
    states: { over: 'Vorbei', canceled: 'Fällt aus', running: 'Läuft', full: 'Ausgebucht', open: null },
  },
};
