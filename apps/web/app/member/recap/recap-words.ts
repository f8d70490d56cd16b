import { monthInWords } from '@lifted/domain/language/civil-words';
import type { Recap, RecapPeriod } from './recap.ts';
import type { InBothLanguages, Language } from '../../language.ts';
import type { PageWords } from '../../seo/page-meta.ts';

interface RecapWords extends PageWords {
  readonly loading: string;
  readonly failed: string;
  readonly soFar: (period: string) => string;
  readonly noSuch: string;
  readonly nothing: (period: string) => string;
  readonly toStrength: string;
  readonly workouts: (count: number) => string;
  readonly ownTrainings: (count: number) => string;
  readonly records: (count: number) => string;
  /** Says of which time: the streak of the dashboard is another count. */
  readonly streak: (weeks: number, period: RecapPeriod) => string;
  readonly favourite: string;
  /** Below the figure in the picture. */
  readonly kilos: string;
  readonly share: string;
  readonly save: string;
  readonly saved: string;
  readonly failedToDraw: string;
  readonly onThisDevice: string;
  readonly others: string;
  readonly offer: (period: string, recap: Pick<Recap, 'workouts' | 'ownTrainings'>) => string;
  readonly look: string;
  readonly close: string;
}

export const RECAP_WORDS: InBothLanguages<RecapWords> = {
  en: {
    title: 'Looking back on your training',
    description: 'What you lifted in a month or a year: kilos, workouts, records and your weeks in a row.',
    loading: 'Loading your recap',
    failed: 'Your recap is not available right now.',
    soFar: (period) => `${period}, so far`,
    noSuch: 'There is nothing to look back on at this address.',
    nothing: (period) => `No training in ${period}.`,
    toStrength: 'Your lifts',
    workouts: (count) => (count === 1 ? 'workout' : 'workouts'),
    ownTrainings: (count) => (count === 1 ? 'session of your own' : 'sessions of your own'),
    records: (count) => (count === 1 ? 'record' : 'records'),
    streak: (weeks, period) => `${weeks === 1 ? 'week' : 'weeks'} in a row in ${periodWords(period, 'en')}`,
    favourite: 'favourite lift',
    kilos: 'kilos lifted',
    share: 'Share the picture',
    save: 'Save the picture',
    saved: 'The picture is in your downloads.',
    failedToDraw: 'The picture could not be made on this device.',
    onThisDevice: 'The picture is drawn on your device. We send it nowhere; you decide who sees it.',
    others: 'Other recaps',
    offer: (period, { workouts, ownTrainings }) =>
      `${period} is over: ${counted([
        [workouts, workouts === 1 ? 'workout' : 'workouts'],
        [ownTrainings, ownTrainings === 1 ? 'session of your own' : 'sessions of your own'],
      ]).join(' and ')}.`,
    look: 'Look back',
    close: 'Not now',
  },
  de: {
    title: 'Dein Training im Rückblick',
    description:
      'Was du in einem Monat oder Jahr gehoben hast: Kilos, Workouts, Rekorde und deine Wochen am Stück.',
    loading: 'Dein Rückblick wird geladen',
    failed: 'Dein Rückblick ist gerade nicht verfügbar.',
    soFar: (period) => `${period} bis jetzt`,
    noSuch: 'Unter dieser Adresse gibt es keinen Rückblick.',
    nothing: (period) => `${period}: kein Training.`,
    toStrength: 'Deine Übungen',
    workouts: (count) => (count === 1 ? 'Workout' : 'Workouts'),
    ownTrainings: (count) => (count === 1 ? 'eigenes Training' : 'eigene Trainings'),
    records: (count) => (count === 1 ? 'Rekord' : 'Rekorde'),
    streak: (weeks, period) =>
      `${weeks === 1 ? 'Woche' : 'Wochen'} am Stück im ${period.includes('-') ? '' : 'Jahr '}${periodWords(period, 'de')}`,
    favourite: 'Lieblingsübung',
    kilos: 'Kilo bewegt',
    share: 'Bild teilen',
    save: 'Bild speichern',
    saved: 'Das Bild liegt in deinen Downloads.',
    failedToDraw: 'Das Bild konnte auf diesem Gerät nicht erstellt werden.',
    onThisDevice:
      'Das Bild entsteht auf deinem Gerät. Wir schicken es nirgendwohin; du entscheidest, wer es sieht.',
    others: 'Andere Rückblicke',
    offer: (period, { workouts, ownTrainings }) =>
      `${period} ist vorbei: ${counted([
        [workouts, workouts === 1 ? 'Workout' : 'Workouts'],
        [ownTrainings, ownTrainings === 1 ? 'eigenes Training' : 'eigene Trainings'],
      ]).join(' und ')}.`,
    look: 'Zurückblicken',
    close: 'Nicht jetzt',
  },
};

/** '3 workouts', without those of which there are none. */
function counted(amounts: readonly (readonly [number, string])[]): string[] {
  return amounts.flatMap(([count, name]) => (count === 0 ? [] : [`${count} ${name}`]));
}

/** 'October 2026', 'Oktober 2026', '2026'. */
export function periodWords(period: RecapPeriod, language: Language): string {
  return period.includes('-') ? monthInWords(period, language) : period;
}
