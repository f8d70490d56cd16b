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

/** Free places in words: 'Full', '1 place left', '3 places left'; 'Ausgebucht', 'Noch 1 Platz', 'Noch 3 Plätze'. */
export function placesLeft(freePlaces: number, language: Language = 'en'): string {
  const { full, left } = PLACES[language];
  return freePlaces <= 0 ? full : left(freePlaces);
}

/** How many bookings are missing, and when it is decided: '1 more needed, decided at 15:00', 'Noch 2 Buchungen nötig, …'. */
export function tooFewWords(missing: number, decidedAt: Date, language: Language): string {
  return PLACES[language].tooFew(missing, berlinTime(decidedAt));
}

interface PlaceWords {
  readonly full: string;
  readonly left: (places: number) => string;
  readonly tooFew: (missing: number, time: string) => string;
}

const PLACES: InBothLanguages<PlaceWords> = {
  en: {
    full: 'Full',
    left: (places) => (places === 1 ? '1 place left' : `${places} places left`),
    tooFew: (missing, time) => `${missing} more needed, decided at ${time}`,
  },
  de: {
    full: 'Ausgebucht',
    left: (places) => (places === 1 ? 'Noch 1 Platz' : `Noch ${places} Plätze`),
    tooFew: (missing, time) =>
      `Noch ${missing} ${missing === 1 ? 'Buchung' : 'Buchungen'} nötig, Entscheidung um ${time} Uhr`,
  },
};
