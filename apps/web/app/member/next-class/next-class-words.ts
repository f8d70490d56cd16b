import type { InBothLanguages } from '../../language.ts';

interface NextClassWords {
  readonly heading: string;
  readonly all: string;
  readonly another: string;
  readonly failed: string;
  readonly nothing: string;
  readonly withPlaces: string;
  readonly today: string;
  readonly with: (coach: string) => string;
  readonly nextIs: (name: string, moment: string) => string;
  /** Before the class that was cancelled. */
  readonly canceled: string;
  readonly calendar: string;
  /** What a calendar shows about the class. */
  readonly calendarText: (coach: string) => string;
  /** What else is ahead: booked classes, and waitlists. */
  readonly further: (places: number, waits: number) => string;
}

export const NEXT_CLASS_WORDS: InBothLanguages<NextClassWords> = {
  en: {
    heading: 'Next class',
    all: 'All classes',
    another: 'Book another class',
    failed: 'Your booked classes did not load. Please try again later.',
    nothing: 'Nothing booked yet. The timetable shows when the next classes are.',
    withPlaces: 'Next classes with a free place',
    today: 'Today',
    with: (coach) => `with ${coach}`,
    nextIs: (name, moment) => `Next class: ${name}, ${moment}`,
    canceled: 'Cancelled:',
    calendar: 'Add to calendar',
    calendarText: (coach) => `With ${coach}.`,
    further(places, waits) {
      const onWaitlists = waits === 1 ? 'on 1 waitlist' : `on ${waits} waitlists`;
      if (places === 0) return `You are ${onWaitlists}`;
      const more = places === 1 ? '1 more class' : `${places} more classes`;
      return waits === 0 ? more : `${more}, ${onWaitlists}`;
    },
  },
  de: {
    heading: 'Nächster Kurs',
    all: 'Alle Kurse',
    another: 'Weitere buchen',
    failed: 'Deine gebuchten Kurse konnten wir nicht laden. Bitte versuch es später noch einmal.',
    nothing: 'Noch nichts gebucht. Der Kursplan zeigt dir die nächsten Kurse.',
    withPlaces: 'Die nächsten Kurse mit freien Plätzen',
    today: 'Heute',
    with: (coach) => `mit ${coach}`,
    nextIs: (name, moment) => `Nächster Kurs: ${name}, ${moment}`,
    canceled: 'Abgesagt:',
    calendar: 'In den Kalender',
    calendarText: (coach) => `Mit ${coach}.`,
    further(places, waits) {
      const onWaitlists = waits === 1 ? 'auf 1 Warteliste' : `auf ${waits} Wartelisten`;
      if (places === 0) return `Du stehst ${onWaitlists}`;
      const more = places === 1 ? '1 weiterer Kurs' : `${places} weitere Kurse`;
      return waits === 0 ? more : `${more}, ${onWaitlists}`;
    },
  },
};
