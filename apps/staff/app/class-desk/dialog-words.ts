import type { FoundPerson } from '@lifted/contract/desk/people/people';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface DialogWords {
  readonly name: string;
  readonly coach: string;
  readonly room: string;
  readonly day: string;
  readonly time: string;
  readonly capacity: string;
  readonly editHint: string;
  readonly edited: string;
  readonly partner: string;
  readonly partnerChoice: (name: string, guests: number, quota: number) => string;
  readonly guestName: string;
  readonly guestNameHint: string;
  readonly reference: string;
  readonly referenceHint: string;
  readonly add: string;
  readonly guestAdded: string;
  readonly guestRemoved: (name: string) => string;
  readonly search: string;
  readonly nobody: string;
  readonly isIn: string;
  readonly pays: (membership: FoundPerson['membership'], credits: number) => string;
  readonly removeHeading: (name: string) => string;
  readonly removeWhat: string;
  readonly removeWaiting: string;
  readonly remove: string;
  readonly removed: (name: string) => string;
  readonly restoreHeading: string;
  readonly restoreWhat: string;
  readonly restore: string;
  readonly restored: string;
  readonly closeAll: string;
  readonly closeUnmarked: string;
  readonly cancelHeading: string;
  readonly why: string;
  readonly cancelEffects: (credits: number, fees: number, waiting: number) => string;
  readonly noMails: string;
  readonly mails: (
    count: number,
    to: 'members' | 'visitors' | 'waiting',
    language: 'en' | 'de' | null,
  ) => string;
  readonly guestsToTell: (count: number) => string;
  readonly cancelAndSend: (mails: number) => string;
  readonly canceled: string;
  readonly reading: string;
}

