import type { InBothLanguages } from '@lifted/domain/language/language';
import type { LoadRule } from './workout-draft.ts';
import { COPY_WORDS } from '../copy-words.ts';

interface WorkoutWords {
  readonly copy: string;
  readonly move: string;
  readonly moveNow: string;
  readonly moveHeading: (day: string) => string;
  readonly moveTo: string;
  readonly moveHint: string;
  readonly anotherDay: string;
  readonly remove: string;
  readonly removeHeading: (day: string) => string;
  readonly removeLead: string;
  readonly saved: (day: string) => string;
  readonly save: string;
  readonly discard: string;
  readonly check: string;
  readonly conflict: string;
  readonly hasSets: string;
  readonly add: string;
  readonly exercise: string;
  readonly exerciseMissing: string;
  readonly unsaved: string;
  readonly sets: string;
  readonly reps: string;
  readonly seconds: string;
  readonly metres: string;
  readonly side: string;
  readonly sideChoices: { readonly left: string; readonly right: string };
  readonly perSide: string;
  readonly rule: string;
  readonly rules: Readonly<Record<LoadRule, string>>;
  readonly load: Readonly<Record<Exclude<LoadRule, 'suggested'>, string>>;
  readonly note: string;
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  readonly takeOut: (name: string) => string;
  readonly drag: (name: string) => string;
  readonly visible: string;
  readonly visibleHint: string;
  readonly day: string;
  readonly dayMissing: string;
  readonly time: string;
  readonly keys: string;
  readonly empty: string;
}

/** Words of the page of one day's workout. */
export const WORKOUT_WORDS: InBothLanguages<WorkoutWords> = {
  en: {
    copy: 'Copy to …',
    move: 'Move to …',
    moveNow: 'Move',
    moveHeading: (day) => `Move the workout of ${day}`,
    moveTo: COPY_WORDS.en.toDay,
    moveHint: 'If that day has a workout too, the two swap places.',
    anotherDay: 'Please choose another day.',
    remove: 'Remove',
    removeHeading: (day) => `Remove the workout of ${day}?`,
    removeLead: 'The day then has no workout. You can undo this.',
    saved: (day) => `The workout of ${day} is saved.`,
    save: 'Save',
    discard: 'Discard',
    check: 'Please check the marked fields.',
    conflict: 'Somebody else changed the same part of this workout in the meantime. Which is right?',
    hasSets: 'Sets were logged for this workout: its exercises stay in their order.',
    add: 'Add an exercise',
    exercise: 'Exercise',
    exerciseMissing: 'Please choose an exercise.',
    unsaved: 'What you typed here before is not saved yet.',
    sets: 'Sets',
    reps: 'Reps',
    seconds: 'Seconds',
    metres: 'Metres',
    side: 'Side',
    sideChoices: { left: 'Left', right: 'Right' },
    perSide: 'per side',
    rule: 'Load',
    rules: { suggested: 'as suggested', percent: '% of maximum', kg: 'kg for all' },
    load: { percent: 'Percent of the estimated maximum', kg: 'Kilograms for everybody' },
    note: 'Note',
    up: (name) => `Move ${name} up`,
    down: (name) => `Move ${name} down`,
    takeOut: (name) => `Take ${name} out`,
    drag: (name) => `Drag ${name}`,
    visible: 'Visible to members from',
    visibleHint: 'In Berlin. Empty: at once. The team sees it always.',
    day: 'Day',
    dayMissing: 'Please enter a day as well.',
    time: 'Time',
    keys: 'With Alt the up and down arrow keys move an exercise; with a mouse, drag it by its handle.',
    empty: 'There is no workout on this day.',
  },
  de: {
    copy: 'Kopieren …',
    move: 'Verschieben …',
    moveNow: 'Verschieben',
    moveHeading: (day) => `Workout verschieben: ${day}`,
    moveTo: COPY_WORDS.de.toDay,
    moveHint: 'Hat dieser Tag auch ein Workout, werden die beiden getauscht.',
    anotherDay: 'Wähl bitte einen anderen Tag.',
    remove: 'Entfernen',
    removeHeading: (day) => `Workout entfernen: ${day}?`,
    removeLead: 'Der Tag hat dann kein Workout. Das lässt sich zurücknehmen.',
    saved: (day) => `Das Workout ist gespeichert: ${day}.`,
    save: 'Speichern',
    discard: 'Verwerfen',
    check: 'Sieh dir bitte die markierten Felder an.',
    conflict: 'Jemand anders hat denselben Teil dieses Workouts inzwischen geändert. Was stimmt?',
    hasSets: 'Für dieses Workout sind Sätze eingetragen: seine Übungen bleiben in ihrer Reihenfolge.',
    add: 'Übung hinzufügen',
    exercise: 'Übung',
    exerciseMissing: 'Wähl bitte eine Übung.',
    unsaved: 'Was du hier vorhin eingegeben hast, ist noch nicht gespeichert.',
    sets: 'Sätze',
    reps: 'Wdh.',
    seconds: 'Sekunden',
    metres: 'Meter',
    side: 'Seite',
    sideChoices: { left: 'Links', right: 'Rechts' },
    perSide: 'pro Seite',
    rule: 'Gewicht',
    rules: { suggested: 'nach Vorschlag', percent: '% vom Maximum', kg: 'kg für alle' },
    load: { percent: 'Prozent des geschätzten Maximums', kg: 'Kilogramm für alle' },
    note: 'Notiz',
    up: (name) => `${name} nach oben`,
    down: (name) => `${name} nach unten`,
    takeOut: (name) => `${name} herausnehmen`,
    drag: (name) => `${name} ziehen`,
    visible: 'Für Mitglieder sichtbar ab',
    visibleHint: 'In Berlin. Leer: sofort. Das Team sieht es immer.',
    day: 'Tag',
    dayMissing: 'Gib bitte auch einen Tag ein.',
    time: 'Uhrzeit',
    keys: 'Mit Alt verschieben die Pfeiltasten nach oben und unten eine Übung; mit der Maus lässt sie sich am Griff ziehen.',
    empty: 'An diesem Tag gibt es kein Workout.',
  },
};
