import { SIGN_IN_ADDRESSES } from '@lifted/client/sign-in-addresses.ts';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface DeskWords {
  readonly heading: string;
  readonly waysOn: string;
  /** Pages of the website. */
  readonly ways: readonly { readonly to: string; readonly text: string; readonly note: string }[];
}

export const DESK_WORDS: InBothLanguages<DeskWords> = {
  en: {
    heading: 'Desk',
    waysOn: 'On the website',
    ways: [
      { to: '/workouts', text: 'Timetable', note: 'The classes of the week and their free places' },
      { to: '/wod', text: 'Workout of the Day', note: 'What is trained today' },
      {
        to: SIGN_IN_ADDRESSES.dashboard,
        text: 'Your dashboard',
        note: 'Your own training, if you train here too',
      },
      { to: SIGN_IN_ADDRESSES.security, text: 'Security', note: 'Password, second factor, your devices' },
    ],
  },
  de: {
    heading: 'Büro',
    waysOn: 'Auf der Website',
    ways: [
      { to: '/de/workouts', text: 'Stundenplan', note: 'Die Kurse der Woche und ihre freien Plätze' },
      { to: '/de/wod', text: 'Workout of the Day', note: 'Was heute trainiert wird' },
      {
        to: SIGN_IN_ADDRESSES.dashboard,
        text: 'Dein Dashboard',
        note: 'Dein Training, wenn du auch hier trainierst',
      },
      { to: SIGN_IN_ADDRESSES.security, text: 'Sicherheit', note: 'Passwort, zweiter Faktor, deine Geräte' },
    ],
  },
};
