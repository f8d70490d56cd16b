import type { DeskClass } from '@lifted/contract/desk/desk-classes';
import type { CancelReason } from '@lifted/domain/bookings/class-cancellation';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface ClassWords {
  /** Until its name is known. */
  readonly aClass: string;
  readonly toWeek: string;
  readonly states: Readonly<Record<DeskClass['state'], string | null>>;
  readonly reasons: Readonly<Record<CancelReason, string>>;
  readonly taken: (taken: number, capacity: number) => string;
  readonly members: (count: number) => string;
  readonly tests: (count: number) => string;
  readonly guests: (count: number) => string;
  readonly offered: (count: number) => string;
  readonly waiting: (count: number) => string;
  readonly present: (count: number) => string;
  readonly howItWent: string;
  readonly floorSheet: string;
  readonly edit: string;
  readonly editHeading: (name: string) => string;
  readonly cancelClass: string;
  readonly restore: string;
  readonly addMember: string;
  readonly addGuest: string;
  readonly roster: string;
  readonly rosterEmpty: string;
  readonly hadPlaces: string;
  readonly checkInOpen: string;
  readonly checkInClosed: string;
  readonly walkIn: string;
  readonly checkInFrom: (moment: string) => string;
  readonly checkInOver: string;
  readonly firstTime: string;
  readonly test: string;
  readonly unconfirmed: string;
  readonly beyond: string;
  readonly remove: (name: string) => string;
  readonly openPerson: (name: string) => string;
  readonly deletedPerson: string;
  readonly waitlist: string;
  readonly waitlistEmpty: string;
  readonly since: (moment: string) => string;
  readonly offeredUntil: (moment: string) => string;
  readonly closedAt: (moment: string) => string;
}

/** Words of the page of one class. */
export const CLASS_WORDS: InBothLanguages<ClassWords> = {
  en: {
    aClass: 'Class',
    toWeek: 'To the week',
    states: {
      open: null,
      running: 'Running now',
      ended: 'Over, roster still open',
      closed: 'Roster closed',
      canceled: 'Cancelled',
    },
    reasons: {
      few: 'Too few bookings',
      coach: 'No coach',
      closure: 'The studio is closed',
      other: 'Another reason',
    },
    taken: (taken, capacity) => `${taken} of ${capacity} places taken`,
    members: (count) => (count === 1 ? '1 member' : `${count} members`),
    tests: (count) => (count === 1 ? '1 test workout' : `${count} test workouts`),
    guests: (count) => (count === 1 ? '1 partner guest' : `${count} partner guests`),
    offered: (count) => (count === 1 ? '1 place offered' : `${count} places offered`),
    waiting: (count) => `${count} waiting`,
    present: (count) => `${count} present`,
    howItWent: 'How it went',
    floorSheet: 'Floor sheet',
    edit: 'Edit',
    editHeading: (name) => `Edit ${name}`,
    cancelClass: 'Cancel the class',
    restore: 'Restore the class',
    addMember: 'Add a member',
    addGuest: 'Add a partner guest',
    roster: 'Roster',
    rosterEmpty: 'Nobody has a place yet.',
    hadPlaces: 'They had a place when the class was cancelled.',
    checkInOpen: 'Press a name to mark who is here.',
    checkInClosed: 'The roster is closed. To change who was here, open it again.',
    walkIn: 'Walk-in',
    checkInFrom: (moment) => `You can mark who is here from ${moment}.`,
    checkInOver: 'From now on, the desk marks who was here.',
    firstTime: 'First time',
    test: 'Test workout',
    unconfirmed: 'Not confirmed yet',
    beyond: 'Extra place',
    remove: (name) => `Remove ${name}`,
    openPerson: (name) => `Open ${name}`,
    deletedPerson: 'Deleted person',
    waitlist: 'Waitlist',
    waitlistEmpty: 'Nobody is waiting.',
    since: (moment) => `since ${moment}`,
    offeredUntil: (moment) => `offered until ${moment}`,
    closedAt: (moment) => `closed ${moment}`,
  },
  de: {
    aClass: 'Kurs',
    toWeek: 'Zur Woche',
    states: {
      open: null,
      running: 'Läuft gerade',
      ended: 'Vorbei, Liste noch offen',
      closed: 'Liste abgeschlossen',
      canceled: 'Fällt aus',
    },
    reasons: {
      few: 'Zu wenige Buchungen',
      coach: 'Kein Coach',
      closure: 'Das Studio ist geschlossen',
      other: 'Ein anderer Grund',
    },
    taken: (taken, capacity) => `${taken} von ${capacity} Plätzen belegt`,
    members: (count) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
    tests: (count) => (count === 1 ? '1 Probetraining' : `${count} Probetrainings`),
    guests: (count) => (count === 1 ? '1 Partnergast' : `${count} Partnergäste`),
    offered: (count) => (count === 1 ? '1 Platz angeboten' : `${count} Plätze angeboten`),
    waiting: (count) => `${count} auf der Warteliste`,
    present: (count) => `${count} anwesend`,
    howItWent: 'So lief es',
    floorSheet: 'Trainingsblatt',
    edit: 'Bearbeiten',
    editHeading: (name) => `${name} bearbeiten`,
    cancelClass: 'Kurs absagen',
    restore: 'Kurs wiederherstellen',
    addMember: 'Mitglied eintragen',
    addGuest: 'Partnergast eintragen',
    roster: 'Anwesenheitsliste',
    rosterEmpty: 'Noch hat niemand einen Platz.',
    hadPlaces: 'Sie hatten einen Platz, als der Kurs abgesagt wurde.',
    checkInOpen: 'Tipp auf einen Namen, um einzutragen, wer da ist.',
    checkInClosed: 'Die Liste ist abgeschlossen. Um zu ändern, wer da war, öffne sie wieder.',
    walkIn: 'Ohne Buchung',
    checkInFrom: (moment) => `Wer da ist, lässt sich ab ${moment} eintragen.`,
    checkInOver: 'Wer da war, trägt jetzt der Empfang nach.',
    firstTime: 'Zum ersten Mal',
    test: 'Probetraining',
    unconfirmed: 'Noch nicht bestätigt',
    beyond: 'Zusätzlicher Platz',
    remove: (name) => `${name} entfernen`,
    openPerson: (name) => `${name} öffnen`,
    deletedPerson: 'Gelöschte Person',
    waitlist: 'Warteliste',
    waitlistEmpty: 'Niemand wartet.',
    since: (moment) => `seit ${moment}`,
    offeredUntil: (moment) => `angeboten bis ${moment}`,
    closedAt: (moment) => `abgeschlossen ${moment}`,
  },
};
