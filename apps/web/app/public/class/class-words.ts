import { studio } from '@lifted/profile/studio';
import type { InBothLanguages } from '../../language.ts';

interface ClassWords {
  /** Until the class is known. */
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly level: string;
  readonly coach: string;
  readonly where: string;
  readonly places: string;
  readonly canceled: string;
  readonly running: string;
  readonly over: string;
  readonly portraitOf: (coach: string) => string;
  readonly loading: string;
  readonly unknown: string;
  readonly failed: string;
  readonly again: string;
  readonly timetable: string;
  readonly yourPlace: string;
  readonly login: string;
  readonly loginNote: string;
  readonly trial: string;
  readonly trialNote: string;
  readonly bookingService: string;
  readonly workout: string;
  readonly noWorkout: string;
  readonly usually: (lifts: string) => string;
  readonly wholeWorkout: string;
  readonly noScript: string;
  readonly swap: string;
  readonly swapFor: (amount: string) => string;
  readonly swapNote: string;
  /** Afterwards, with the class that was left and its time. */
  readonly swapped: (left: string) => string;
  /** Without a weight. */
  readonly last: (set: string) => string;
}

export const CLASS_WORDS: InBothLanguages<ClassWords> = {
  en: {
    heading: 'Class',
    title: 'A class on the timetable',
    description: `Coach, room, time, free places and the workout of one strength class in ${studio.address.city}.`,
    level: 'Level',
    coach: 'Coach',
    where: 'Where',
    places: 'Places',
    canceled: 'This class was cancelled.',
    running: 'This class is running.',
    over: 'This class is over.',
    portraitOf: (coach) => `Portrait of ${coach}`,
    loading: 'Loading the class',
    unknown: 'There is no class at this address. It may have been taken off the timetable.',
    failed: 'We couldn’t load this class. Please try again in a moment.',
    again: 'Try again',
    timetable: 'Back to the timetable',
    yourPlace: 'Your place',
    login: 'Sign in to book',
    loginNote: 'Book with your pass or membership.',
    trial: 'Join a test workout',
    trialNote: 'New here? Your first class is free.',
    bookingService: 'Go to the booking service',
    workout: 'The workout',
    noWorkout: 'The workout of this class isn’t planned yet.',
    usually: (lifts) => `This is what it trains: ${lifts}.`,
    wholeWorkout: 'See the whole workout',
    noScript: 'This page needs JavaScript, which is switched off in this browser.',
    swap: 'Swap',
    swapFor: (amount) => `Swap for ${amount}`,
    swapNote: 'Or swap another class for this one: you keep your place there until you have one here.',
    swapped: (left) => `Swapped. Your place there is free again: ${left}.`,
    last: (set) => `last ${set}`,
  },
  de: {
    heading: 'Kurs',
    title: 'Ein Kurs aus dem Kursplan',
    description: `Coach, Raum, Uhrzeit, freie Plätze und das Workout eines Krafttrainings in ${studio.address.city}.`,
    level: 'Niveau',
    coach: 'Coach',
    where: 'Wo',
    places: 'Plätze',
    canceled: 'Dieser Kurs fällt aus.',
    running: 'Dieser Kurs läuft gerade.',
    over: 'Dieser Kurs ist vorbei.',
    portraitOf: (coach) => `Porträt von ${coach}`,
    loading: 'Der Kurs wird geladen',
    unknown: 'Unter dieser Adresse gibt es keinen Kurs. Vielleicht steht er nicht mehr im Kursplan.',
    failed: 'Wir konnten diesen Kurs nicht laden. Versuch es gleich noch einmal.',
    again: 'Noch einmal versuchen',
    timetable: 'Zurück zum Kursplan',
    yourPlace: 'Dein Platz',
    login: 'Anmelden und buchen',
    loginNote: 'Buch mit deinem Paket oder deiner Mitgliedschaft.',
    trial: 'Probetraining buchen',
    trialNote: 'Neu hier? Dein erster Kurs ist kostenlos.',
    bookingService: 'Zum Buchungsdienst',
    workout: 'Das Workout',
    noWorkout: 'Das Workout dieses Kurses ist noch nicht geplant.',
    usually: (lifts) => `Das trainierst du hier: ${lifts}.`,
    wholeWorkout: 'Das ganze Workout ansehen',
    noScript: 'Diese Seite braucht JavaScript, das in diesem Browser ausgeschaltet ist.',
    swap: 'Tauschen',
    swapFor: (amount) => `Für ${amount} tauschen`,
    swapNote:
      'Oder tausch einen anderen Kurs gegen diesen: Dort behältst du deinen Platz, bis du hier einen hast.',
    swapped: (left) => `Getauscht. Dein Platz dort ist wieder frei: ${left}.`,
    last: (set) => `zuletzt ${set}`,
  },
};
