import { studio } from '@lifted/profile/studio';
import type { InBothLanguages } from '../../language.ts';

interface TimetableWords {
  readonly heading: string;
  readonly lead: string;
  /** Around the link to the classes for beginners. */
  readonly newcomers: readonly [string, string];
  readonly only: (name: string) => string;
  readonly allClasses: string;
  readonly title: string;
  readonly description: string;
  readonly week: string;
  readonly previousWeek: string;
  readonly nextWeek: string;
  readonly daysOfWeek: string;
  readonly today: string;
  readonly coach: string;
  readonly allCoaches: string;
  readonly branch: string;
  readonly allBranches: string;
  readonly location: string;
  readonly allLocations: string;
  /** Too few have booked; a time of day, 'HH:MM'. */
  readonly overClasses: (count: number) => string;
  readonly noneForChoice: string;
  readonly none: string;
  readonly nextOn: (weekday: string) => string;
  readonly nextWeekInstead: string;
  readonly nothingToday: string;
  readonly tomorrow: string;
  readonly nextAt: (day: string, time: string) => string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  /** Around the studio's mail address. */
  readonly noScript: readonly [string, string];
}

export const TIMETABLE_WORDS: InBothLanguages<TimetableWords> = {
  en: {
    heading: 'Timetable',
    lead: 'Pick a class. Your first one is free.',
    newcomers: ['New to lifting? Start with ', '.'],
    only: (name) => `Only ${name}.`,
    allClasses: 'Show all classes',
    title: `Timetable: strength classes in ${studio.address.city}`,
    description:
      'All classes this week, with coach, time, location and places left. Your first class is free.',
    week: 'Week',
    previousWeek: 'Previous week',
    nextWeek: 'Next week',
    daysOfWeek: 'Days of the week',
    today: 'Today',
    coach: 'Coach',
    allCoaches: 'All coaches',
    branch: 'Branch',
    allBranches: 'All branches',
    location: 'Location',
    allLocations: 'All locations',
    overClasses: (count) => (count === 1 ? '1 class is over' : `${count} classes are over`),
    noneForChoice: 'No classes match your choice.',
    none: 'No classes. Time to rest.',
    nextOn: (weekday) => `Next classes on ${weekday}`,
    nextWeekInstead: 'That’s it for this week. See next week',
    nothingToday: 'Nothing left to book today.',
    tomorrow: 'tomorrow',
    nextAt: (day, time) => `Next: ${day} ${time}`,
    loading: 'Loading the timetable',
    failed: 'We couldn’t load the timetable. Please try again in a moment.',
    again: 'Try again',
    noScript: [
      'The timetable needs JavaScript, which is switched off in this browser. Write to ',
      ' and we’ll find a class for you.',
    ],
  },
  de: {
    heading: 'Kursplan',
    lead: 'Such dir einen Kurs aus, der erste ist kostenlos.',
    newcomers: ['Neu beim Krafttraining? Fang mit ', ' an.'],
    only: (name) => `Nur ${name}.`,
    allClasses: 'Alle Kurse zeigen',
    title: `Kursplan: Krafttraining in ${studio.address.city}`,
    description: 'Alle Kurse der Woche mit Coach, Uhrzeit, Raum und freien Plätzen. Der erste ist kostenlos.',
    week: 'Woche',
    previousWeek: 'Vorige Woche',
    nextWeek: 'Nächste Woche',
    daysOfWeek: 'Wochentage',
    today: 'Heute',
    coach: 'Coach',
    allCoaches: 'Alle Coaches',
    branch: 'Standort',
    allBranches: 'Alle Standorte',
    location: 'Raum',
    allLocations: 'Alle Räume',
    overClasses: (count) => (count === 1 ? '1 Kurs ist vorbei' : `${count} Kurse sind vorbei`),
    noneForChoice: 'Zu deiner Auswahl gibt es keinen Kurs.',
    none: 'Keine Kurse. Zeit zum Ausruhen.',
    nextOn: (weekday) => `Die nächsten Kurse gibt es am ${weekday}`,
    nextWeekInstead: 'Das war’s für diese Woche. Zur nächsten',
    nothingToday: 'Für heute lässt sich nichts mehr buchen.',
    tomorrow: 'morgen',
    nextAt: (day, time) => `Der nächste Kurs: ${day} ${time}\u00a0Uhr`,
    loading: 'Der Kursplan wird geladen',
    failed: 'Wir konnten den Kursplan nicht laden. Versuch es gleich noch einmal.',
    again: 'Noch einmal versuchen',
    noScript: [
      'Der Kursplan braucht JavaScript, das in diesem Browser ausgeschaltet ist. Schreib an ',
      ', und wir finden einen Kurs für dich.',
    ],
  },
};
