import type { LoadKind } from '@lifted/domain/training/load-kinds/load-kind';
import { FIRST_WARM_UP_NUMBER } from '@lifted/domain/training/personal-records';
import type { InBothLanguages } from '../../language.ts';

export interface MyWorkoutWords {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly loading: string;
  readonly again: string;
  readonly nobody: string;
  readonly noWorkout: string;
  readonly classes: string;
  readonly today: string;
  readonly with: (coach: string) => string;
  readonly opensAt: (moment: string) => string;
  readonly closed: (moment: string) => string;
  readonly noStorage: string;
  readonly unsent: (count: number) => string;
  readonly unsentOffline: string;
  readonly unsentDenied: string;
  readonly allSent: string;
  readonly refusedHeading: string;
  readonly refusedSet: (exercise: string, set: NamedSet) => string;
  readonly dismiss: string;
  readonly exercises: string;
  readonly exercise: (place: string, name: string) => string;
  readonly done: (count: number, of: number) => string;
  readonly reps: (count: number) => string;
  readonly perSide: string;
  readonly rule: string;
  readonly sets: string;
  readonly set: (set: NamedSet) => string;
  readonly warmUp: string;
  readonly warmUpDone: string;
  readonly effort: string;
  readonly askEffort: string;
  readonly inReserve: (reps: number) => string;
  readonly kindOfLoad: string;
  readonly notYet: string;
  readonly nothing: string;
  readonly storeFailed: string;
  readonly entered: (set: NamedSet, value: string) => string;
  readonly notSent: string;
  readonly enteredBy: InBothAuthors;
  readonly other: InBothAuthors;
  readonly takeOther: (value: string) => string;
  readonly keepOwn: (value: string) => string;
  readonly oneMore: string;
  readonly weight: string;
  readonly units: Readonly<Record<LoadKind, string>>;
  readonly repsUnit: string;
  readonly lighter: (load: string) => string;
  readonly heavier: (load: string) => string;
  readonly fewer: string;
  readonly more: string;
  readonly save: (set: NamedSet) => string;
  readonly change: (set: NamedSet) => string;
  readonly next: (exercise: string) => string;
  readonly allDone: string;
  readonly clear: (set: NamedSet) => string;
  readonly eachSide: (plates: string) => string;
  readonly oneEnd: (plates: string) => string;
  readonly barOnly: (bar: string) => string;
  readonly nearest: (load: string) => string;
  readonly rest: string;
  readonly startRest: (length: string) => string;
  readonly stopRest: (left: string) => string;
  readonly shorterRest: string;
  readonly longerRest: string;
  readonly restOver: string;
  readonly restSound: string;
  readonly note: string;
  readonly noteHint: string;
  readonly noteOnFloor: string;
  readonly coachNote: string;
  readonly removeNote: string;
  readonly swap: string;
  readonly inPlaceOf: (exercise: string) => string;
  readonly saveNote: string;
  readonly noteSaved: string;
  readonly checkIn: string;
  readonly checkInHint: string;
  readonly checkInLabel: string;
  readonly checkInFailed: string;
  readonly close: string;
}

interface NamedSet {
  readonly number: number;
  readonly isWarmUp: boolean;
}

/** Counted from 1, as working sets are. */
function placeOf({ number }: NamedSet): number {
  return number < FIRST_WARM_UP_NUMBER ? number : number - FIRST_WARM_UP_NUMBER + 1;
}

const englishSet = (set: NamedSet) => `${set.isWarmUp ? 'warm-up' : 'set'} ${placeOf(set)}`;
const germanSet = (set: NamedSet, warmUpSet = 'Aufwärmsatz') =>
  `${set.isWarmUp ? warmUpSet : 'Satz'} ${placeOf(set)}`;

/** Whose value it is. */
interface InBothAuthors {
  readonly member: string;
  readonly coach: string;
  readonly desk: string;
  readonly import: string;
}

