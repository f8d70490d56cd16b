import { berlinTime } from '../calendar/studio-calendar.ts';
import type { InBothLanguages, Language } from '../language/language.ts';

/** The state of a class at an instant; only an open one can be tried. */
export type ClassOpenness = 'over' | 'canceled' | 'running' | 'full' | 'open';

/** A class as far as this rule looks at it. */
export interface ClassPlaces {
  readonly start: Date;
  readonly end: Date;
  readonly freePlaces: number;
  readonly isCanceled?: boolean;
}

/** A class runs from the very instant of its start until the instant of its end. */
export function classOpenness(
  { start, end, freePlaces, isCanceled = false }: ClassPlaces,
  now: Date,
): ClassOpenness {
  if (now.getTime() >= end.getTime()) return 'over';
  if (isCanceled) return 'canceled';
  if (now.getTime() >= start.getTime()) return 'running';
  return freePlaces > 0 ? 'open' : 'full';
}

/** The state of a class that is not open, in a word, for pages and desk alike. */
export const CLASS_STATE_WORDS: InBothLanguages<Readonly<Record<Exclude<ClassOpenness, 'open'>, string>>> = {
  en: { over: 'Over', canceled: 'Cancelled', running: 'Running', full: 'Full' },
  de: { over: 'Vorbei', canceled: 'Fällt aus', running: 'Läuft', full: 'Ausgebucht' },
};

/** How many are on the waitlist: '1 waiting', '1 wartet', '3 warten'. */
export function waitingWords(count: number, language: Language): string {
  if (language === 'en') return `${count} waiting`;
  return count === 1 ? '1 wartet' : `${count} warten`;
}

/** Free places in words: 'Full', '1 place left', '3 places left'; 'Ausgebucht', '1 Platz frei', '3 Plätze frei'. */
export function placesLeft(freePlaces: number, language: Language = 'en'): string {
  return freePlaces <= 0 ? CLASS_STATE_WORDS[language].full : PLACES[language].left(freePlaces);
}

/** How many bookings are missing, and when it is decided: '1 more needed, decided at 15:00', 'Noch 2 Buchungen nötig, …'. */
export function tooFewWords(missing: number, decidedAt: Date, language: Language): string {
  return PLACES[language].tooFew(missing, berlinTime(decidedAt));
}

interface PlaceWords {
  readonly left: (places: number) => string;
  readonly tooFew: (missing: number, time: string) => string;
}

const PLACES: InBothLanguages<PlaceWords> = {
  en: {
    left: (places) => (places === 1 ? '1 place left' : `${places} places left`),
    tooFew: (missing, time) => `${missing} more needed, decided at ${time}`,
  },
  de: {
    left: (places) => (places === 1 ? '1 Platz frei' : `${places} Plätze frei`),
    tooFew: (missing, time) =>
      `Noch ${missing} ${missing === 1 ? 'Buchung' : 'Buchungen'} nötig, Entscheidung um ${time} Uhr`,
  },
};
