import type { InBothLanguages } from '@lifted/domain/language/language';

interface DeskWords {
  readonly heading: string;
  readonly waysOn: string;
  readonly waiting: string;
  /** Pages of the website. */
  readonly ways: readonly { readonly to: string; readonly text: string; readonly note: string }[];
}

/** The first page of the team. */
export const DESK_WORDS: InBothLanguages<DeskWords> = {
  en: {
    heading: 'Today',
    waysOn: 'On the website',
    waiting: 'To do',
    ways: [
      { to: '/workouts', text: 'Timetable', note: 'The week’s classes and their free places' },
      { to: '/wod', text: 'Workout of the Day', note: 'What we train today' },
    ],
  },
  de: {
    heading: 'Heute',
    waysOn: 'Auf der Website',
    waiting: 'Zu erledigen',
    ways: [
      { to: '/de/workouts', text: 'Kursplan', note: 'Die Kurse der Woche und ihre freien Plätze' },
      { to: '/de/wod', text: 'Workout des Tages', note: 'Was wir heute trainieren' },
    ],
  },
};
