import type { InBothLanguages } from '../../language.ts';

interface WodWords {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly myWorkout: string;
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
  /** Of a cycle of the programme. */
  readonly week: (week: number, weeks: number) => string;
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
    description: 'What we train in class: the exercises for any day, with repetitions and clips.',
    myWorkout: 'My weights and sets',
    dayOfWorkout: 'Day of the workout',
    previousDay: 'Previous day',
    nextDay: 'Next day',
    today: 'Today',
    date: 'Date',
    main: 'Workout Exercises',
    challenge: 'Challenge Exercises',
    warmup: 'Pre-Workout Stretches',
    loading: 'Loading workout...',
    noScript: 'The workout needs JavaScript, which is switched off in this browser.',
    failed: 'Failed to load workout. Please try again later.',
    notSeen:
      'You’re offline. You can still see days you’ve opened on this device, but this isn’t one of them.',
    again: 'Try again',
    week: (week, weeks) => `week ${week} of ${weeks}`,
    none: (date) => `No workout scheduled for ${date}.`,
    play: (exercise) => `Play ${exercise} clip`,
    pause: (exercise) => `Pause ${exercise} clip`,
    noClip: 'Clip not available',
  },
  de: {
    heading: 'Workout des Tages',
    title: 'Workout des Tages mit Clips',
    description:
      'Was wir im Kurs trainieren: die Übungen für jeden Tag, mit Wiederholungen und kurzen Clips.',
    myWorkout: 'Meine Gewichte und Sätze',
    dayOfWorkout: 'Tag des Workouts',
    previousDay: 'Tag davor',
    nextDay: 'Tag danach',
    today: 'Heute',
    date: 'Datum',
    main: 'Übungen des Workouts',
    challenge: 'Challenge-Übungen',
    warmup: 'Dehnen vor dem Workout',
    loading: 'Das Workout wird geladen …',
    noScript: 'Das Workout braucht JavaScript, das in diesem Browser ausgeschaltet ist.',
    failed: 'Wir konnten das Workout nicht laden. Versuch es später noch einmal.',
    notSeen:
      'Du bist gerade offline. Tage, die du auf diesem Gerät schon geöffnet hast, siehst du trotzdem; dieser gehört nicht dazu.',
    again: 'Noch einmal versuchen',
    week: (week, weeks) => `Woche ${week} von ${weeks}`,
    none: (date) => `Am ${date} steht kein Workout auf dem Plan.`,
    play: (exercise) => `Clip abspielen: ${exercise}`,
    pause: (exercise) => `Clip anhalten: ${exercise}`,
    noClip: 'Clip nicht verfügbar',
  },
};
