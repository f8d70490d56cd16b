import type { InBothLanguages } from '@lifted/domain/language/language';

interface TemplateWords extends Readonly<
  Record<'coach' | 'location', (taken: string, name: string, time: string) => string>
> {
  readonly times: (classes: number, firstDay: string) => string;
  readonly closed: (day: string, reason: string) => string;
  readonly left: (start: string, taken: number) => string;
}

/** Words of what a class of the repeating week meets in the weeks ahead. */
export const TEMPLATE_WORDS: InBothLanguages<TemplateWords> = {
  en: {
    coach: (coach, name, time) => `${coach} coaches ${name} at ${time}:`,
    location: (room, name, time) => `${room} has ${name} at ${time}:`,
    times: (classes, day) => (classes === 1 ? `on ${day}.` : `${classes} times from ${day} on.`),
    closed: (day, reason) => `Not on ${day}: the studio is closed (${reason}).`,
    left: (start, taken) =>
      taken === 1
        ? `The class on ${start} stays, because somebody has a place in it. Cancel or move it by hand.`
        : taken === 0
          ? `The class on ${start} stays, because somebody is waiting for it. Cancel or move it by hand.`
          : `The class on ${start} stays, because ${taken} people have a place in it. Cancel or move it by hand.`,
  },
  de: {
    coach: (coach, name, time) => `${coach} leitet um ${time} Uhr schon ${name}:`,
    location: (room, name, time) => `${room} ist um ${time} Uhr schon belegt, ${name}:`,
    times: (classes, day) => (classes === 1 ? `am ${day}.` : `${classes}-mal ab ${day}.`),
    closed: (day, reason) => `Nicht am ${day}: Das Studio ist geschlossen (${reason}).`,
    left: (start, taken) =>
      taken === 1
        ? `Der Kurs am ${start} bleibt stehen, weil jemand darin einen Platz hat. Sag ihn von Hand ab oder verschieb ihn.`
        : taken === 0
          ? `Der Kurs am ${start} bleibt stehen, weil jemand auf seiner Warteliste steht. Sag ihn von Hand ab oder verschieb ihn.`
          : `Der Kurs am ${start} bleibt stehen, weil ${taken} Leute darin einen Platz haben. Sag ihn von Hand ab oder verschieb ihn.`,
  },
};