export const MY_WORKOUT_WORDS: InBothLanguages<MyWorkoutWords> = {
  en: {
    heading: 'My workout',
    title: 'My workout: weights and sets',
    description: 'The workout of your class with your last weights, what to load today, and your sets.',
    loading: 'Loading your workout',
    again: 'Try again',
    nobody: 'There is no member with your email address, so there is no workout either.',
    noWorkout: 'No workout is planned yet.',
    classes: 'Book a class',
    today: 'Today',
    with: (coach) => `with ${coach}`,
    opensAt: (moment) => `You can enter your sets from ${moment}.`,
    closed: (moment) => `You could correct your sets until ${moment}. The studio can still help.`,
    noStorage: 'This browser doesn’t let us store anything, so sets can’t be entered here.',
    unsent: (count) => `${count} not sent`,
    unsentOffline: 'Saved here, waiting for a connection.',
    unsentDenied: 'Saved on this device. Please sign in again so that it can be sent.',
    allSent: 'Everything is sent.',
    refusedHeading: 'Not accepted',
    refusedSet: (exercise, set) => `${exercise}, ${englishSet(set)}`,
    dismiss: 'OK',
    exercises: 'Exercises',
    exercise: (place, name) => `${place}: ${name}`,
    done: (count, of) => `${count} of ${of} sets`,
    reps: (count) => (count === 1 ? '1 rep' : `${count} reps`),
    perSide: 'per side',
    rule: 'How we work this out',
    sets: 'Sets',
    set: (set) => `${set.isWarmUp ? 'Warm-up' : 'Set'} ${placeOf(set)}`,
    warmUp: 'Warm-up',
    warmUpDone: 'Warmed up',
    effort: 'How many more could you have done?',
    askEffort: 'Ask after the last set how many more I could have done',
    inReserve: (reps) => (reps === 3 ? '3 or more left' : `${reps} left`),
    kindOfLoad: 'Kind of weight',
    notYet: 'not entered',
    nothing: 'nothing',
    storeFailed: 'This device could not store it. Please try again.',
    entered: (set, value) => `${set.isWarmUp ? 'Warm-up' : 'Set'} ${placeOf(set)}: ${value}`,
    notSent: 'not sent',
    enteredBy: { member: '', coach: 'by your coach', desk: 'by the studio', import: '' },
    other: {
      member: 'You also entered',
      coach: 'Your coach entered',
      desk: 'The studio entered',
      import: 'Imported',
    },
    takeOther: (value) => `Use ${value}`,
    keepOwn: (value) => `Keep ${value}`,
    oneMore: 'One more set',
    weight: 'Weight',
    units: { external: 'kg', bodyweight: 'kg', added: 'kg added', assisted: 'kg help' },
    repsUnit: 'reps',
    lighter: (load) => `Lighter: ${load}`,
    heavier: (load) => `Heavier: ${load}`,
    fewer: 'One rep fewer',
    more: 'One rep more',
    save: (set) => `Save ${englishSet(set)}`,
    change: (set) => `Change ${englishSet(set)}`,
    next: (exercise) => `Next: ${exercise}`,
    allDone: 'All sets are in. Well done!',
    clear: (set) => `Clear ${englishSet(set)}`,
    eachSide: (plates) => `Each side: ${plates}`,
    oneEnd: (plates) => `On the bar: ${plates}`,
    barOnly: (bar) => `Just the bar, ${bar} kg`,
    nearest: (load) => `Our plates can’t make this weight. The nearest is ${load} kg.`,
    rest: 'Rest',
    startRest: (length) => `Rest ${length}`,
    stopRest: (left) => `Rest ${left}. Stop`,
    shorterRest: '−15 seconds',
    longerRest: '+15 seconds',
    restOver: 'Rest is over.',
    restSound: 'Sound when a rest is over',
    note: 'Note to yourself',
    noteHint: 'Such as your seat, pin or grip. Nothing about your health, please.',
    noteOnFloor: 'Coaches see it on the tablet',
    coachNote: 'Coach:',
    removeNote: 'Remove',
    swap: 'Swap for',
    inPlaceOf: (exercise) => `In place of ${exercise}`,
    saveNote: 'Save note',
    noteSaved: 'Saved.',
    checkIn: 'Check in',
    checkInHint: 'Hold the code in front of the tablet’s camera. It changes every 30 seconds.',
    checkInLabel: 'Your check-in code',
    checkInFailed: 'Your code can’t be shown right now. Just tap your name on the tablet.',
    close: 'Close',
  },
  de: {
    heading: 'Mein Workout',
    title: 'Mein Workout: Gewichte und Sätze',
    description:
      'Das Workout deines Kurses mit deinen letzten Gewichten, dem Vorschlag für heute und deinen Sätzen.',
    loading: 'Dein Workout wird geladen',
    again: 'Noch einmal versuchen',
    nobody: 'Zu deiner E-Mail-Adresse gibt es kein Mitglied und deshalb auch kein Workout.',
    noWorkout: 'Noch ist kein Workout geplant.',
    classes: 'Kurs buchen',
    today: 'Heute',
    with: (coach) => `mit ${coach}`,
    opensAt: (moment) => `Ab ${moment} kannst du deine Sätze eintragen.`,
    closed: (moment) => `Korrigieren konntest du deine Sätze bis ${moment}. Das Studio hilft dir weiter.`,
    noStorage: 'Dieser Browser lässt uns nichts speichern. Deshalb kannst du hier keine Sätze eintragen.',
    unsent: (count) => `${count} nicht gesendet`,
    unsentOffline: 'Gespeichert, wartet auf Netz.',
    unsentDenied: 'Auf diesem Gerät gespeichert. Melde dich bitte neu an, damit es gesendet werden kann.',
    allSent: 'Alles ist gesendet.',
    refusedHeading: 'Nicht übernommen',
    refusedSet: (exercise, set) => `${exercise}, ${germanSet(set)}`,
    dismiss: 'OK',
    exercises: 'Übungen',
    exercise: (place, name) => `${place}: ${name}`,
    done: (count, of) => `${count} von ${of} Sätzen`,
    reps: (count) => `${count} Wdh.`,
    perSide: 'pro Seite',
    rule: 'So kommen wir darauf',
    sets: 'Sätze',
    // In a narrow column: too long for one line of it.
    set: (set) => germanSet(set, 'Aufwärm\u00ADsatz'),
    warmUp: 'Aufwärmen',
    warmUpDone: 'Aufgewärmt',
    effort: 'Wie viele wären noch gegangen?',
    askEffort: 'Nach dem letzten Satz fragen, wie viele noch gegangen wären',
    inReserve: (reps) => (reps === 3 ? 'noch 3 oder mehr' : `noch ${reps}`),
    kindOfLoad: 'Art des Gewichts',
    notYet: 'noch offen',
    nothing: 'nichts',
    storeFailed: 'Das ließ sich auf diesem Gerät nicht speichern. Bitte versuch es noch einmal.',
    entered: (set, value) => `${germanSet(set)}: ${value}`,
    notSent: 'nicht gesendet',
    enteredBy: { member: '', coach: 'vom Coach', desk: 'vom Studio', import: '' },
    other: {
      member: 'Du hast auch eingetragen',
      coach: 'Dein Coach hat eingetragen',
      desk: 'Das Studio hat eingetragen',
      import: 'Importiert',
    },
    takeOther: (value) => `${value} übernehmen`,
    keepOwn: (value) => `${value} behalten`,
    oneMore: 'Noch ein Satz',
    weight: 'Gewicht',
    units: { external: 'kg', bodyweight: 'kg', added: 'kg Zusatz', assisted: 'kg Hilfe' },
    repsUnit: 'Wdh.',
    lighter: (load) => `Leichter: ${load}`,
    heavier: (load) => `Schwerer: ${load}`,
    fewer: 'Eine Wiederholung weniger',
    more: 'Eine Wiederholung mehr',
    save: (set) => `${germanSet(set)} speichern`,
    change: (set) => `${germanSet(set)} ändern`,
    next: (exercise) => `Weiter: ${exercise}`,
    allDone: 'Alle Sätze sind drin. Stark!',
    clear: (set) => `${germanSet(set)} löschen`,
    eachSide: (plates) => `Pro Seite: ${plates}`,
    oneEnd: (plates) => `Auf die Stange: ${plates}`,
    barOnly: (bar) => `Nur die Stange, ${bar} kg`,
    nearest: (load) => `Mit unseren Scheiben geht dieses Gewicht nicht. Am nächsten liegen ${load} kg.`,
    rest: 'Pause',
    startRest: (length) => `Pause ${length}`,
    stopRest: (left) => `Pause ${left}. Beenden`,
    shorterRest: '−15 Sekunden',
    longerRest: '+15 Sekunden',
    restOver: 'Die Pause ist vorbei.',
    restSound: 'Ton, wenn die Pause vorbei ist',
    note: 'Notiz für dich',
    noteHint: 'Zum Beispiel Sitzhöhe, Steckstift oder Griff. Bitte nichts zu deiner Gesundheit.',
    noteOnFloor: 'Coaches sehen sie auf dem Tablet',
    coachNote: 'Coach:',
    removeNote: 'Entfernen',
    swap: 'Tauschen gegen',
    inPlaceOf: (exercise) => `Statt ${exercise}`,
    saveNote: 'Notiz speichern',
    noteSaved: 'Gespeichert.',
    checkIn: 'Einchecken',
    checkInHint: 'Halt den Code vor die Kamera des Tablets. Er wechselt alle 30 Sekunden.',
    checkInLabel: 'Dein Code zum Einchecken',
    checkInFailed:
      'Dein Code kann gerade nicht angezeigt werden. Tipp auf dem Tablet einfach auf deinen Namen.',
    close: 'Schließen',
  },
};
