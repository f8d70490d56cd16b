import type { InBothLanguages, Language } from './language.ts';

/** Where a class stands at an instant; only an open one can be tried. */
export type ClassOpenness = 'over' | 'running' | 'full' | 'open';

/** A class runs from the very instant of its start until the instant of its end. */
export function classOpenness(
  { start, end, freePlaces }: { readonly start: Date; readonly end: Date; readonly freePlaces: number },
  now: Date,
): ClassOpenness {
  if (now.getTime() >= end.getTime()) return 'over';
  if (now.getTime() >= start.getTime()) return 'running';
  return freePlaces > 0 ? 'open' : 'full';
}

/** Free places in words: 'Full', '1 place left', '3 places left'; 'Ausgebucht', 'Noch 1 Platz', 'Noch 3 Plätze'. */
export function placesLeft(freePlaces: number, language: Language = 'en'): string {
  const { full, left } = PLACES[language];
  return freePlaces <= 0 ? full : left(freePlaces);
}

interface PlaceWords {
  readonly full: string;
  readonly left: (places: number) => string;
}

const PLACES: InBothLanguages<PlaceWords> = {
  en: { full: 'Full', left: (places) => (places === 1 ? '1 place left' : `${places} places left`) },
  de: { full: 'Ausgebucht', left: (places) => (places === 1 ? 'Noch 1 Platz' : `Noch ${places} Plätze`) },
};
