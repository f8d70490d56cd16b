import type { InBothLanguages } from '@lifted/domain/language/language';

interface TemplateWords {
  readonly places: (count: number) => string;
  readonly next: (day: string) => string;
  readonly left: (start: string, taken: number) => string;
}

/** Words of a class of the repeating week, and of what it meets in the weeks ahead. */
export const TEMPLATE_WORDS: InBothLanguages<TemplateWords> = {
  en: {
    places: (count) => (count === 1 ? '1 place' : `${count} places`),
    next: (day) => `next on ${day}`,
    left: (start, taken) =>
      taken === 1
        ? `The class on ${start} stays, because somebody has a place in it. Cancel or move it by hand.`
        : taken === 0
          ? `The class on ${start} stays, because somebody is waiting for it. Cancel or move it by hand.`
          : `The class on ${start} stays, because ${taken} people have a place in it. Cancel or move it by hand.`,
  },
  de: {
    places: (count) => (count === 1 ? '1 Platz' : `${count} Plätze`),
    next: (day) => `nächstes Mal ${day}`,
    left: (start, taken) =>
      taken === 1
        ? `Der Kurs am ${start} bleibt stehen, weil jemand darin einen Platz hat. Sag ihn von Hand ab oder verschieb ihn.`
        : taken === 0
          ? `Der Kurs am ${start} bleibt stehen, weil jemand auf seiner Warteliste steht. Sag ihn von Hand ab oder verschieb ihn.`
          : `Der Kurs am ${start} bleibt stehen, weil ${taken} Personen darin einen Platz haben. Sag ihn von Hand ab oder verschieb ihn.`,
  },
};
