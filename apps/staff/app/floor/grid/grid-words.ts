import type { LoadKind } from '@lifted/domain/training/load-kinds/load-kind';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface GridWords {
  readonly grid: string;
  readonly previous: string;
  readonly next: string;
  readonly toFinish: string;
  readonly exerciseOf: (at: number, all: number) => string;
  readonly reps: (count: number) => string;
  readonly perSide: string;
  readonly set: (number: number) => string;
  readonly asPlanned: string;
  readonly allEntered: string;
  readonly isNew: string;
  readonly nobody: string;
  readonly toRoster: string;
  readonly noExercises: string;
  readonly unlogged: (names: string) => string;
  readonly entered: (value: string) => string;
  readonly planned: (value: string) => string;
  readonly empty: string;
  readonly last: (value: string) => string;
  readonly others: (count: number) => string;
  readonly otherValue: (value: string, author: 'member' | 'coach' | 'desk' | 'import') => string;
  readonly take: string;
  readonly keep: string;
  readonly tools: (name: string, set: number) => string;
  readonly lighter: string;
  readonly heavier: string;
  readonly units: Readonly<Record<LoadKind, string>>;
  readonly kindOfLoad: string;
  readonly warmUp: string;
  /** Beside the name of who has warmed up. */
  readonly warm: string;
  /** Beside the name of who is not marked present. */
  readonly notHere: string;
  readonly really: (weight: string) => string;
  readonly bestBefore: (weight: string) => string;
  readonly correct: string;
  readonly yesEnter: (weight: string) => string;
  readonly fewer: string;
  readonly more: string;
  readonly fail: string;
  /** Before the name of an exercise. */
  readonly swapFor: string;
  readonly inPlaceOf: (exercise: string) => string;
  readonly note: string;
  readonly noteOn: (person: string, exercise: string) => string;
  readonly noteHint: string;
  readonly ofMember: (text: string) => string;
  readonly saveNote: string;
  readonly copy: string;
  readonly clear: string;
  readonly keypad: string;
  readonly undo: string;
  readonly plates: (plates: string) => string;
  readonly kilograms: string;
  readonly repetitions: string;
  readonly enter: string;
  readonly back: string;
}

