import type { InBothLanguages } from '../../language.ts';
import type { DayMark } from './calendar-days.ts';

interface ConsistencyWords {
  readonly heading: string;
  readonly previous: string;
  readonly next: string;
  /** From Monday. */
  readonly weekdays: readonly string[];
  /** How many letters of a weekday stand above its column. */
  readonly letters: number;
  readonly legend: string;
  /** A day without a mark has none. */
  readonly marks: Readonly<Record<Exclude<DayMark, 'none'>, string>>;
  readonly showWorkout: (day: string, words: string | null) => string;
  /** Of a class whose name is not known. */
  readonly someClass: string;
  readonly with: (coach: string) => string;
  readonly booked: string;
  readonly bookedOfMonth: string;
  readonly nothingBooked: string;
}

export const CONSISTENCY_WORDS: InBothLanguages<ConsistencyWords> = {
  en: {
    heading: 'Your Consistency',
    previous: 'Previous month',
    next: 'Next month',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    letters: 3,
    legend: 'Marks on the calendar',
    marks: {
      running: 'Running',
      attended: 'Attended',
      upcoming: 'Upcoming',
      'late-canceled': 'Late-canceled',
      missed: 'Missed',
    },
    showWorkout: (day, words) => `${day}, ${words}, show workout`,
    someClass: 'class',
    with: (coach) => `with ${coach}`,
    booked: 'Booked classes',
    bookedOfMonth: 'Booked classes of this month',
    nothingBooked: 'You have no upcoming classes this month.',
  },
  de: {
    heading: 'Dein Trainingskalender',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    letters: 2,
    legend: 'Zeichen im Kalender',
    marks: {
      running: 'Läuft gerade',
      attended: 'Trainiert',
      upcoming: 'Gebucht',
      'late-canceled': 'Spät abgesagt',
      missed: 'Verpasst',
    },
    showWorkout: (day, words) => `${day}, ${words}, Workout zeigen`,
    someClass: 'Kurs',
    with: (coach) => `mit ${coach}`,
    booked: 'Gebuchte Kurse',
    bookedOfMonth: 'Gebuchte Kurse dieses Monats',
    nothingBooked: 'In diesem Monat hast du keine weiteren Kurse gebucht.',
  },
};
