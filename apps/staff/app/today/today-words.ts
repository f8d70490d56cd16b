import type { ClassOpenness } from '@lifted/domain/classes/class-places';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface TodayWords {
  readonly today: string;
  readonly none: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly taken: (taken: number, capacity: number) => string;
  /** What is said of a class besides its places; nothing of one that is still open. */
  readonly states: Readonly<Record<ClassOpenness, string | null>>;
}

export const TODAY_WORDS: InBothLanguages<TodayWords> = {
  en: {
    today: 'Today’s classes',
    none: 'No classes today.',
    loading: 'Loading today’s classes …',
    failed: 'Today’s classes could not be loaded.',
    again: 'Try again',
    taken: (taken, capacity) => `${taken} of ${capacity} places taken`,
    states: { over: 'Over', canceled: 'Cancelled', running: 'Running', full: 'Full', open: null },
  },
  de: {
    today: 'Kurse heute',
    none: 'Heute sind keine Kurse.',
    loading: 'Die Kurse von heute werden geladen …',
    failed: 'Die Kurse von heute konnten nicht geladen werden.',
    again: 'Noch einmal versuchen',
    taken: (taken, capacity) => `${taken} von ${capacity} Plätzen belegt`,
    states: { over: 'Vorbei', canceled: 'Fällt aus', running: 'Läuft', full: 'Ausgebucht', open: null },
  },
};
