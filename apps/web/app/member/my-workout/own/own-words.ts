import type { InBothLanguages } from '../../../language.ts';

interface OwnWords {
  readonly add: string;
  readonly heading: string;
  readonly intro: string;
  readonly day: string;
  readonly dayFault: string;
  readonly name: string;
  readonly nameHint: string;
  readonly start: string;
  readonly dayAndName: string;
  readonly save: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly removeYes: string;
  readonly keep: string;
  readonly recent: string;
  readonly unnamed: string;
  readonly gone: string;
  readonly search: string;
  readonly searchHint: string;
  readonly liftedLast: string;
  readonly found: (count: number) => string;
  readonly choose: (exercise: string) => string;
  readonly firstExercise: string;
  readonly addExercise: string;
  readonly removeExercise: string;
  readonly extraHint: string;
  readonly extra: string;
  readonly back: string;
  readonly noClassToday: string;
  readonly logOnOwn: string;
  readonly preview: string;
  readonly previewHint: string;
  readonly setCount: (count: number) => string;
}

export const OWN_WORDS: InBothLanguages<OwnWords> = {
  en: {
    add: 'Add a session of your own',
    heading: 'A session of your own',
    intro:
      'What you train without a class. It counts towards your history, records and progress, and only you can see it.',
    day: 'Day',
    dayFault: 'Please choose today or one of the fourteen days before.',
    name: 'Name (optional)',
    nameHint: 'Such as hotel gym or open gym.',
    start: 'Choose exercises',
    dayAndName: 'Change day and name, or remove it',
    save: 'Save',
    remove: 'Remove this session',
    removeSure: 'Remove this session with all its sets?',
    removeYes: 'Yes, remove it',
    keep: 'Keep it',
    recent: 'Sessions of your own',
    unnamed: 'On your own',
    gone: 'This session doesn’t exist, or it was more than fourteen days ago and can’t be changed any more.',
    search: 'Search exercises',
    searchHint: 'Such as squat or row.',
    liftedLast: 'You lifted these last:',
    found: (count) => (count === 1 ? '1 exercise found' : `${count} exercises found`),
    choose: (exercise) => `Add ${exercise}`,
    firstExercise: 'Which exercise first?',
    addExercise: 'Add an exercise',
    removeExercise: 'Remove this exercise',
    extraHint: 'Only for you: the workout of the class stays as it is. Your coach can see it.',
    extra: 'Added by you',
    back: 'My workout',
    noClassToday: 'You have no class today. You can do the workout on your own, or book a class.',
    logOnOwn: 'Log this as a session of my own',
    preview: 'Preview: the workout of the day',
    previewHint: 'Just to look at. You enter sets in a class, or in a session of your own.',
    setCount: (count) => (count === 1 ? '1 set' : `${count} sets`),
  },
  de: {
    add: 'Eigenes Training eintragen',
    heading: 'Eigenes Training',
    intro:
      'Was du ohne Kurs trainierst. Es zählt in deinem Verlauf, bei Rekorden und Fortschritt, und niemand außer dir sieht es.',
    day: 'Tag',
    dayFault: 'Wähl bitte heute oder einen der vierzehn Tage davor.',
    name: 'Name (freiwillig)',
    nameHint: 'Zum Beispiel Hotel-Gym oder Open Gym.',
    start: 'Übungen wählen',
    dayAndName: 'Tag oder Name ändern, Training löschen',
    save: 'Speichern',
    remove: 'Dieses Training löschen',
    removeSure: 'Dieses Training mit allen Sätzen löschen?',
    removeYes: 'Ja, löschen',
    keep: 'Behalten',
    recent: 'Deine eigenen Trainings',
    unnamed: 'Eigenes Training',
    gone: 'Dieses Training gibt es nicht, oder es ist mehr als vierzehn Tage her und lässt sich nicht mehr ändern.',
    search: 'Übungen suchen',
    searchHint: 'Zum Beispiel Squat oder Row.',
    liftedLast: 'Zuletzt gemacht:',
    found: (count) => (count === 1 ? '1 Übung gefunden' : `${count} Übungen gefunden`),
    choose: (exercise) => `${exercise} hinzufügen`,
    firstExercise: 'Welche Übung zuerst?',
    addExercise: 'Übung hinzufügen',
    removeExercise: 'Diese Übung entfernen',
    extraHint: 'Nur für dich: Das Workout des Kurses bleibt, wie es ist. Dein Coach kann sie sehen.',
    extra: 'Von dir hinzugefügt',
    back: 'Mein Workout',
    noClassToday: 'Heute hast du keinen Kurs. Du kannst allein trainieren oder einen Kurs buchen.',
    logOnOwn: 'Als eigenes Training eintragen',
    preview: 'Vorschau: das Workout des Tages',
    previewHint: 'Nur zum Ansehen. Sätze trägst du in einem Kurs oder in einem eigenen Training ein.',
    setCount: (count) => (count === 1 ? '1 Satz' : `${count} Sätze`),
  },
};
