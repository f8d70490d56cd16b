import type { InBothLanguages } from '../language.ts';

interface WodWords {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly dayOfWorkout: string;
  readonly previousDay: string;
  readonly nextDay: string;
  readonly today: string;
  readonly date: string;
  readonly main: string;
  readonly challenge: string;
  readonly warmup: string;
  readonly loading: string;
  readonly noScript: string;
  readonly failed: string;
  /** To a member without a connection. */
  readonly notSeen: string;
  readonly again: string;
  readonly none: (date: string) => string;
  readonly play: (exercise: string) => string;
  readonly pause: (exercise: string) => string;
  readonly noClip: string;
}

/** English: the specification's own words (sections 2 and 8). */
export const WOD_WORDS: InBothLanguages<WodWords> = {
  en: {
    heading: 'Workout of the Day',
    title: 'Workout of the Day with clips',
    description: 'What we lift in class: the exercises of any day, with repetitions and clips.',
    dayOfWorkout: 'Day of the workout',
    previousDay: 'Previous day',
    nextDay: 'Next day',
    today: 'Today',
    date: 'Date',
    main: 'Workout Exercises',
    challenge: 'Challenge Exercises',
    warmup: 'Pre-Workout Stretches',
    loading: 'Loading workout...',
    noScript: 'The workout comes with JavaScript, which is switched off in this browser.',
    failed: 'Failed to load workout. Please try again later.',
    notSeen:
      'There is no connection right now. Days you opened on this device can be seen without one; this is not one of them.',
    again: 'Try again',
    none: (date) => `No workout scheduled for ${date}.`,
    play: (exercise) => `Play ${exercise} clip`,
    pause: (exercise) => `Pause ${exercise} clip`,
    noClip: 'Clip not available',
  },
  de: {
    heading: 'Workout des Tages',
    title: 'Workout des Tages mit Clips',
    description: 'Was wir im Kurs heben: die Übungen jedes Tages, mit Wiederholungen und kurzen Clips.',
    dayOfWorkout: 'Tag des Workouts',
    previousDay: 'Tag davor',
    nextDay: 'Tag danach',
    today: 'Heute',
    date: 'Datum',
    main: 'Übungen des Workouts',
    challenge: 'Challenge-Übungen',
    warmup: 'Dehnen vor dem Workout',
    loading: 'Das Workout lädt …',
    noScript: 'Für das Workout braucht es JavaScript, das in diesem Browser ausgeschaltet ist.',
    failed: 'Das Workout ist nicht angekommen. Versuch es später noch einmal.',
    notSeen:
      'Gerade gibt es keine Verbindung. Tage, die du auf diesem Gerät schon offen hattest, siehst du auch ohne; dieser gehört nicht dazu.',
    again: 'Noch einmal',
    none: (date) => `Für den ${date} steht noch kein Workout fest.`,
    play: (exercise) => `Clip abspielen: ${exercise}`,
    pause: (exercise) => `Clip anhalten: ${exercise}`,
    noClip: 'Der Clip ist gerade nicht zu haben',
  },
};
