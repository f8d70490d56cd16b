import type { InBothLanguages } from '@lifted/domain/language/language';

interface ClassKindWords {
  readonly kinds: string;
  readonly note: string;
  readonly add: string;
  readonly none: string;
  readonly change: string;
  readonly describe: string;
  readonly nothingSaid: string;
  readonly ownWorkouts: string;
  readonly name: string;
  readonly nameHint: string;
  readonly descriptionEn: string;
  readonly descriptionDe: string;
  readonly descriptionHint: string;
  readonly level: string;
  readonly levelHint: string;
  readonly liftsEn: string;
  readonly liftsDe: string;
  readonly liftsHint: string;
  readonly hasOwnWorkouts: string;
  readonly ownWorkoutsNote: string;
  readonly removed: (name: string) => string;
}

/** Words of kinds of class at the desk. */
export const CLASS_KIND_WORDS: InBothLanguages<ClassKindWords> = {
  en: {
    kinds: 'Kinds of class',
    note: 'What all classes of one name are. Members and visitors read it wherever they can book one.',
    add: 'Add a kind of class',
    none: 'There are no classes yet.',
    change: 'Edit',
    describe: 'Describe',
    nothingSaid: 'Nothing is said of it yet',
    ownWorkouts: 'Own workouts',
    name: 'Name',
    nameHint: 'As its classes are called in the timetable',
    descriptionEn: 'One line about it, English',
    descriptionDe: 'One line about it, German',
    descriptionHint: 'What it is, in up to 120\u00a0characters',
    level: 'Level',
    levelHint: 'Whom it is for',
    liftsEn: 'What it trains, English',
    liftsDe: 'What it trains, German',
    liftsHint:
      'Such as: bench press, shoulder press, dips. Where a workout is planned, that is shown instead.',
    hasOwnWorkouts: 'Has workouts of its own',
    ownWorkoutsNote:
      'With workouts of its own, its classes show those that are planned for it under Programme, and none on other days. Without, they show the workout of the day.',
    removed: (name) => `${name} is no longer described.`,
  },
  de: {
    kinds: 'Kursarten',
    note: 'Was alle Kurse eines Namens sind. Mitglieder und Gäste lesen es überall, wo sie einen buchen können.',
    add: 'Kursart anlegen',
    none: 'Noch gibt es keine Kurse.',
    change: 'Bearbeiten',
    describe: 'Beschreiben',
    nothingSaid: 'Dazu steht noch nichts da',
    ownWorkouts: 'Eigene Workouts',
    name: 'Name',
    nameHint: 'So, wie ihre Kurse im Kursplan heißen',
    descriptionEn: 'Eine Zeile dazu, englisch',
    descriptionDe: 'Eine Zeile dazu, deutsch',
    descriptionHint: 'Was es ist, in höchstens 120\u00a0Zeichen',
    level: 'Niveau',
    levelHint: 'Für wen es ist',
    liftsEn: 'Was trainiert wird, englisch',
    liftsDe: 'Was trainiert wird, deutsch',
    liftsHint:
      'Zum Beispiel: Bankdrücken, Schulterdrücken, Dips. Wo ein Workout geplant ist, steht stattdessen das da.',
    hasOwnWorkouts: 'Hat eigene Workouts',
    ownWorkoutsNote:
      'Mit eigenen Workouts zeigen die Kurse das, was unter Programm für sie geplant ist, und an anderen Tagen keins. Ohne zeigen sie das Workout des Tages.',
    removed: (name) => `${name} ist nicht mehr beschrieben.`,
  },
};
