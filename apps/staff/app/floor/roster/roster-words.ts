import type { InBothLanguages } from '@lifted/domain/language/language';

interface RosterWords {
  readonly present: (present: number, expected: number) => string;
  readonly empty: string;
  readonly deleted: string;
  readonly firstTime: string;
  readonly testWorkout: string;
  readonly unconfirmed: string;
  readonly beyond: string;
  readonly walkIn: string;
  readonly walkInSearch: string;
  readonly walkInHint: string;
  readonly nobodyFound: string;
  readonly searching: string;
  readonly needsNetwork: string;
  readonly waitlist: (count: number) => string;
  readonly waitlistFrom: (time: string) => string;
  readonly givePlace: (name: string) => string;
  readonly opensAt: (time: string) => string;
  readonly canceled: string;
  readonly added: (name: string) => string;
  readonly undo: string;
  readonly lastVisit: (day: string) => string;
  readonly noVisit: string;
  /** On the button beside a walk-in. */
  readonly takeOut: string;
  readonly takeOutHeading: (name: string) => string;
  readonly takeOutWhat: string;
  readonly takeOutSets: string;
  readonly keep: string;
  readonly takenOut: (name: string) => string;
  readonly takeOutNeedsNetwork: string;
  readonly checkIn: string;
  readonly checkInLead: string;
  readonly welcome: (name: string) => string;
  readonly wrongName: string;
  readonly everybody: string;
  readonly leave: string;
  readonly camera: string;
  readonly cameraOff: string;
  readonly cameraHint: string;
  readonly noCamera: string;
  readonly codeNeedsNetwork: string;
}

export const ROSTER_WORDS: InBothLanguages<RosterWords> = {
  en: {
    present: (present, expected) => `${present} of ${expected} there`,
    empty: 'Nobody has a place in this class yet.',
    deleted: 'Deleted person',
    firstTime: 'First time',
    testWorkout: 'Test workout',
    unconfirmed: 'not confirmed',
    beyond: 'Extra place',
    walkIn: 'Walk-in',
    walkInSearch: 'First or last name',
    walkInHint: 'Members with a pass or a membership.',
    nobodyFound:
      'Nobody else by this name has a valid pass or membership. Please look at the roster first, then send them to the desk. If they are new, they can book a free test workout on our website for another class.',
    searching: 'Searching …',
    needsNetwork: 'This needs a network. Please send them to the desk.',
    waitlist: (count) => `Waitlist (${count})`,
    waitlistFrom: (time) => `From ${time} on, people who are here can take a place nobody came for.`,
    givePlace: (name) => `Give ${name} a place`,
    opensAt: (time) => `Check-in opens at ${time}.`,
    canceled: 'This class is cancelled.',
    added: (name) => `${name} is in.`,
    undo: 'Undo',
    lastVisit: (day) => `last here on ${day}`,
    noVisit: 'never here before',
    takeOut: 'Remove',
    takeOutHeading: (name) => `Take ${name} out again?`,
    takeOutWhat: 'As if they had never been added: a workout of a pass is back, and nobody is told.',
    takeOutSets: 'What is entered for them in this class no longer counts.',
    keep: 'Back',
    takenOut: (name) => `${name} is out of the class.`,
    takeOutNeedsNetwork: 'This needs a network. Please try again once there is one.',
    checkIn: 'Check in',
    checkInLead: 'Tap your name, or hold the code of your app to the camera.',
    welcome: (name) => `Welcome, ${name}!`,
    wrongName: 'Was that the wrong name? Your coach takes it back.',
    everybody: 'Everybody is here.',
    leave: 'To the coach',
    camera: 'Camera on',
    cameraOff: 'Camera off',
    cameraHint: 'Hold the code here.',
    noCamera: 'The camera cannot be used. Please tap your name.',
    codeNeedsNetwork: 'Codes need a network. Please tap your name.',
  },
  de: {
    present: (present, expected) => `${present} von ${expected} da`,
    empty: 'In diesem Kurs hat noch niemand einen Platz.',
    deleted: 'Gelöschte Person',
    firstTime: 'Zum ersten Mal',
    testWorkout: 'Probetraining',
    unconfirmed: 'nicht bestätigt',
    beyond: 'Zusätzlicher Platz',
    walkIn: 'Ohne Buchung',
    walkInSearch: 'Vor- oder Nachname',
    walkInHint: 'Mitglieder mit Paket oder Mitgliedschaft.',
    nobodyFound:
      'Sonst hat niemand mit diesem Namen ein gültiges Paket oder eine Mitgliedschaft. Sieh bitte erst auf der Liste nach, dann schick die Person an den Empfang. Wer neu ist, bucht auf unserer Website ein kostenloses Probetraining für einen anderen Kurs.',
    searching: 'Wird gesucht …',
    needsNetwork: 'Dafür braucht es ein Netz. Schick die Person bitte an den Empfang.',
    waitlist: (count) => `Warteliste (${count})`,
    waitlistFrom: (time) =>
      `Ab ${time}\u00a0Uhr kannst du frei gebliebene Plätze an Leute geben, die hier sind.`,
    givePlace: (name) => `${name} einen Platz geben`,
    opensAt: (time) => `Einchecken geht ab ${time}\u00a0Uhr.`,
    canceled: 'Dieser Kurs fällt aus.',
    added: (name) => `${name} ist dabei.`,
    undo: 'Rückgängig',
    lastVisit: (day) => `zuletzt hier am ${day}`,
    noVisit: 'noch nie hier',
    takeOut: 'Entfernen',
    takeOutHeading: (name) => `${name} wieder herausnehmen?`,
    takeOutWhat:
      'Als wäre nichts gewesen: Ein Workout aus einem Paket ist wieder da, und niemand erfährt davon.',
    takeOutSets: 'Was in diesem Kurs für die Person eingetragen ist, zählt nicht mehr.',
    keep: 'Zurück',
    takenOut: (name) => `${name} ist nicht mehr im Kurs.`,
    takeOutNeedsNetwork: 'Dafür braucht es ein Netz. Versuch es bitte noch einmal, sobald es da ist.',
    checkIn: 'Einchecken',
    checkInLead: 'Tipp auf deinen Namen, oder halt den Code deiner App vor die Kamera.',
    welcome: (name) => `Willkommen, ${name}!`,
    wrongName: 'War das der falsche Name? Dein Coach nimmt es zurück.',
    everybody: 'Alle sind da.',
    leave: 'Zum Coach',
    camera: 'Kamera an',
    cameraOff: 'Kamera aus',
    cameraHint: 'Code hierher halten.',
    noCamera: 'Die Kamera lässt sich nicht nutzen. Tipp bitte auf deinen Namen.',
    codeNeedsNetwork: 'Codes brauchen ein Netz. Tipp bitte auf deinen Namen.',
  },
};