export const GRID_WORDS: InBothLanguages<GridWords> = {
  en: {
    grid: 'Sets',
    previous: 'Previous exercise',
    next: 'Next exercise',
    toFinish: 'To the end of the class',
    exerciseOf: (at, all) => `${at} of ${all}`,
    reps: (count) => (count === 1 ? '1\u00a0rep' : `${count}\u00a0reps`),
    perSide: 'each side',
    set: (number) => `Set ${number}`,
    asPlanned: 'All as planned',
    allEntered: 'entered for everybody',
    isNew: 'New',
    nobody: 'Nobody is marked present yet.',
    toRoster: 'To the roster',
    noExercises: 'No workout is planned for today.',
    unlogged: (names) => `Not logged, because they have no account: ${names}`,
    entered: (value) => `${value}, entered`,
    planned: (value) => `${value} suggested`,
    empty: 'nothing entered, nothing known',
    last: (value) => `last time ${value}`,
    others: (count) => (count === 1 ? 'one other value' : `${count} other values`),
    otherValue: (value, author) =>
      `${{ member: 'Member', coach: 'Coach', desk: 'Desk', import: 'Import' }[author]}: ${value}`,
    take: 'Take',
    keep: 'Keep mine',
    tools: (name, set) => `${name}, set ${set}`,
    lighter: 'Lighter',
    heavier: 'Heavier',
    units: { external: 'kg', bodyweight: 'body\u00adweight', added: 'kg added', assisted: 'kg help' },
    kindOfLoad: 'Kind of weight',
    warmUp: 'Warm-up',
    warm: 'warmed up',
    notHere: 'not marked present',
    really: (weight) => `Really ${weight}?`,
    bestBefore: (weight) => `The most so far was ${weight}.`,
    correct: 'Correct it',
    yesEnter: (weight) => `Yes, ${weight}`,
    fewer: 'One rep fewer',
    more: 'One rep more',
    fail: 'Failed',
    swapFor: 'Swap for',
    inPlaceOf: (exercise) => `in place of ${exercise}`,
    note: 'Note',
    noteOn: (person, exercise) => `${person}, ${exercise}`,
    noteHint: 'Seat, pin, grip. Nothing about health. The member sees it too.',
    ofMember: (text) => `The member’s own: ${text}`,
    saveNote: 'Save note',
    copy: 'Copy to later sets',
    clear: 'Clear',
    keypad: 'Keypad',
    undo: 'Undo',
    plates: (plates) => `per side ${plates}`,
    kilograms: 'kg',
    repetitions: 'Reps',
    enter: 'Enter',
    back: 'Cancel',
  },
  de: {
    grid: 'Sätze',
    previous: 'Vorige Übung',
    next: 'Nächste Übung',
    toFinish: 'Zum Abschluss',
    exerciseOf: (at, all) => `${at} von ${all}`,
    reps: (count) => `${count}\u00a0Wdh.`,
    perSide: 'pro Seite',
    set: (number) => `Satz ${number}`,
    asPlanned: 'Alle wie geplant',
    allEntered: 'für alle eingetragen',
    isNew: 'Neu',
    nobody: 'Noch ist niemand als anwesend markiert.',
    toRoster: 'Zur Liste',
    noExercises: 'Für heute ist kein Workout geplant.',
    unlogged: (names) => `Ohne Konto, daher ohne Eintrag: ${names}`,
    entered: (value) => `${value}, eingetragen`,
    planned: (value) => `${value} vorgeschlagen`,
    empty: 'nichts eingetragen, nichts bekannt',
    last: (value) => `letztes Mal ${value}`,
    others: (count) => (count === 1 ? 'ein anderer Wert' : `${count} andere Werte`),
    otherValue: (value, author) =>
      `${{ member: 'Mitglied', coach: 'Coach', desk: 'Empfang', import: 'Import' }[author]}: ${value}`,
    take: 'Nehmen',
    keep: 'Meinen behalten',
    tools: (name, set) => `${name}, Satz ${set}`,
    lighter: 'Leichter',
    heavier: 'Schwerer',
    units: { external: 'kg', bodyweight: 'Körper\u00adgewicht', added: 'kg Zusatz', assisted: 'kg Hilfe' },
    kindOfLoad: 'Art des Gewichts',
    warmUp: 'Aufwärmen',
    warm: 'aufgewärmt',
    notHere: 'nicht als anwesend markiert',
    really: (weight) => `Wirklich ${weight}?`,
    bestBefore: (weight) => `Bisher waren es höchstens ${weight}.`,
    correct: 'Korrigieren',
    yesEnter: (weight) => `Ja, ${weight}`,
    fewer: 'Eine Wiederholung weniger',
    more: 'Eine Wiederholung mehr',
    fail: 'Nicht geschafft',
    swapFor: 'Tauschen gegen',
    inPlaceOf: (exercise) => `statt ${exercise}`,
    note: 'Notiz',
    noteOn: (person, exercise) => `${person}, ${exercise}`,
    noteHint: 'Sitzhöhe, Steckstift, Griff. Nichts zur Gesundheit. Das Mitglied sieht sie auch.',
    ofMember: (text) => `Vom Mitglied: ${text}`,
    saveNote: 'Notiz speichern',
    copy: 'In spätere Sätze kopieren',
    clear: 'Leeren',
    keypad: 'Ziffernfeld',
    undo: 'Rückgängig',
    plates: (plates) => `pro Seite ${plates}`,
    kilograms: 'kg',
    repetitions: 'Wdh.',
    enter: 'Eintragen',
    back: 'Abbrechen',
  },
};