/** Words of the dialogs of one class. */
export const DIALOG_WORDS: InBothLanguages<DialogWords> = {
  en: {
    name: 'Name',
    coach: 'Coach',
    room: 'Room',
    day: 'Day',
    time: 'Time',
    capacity: 'Places',
    editHint:
      'Everybody booked is told about another coach, room or time. If you move it by more than 15\u00a0minutes, they can cancel free of charge. Extra places go to the waitlist.',
    edited: 'The class is changed.',
    partner: 'Partner',
    partnerChoice: (name, guests, quota) => `${name} (${guests} of ${quota})`,
    guestName: 'First name and initial',
    guestNameHint: 'As in “Lea K.”',
    reference: 'Reference',
    referenceHint: 'What the partner’s app shows, if anything',
    add: 'Add',
    guestAdded: 'The guest is in the class.',
    guestRemoved: (name) => `${name} is out of the class.`,
    search: 'Name or email address',
    nobody: 'Nobody found.',
    isIn: 'in the class',
    pays: (membership, credits) =>
      ({
        active: 'membership',
        paused: 'membership paused',
        none: credits === 1 ? '1 workout left' : `${credits} workouts left`,
      })[membership],
    removeHeading: (name) => `Take ${name} out of the class?`,
    removeWhat: 'It costs them nothing, and they are told.',
    removeWaiting: 'The place goes to the waitlist.',
    remove: 'Remove',
    removed: (name) => `${name} is out of the class and is told.`,
    restoreHeading: 'Restore the class?',
    restoreWhat:
      'Everybody who had a place gets it back if that’s still possible, and can cancel free until the class starts. Those on the waitlist wait again. All of them are told.',
    restore: 'Restore',
    restored: 'The class takes place.',
    closeAll: 'Everybody is marked present.',
    closeUnmarked: 'Not marked: in 48\u00a0hours these people count as missing.',
    cancelHeading: 'Cancel the class?',
    why: 'Why?',
    cancelEffects: (credits, fees, waiting) =>
      [
        'Nobody owes anything.',
        credits > 0 && `Workouts back on passes: ${credits}.`,
        fees > 0 && `Fees dropped: ${fees}.`,
        waiting > 0 && `Taken off the waitlist: ${waiting}.`,
      ]
        .filter(Boolean)
        .join(' '),
    noMails: 'Nobody gets an email.',
    mails: (count, to, language) =>
      `${count === 1 ? '1 email' : `${count} emails`} to ${{ members: 'members', visitors: 'visitors of test workouts', waiting: 'members on the waitlist' }[to]}, in ${language === null ? 'English and German' : { en: 'English', de: 'German' }[language]}`,
    guestsToTell: (count) =>
      count === 1
        ? '1 partner guest gets no email from us: please tell them through the partner.'
        : `${count} partner guests get no email from us: please tell them through the partner.`,
    cancelAndSend: (mails) => `Cancel and send ${mails === 1 ? '1 email' : `${mails} emails`}`,
    canceled: 'The class is cancelled.',
    reading: 'Working out what that means …',
  },
  de: {
    name: 'Name',
    coach: 'Coach',
    room: 'Raum',
    day: 'Tag',
    time: 'Uhrzeit',
    capacity: 'Plätze',
    editHint:
      'Ändern sich Coach, Raum oder Zeit, erfahren es alle mit Platz. Verschiebst du um mehr als 15\u00a0Minuten, können sie kostenlos absagen. Zusätzliche Plätze gehen an die Warteliste.',
    edited: 'Der Kurs ist geändert.',
    partner: 'Partner',
    partnerChoice: (name, guests, quota) => `${name} (${guests} von ${quota})`,
    guestName: 'Vorname und Anfangsbuchstabe',
    guestNameHint: 'Zum Beispiel „Lea K.“',
    reference: 'Referenz',
    referenceHint: 'Code aus der App des Partners, falls vorhanden',
    add: 'Eintragen',
    guestAdded: 'Der Gast ist im Kurs.',
    guestRemoved: (name) => `${name} ist nicht mehr im Kurs.`,
    search: 'Name oder E-Mail-Adresse',
    nobody: 'Niemand gefunden.',
    isIn: 'im Kurs',
    pays: (membership, credits) =>
      ({
        active: 'Mitgliedschaft',
        paused: 'Mitgliedschaft pausiert',
        none: credits === 1 ? 'noch 1 Workout' : `noch ${credits} Workouts`,
      })[membership],
    removeHeading: (name) => `${name} aus dem Kurs nehmen?`,
    removeWhat: 'Das kostet die Person nichts, und sie erfährt es.',
    removeWaiting: 'Der Platz geht an die Warteliste.',
    remove: 'Entfernen',
    removed: (name) => `${name} ist nicht mehr im Kurs und erfährt es.`,
    restoreHeading: 'Soll der Kurs doch stattfinden?',
    restoreWhat:
      'Alle, die einen Platz hatten, bekommen ihn zurück, wenn es noch geht, und können kostenlos absagen, bis der Kurs beginnt. Wer auf der Warteliste stand, wartet wieder. Alle erfahren es.',
    restore: 'Wiederherstellen',
    restored: 'Der Kurs findet statt.',
    closeAll: 'Alle sind als anwesend markiert.',
    closeUnmarked: 'Nicht markiert: Diese Personen gelten in 48\u00a0Stunden als nicht erschienen.',
    cancelHeading: 'Kurs absagen?',
    why: 'Warum?',
    cancelEffects: (credits, fees, waiting) =>
      [
        'Niemand schuldet etwas.',
        credits > 0 && `Workouts zurück auf Pakete: ${credits}.`,
        fees > 0 && `Gebühren entfallen: ${fees}.`,
        waiting > 0 && `Von der Warteliste genommen: ${waiting}.`,
      ]
        .filter(Boolean)
        .join(' '),
    noMails: 'Niemand bekommt eine Mail.',
    mails: (count, to, language) =>
      `${count === 1 ? '1 Mail' : `${count} Mails`} an ${{ members: 'Mitglieder', visitors: 'Gäste im Probetraining', waiting: 'Mitglieder auf der Warteliste' }[to]}, auf ${language === null ? 'Englisch und Deutsch' : { en: 'Englisch', de: 'Deutsch' }[language]}`,
    guestsToTell: (count) =>
      count === 1
        ? '1 Partnergast bekommt von uns keine Mail: Sag es bitte über den Partner.'
        : `${count} Partnergäste bekommen von uns keine Mail: Sag es ihnen bitte über den Partner.`,
    cancelAndSend: (mails) => `Absagen und ${mails === 1 ? '1 Mail' : `${mails} Mails`} senden`,
    canceled: 'Der Kurs ist abgesagt.',
    reading: 'Die Folgen werden berechnet …',
  },
};
