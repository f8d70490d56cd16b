import type { DeskWorkout } from '@lifted/contract/desk/desk-programme';
import type { InBothLanguages } from '@lifted/domain/language/language';
import type { WodSection } from '@lifted/domain/training/workout-of-the-day';

type ScarceEquipment = Pick<DeskWorkout['shortages'][number], 'equipment' | 'room' | 'has' | 'needs'>;

interface ProgrammeWords {
  readonly heading: string;
  readonly exercises: string;
  readonly whose: string;
  readonly ofTheDay: string;
  readonly back: string;
  readonly earlier: string;
  readonly later: string;
  readonly thisWeek: string;
  readonly startWithExercises: string;
  readonly startWithADay: string;
  readonly keys: string;
  readonly week: (days: string) => string;
  readonly copyWeek: string;
  readonly copyWeekOf: (days: string) => string;
  readonly none: string;
  readonly plan: string;
  readonly drag: (day: string) => string;
  readonly hiddenUntil: (moment: string) => string;
  readonly short: (about: ScarceEquipment, times: string) => string;
  readonly shortHeading: string;
  readonly swapped: (one: string, other: string) => string;
  readonly sections: Readonly<Record<WodSection, string>>;
}

/** Words of the calendar of workouts. */
export const PROGRAMME_WORDS: InBothLanguages<ProgrammeWords> = {
  en: {
    heading: 'Programme',
    exercises: 'Exercises',
    whose: 'Workouts for',
    ofTheDay: 'All other classes (WOD)',
    back: 'Back to the programme',
    earlier: 'Earlier',
    later: 'Later',
    thisWeek: 'This week',
    startWithExercises:
      'There are no exercises yet. Add them under Exercises first, each with its group and, if you have one, a clip. Then plan workouts here.',
    startWithADay:
      'Nothing is planned in these four weeks. Press a day to plan its workout. Once a week is planned, it can be copied onto later ones, with heavier loads.',
    keys: 'Arrow keys go from day to day, Enter opens a workout. With Alt the arrow keys move it; if that day has one too, the two swap places. With a mouse, drag it.',
    week: (days) => `Week of ${days}`,
    copyWeek: 'Copy week',
    copyWeekOf: (days) => `Copy week ${days}`,
    none: 'No workout',
    plan: 'Plan a workout',
    drag: (day) => `Drag the workout of ${day}`,
    hiddenUntil: (moment) => `Hidden until ${moment}`,
    short: ({ equipment, room, has, needs }, times) =>
      `${equipment} for ${has} ${has === 1 ? 'person' : 'people'} in ${room}, but ${needs} places at ${times}`,
    shortHeading: 'Too little equipment',
    swapped: (one, other) => `The workouts of ${one} and ${other} have swapped places.`,
    sections: { main: 'Workout', challenge: 'Challenge', warmup: 'Stretches before' },
  },
  de: {
    heading: 'Programm',
    exercises: 'Übungen',
    whose: 'Workouts für',
    ofTheDay: 'Alle anderen Kurse (WOD)',
    back: 'Zurück zum Programm',
    earlier: 'Früher',
    later: 'Später',
    thisWeek: 'Diese Woche',
    startWithExercises:
      'Noch gibt es keine Übungen. Leg sie zuerst unter Übungen an, jede mit ihrer Gruppe und, wenn du einen hast, einem Clip. Danach planst du hier die Workouts.',
    startWithADay:
      'In diesen vier Wochen ist nichts geplant. Öffne einen Tag, um sein Workout zu planen. Eine geplante Woche lässt sich auf spätere kopieren, auch mit mehr Gewicht.',
    keys: 'Pfeiltasten führen von Tag zu Tag, Enter öffnet ein Workout. Mit Alt verschieben die Pfeiltasten es; hat der andere Tag auch eins, werden die beiden getauscht. Mit der Maus lässt es sich ziehen.',
    week: (days) => `Woche ${days}`,
    copyWeek: 'Woche kopieren',
    copyWeekOf: (days) => `Woche kopieren: ${days}`,
    none: 'Kein Workout',
    plan: 'Workout planen',
    drag: (day) => `Workout ziehen: ${day}`,
    hiddenUntil: (moment) => `Verborgen bis ${moment}`,
    short: ({ equipment, room, has, needs }, times) =>
      `${equipment} für ${has} ${has === 1 ? 'Person' : 'Personen'} in ${room}, aber ${needs} Plätze um ${times}\u00a0Uhr`,
    shortHeading: 'Zu wenig Geräte',
    swapped: (one, other) => `Die Workouts von ${one} und ${other} sind getauscht.`,
    sections: { main: 'Workout', challenge: 'Challenge', warmup: 'Dehnen davor' },
  },
};
