import type { InBothLanguages } from '@lifted/domain/language/language';

interface FloorWords {
  readonly heading: string;
  readonly now: string;
  readonly next: string;
  readonly nothingNow: string;
  readonly nothingNext: string;
}

export const FLOOR_WORDS: InBothLanguages<FloorWords> = {
  en: {
    heading: 'Floor',
    now: 'Now',
    next: 'Next',
    nothingNow: 'No class is running.',
    nothingNext: 'No more classes today.',
  },
  de: {
    heading: 'Fläche',
    now: 'Jetzt',
    next: 'Danach',
    nothingNow: 'Gerade läuft kein Kurs.',
    nothingNext: 'Heute kommt kein Kurs mehr.',
  },
};
