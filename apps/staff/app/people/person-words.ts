import type { DeskPerson, PersonBooking } from '@lifted/contract/desk/people/people';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface PersonWords {
  readonly loading: string;
  readonly back: string;
  readonly edit: string;
  readonly editHeading: string;
  readonly editConsequence: string;
  readonly saved: string;
  readonly older: (count: number) => string;

  readonly bookings: string;
  readonly ahead: string;
  readonly noneAhead: string;
  readonly waits: string;
  readonly waiting: string;
  readonly offered: (until: string) => string;
  readonly past: string;
  readonly nonePast: string;
  readonly states: Readonly<Record<PersonBooking['state'], string>>;

  readonly fees: string;
  readonly noFees: string;

  readonly training: string;
  readonly visits: string;
  readonly visitsRecently: string;
  readonly firstVisit: string;
  readonly lastVisit: string;
  readonly sets: string;
  readonly records: string;
  readonly never: string;

  readonly declarations: string;
  readonly kinds: Readonly<Record<DeskPerson['declarations'][number]['kind'], string>>;
  readonly received: (moment: string) => string;
  readonly endsOn: (day: string) => string;
  readonly asSoonAsPossible: string;

  readonly notes: string;
  readonly notesHint: string;
  readonly note: string;
  readonly addNote: string;
  readonly noteAdded: string;
  readonly editNote: string;
  readonly noteSaved: string;
  readonly deleteNote: string;
  readonly noteDeleted: string;
  readonly noteChanged: string;
  readonly formerColleague: string;

  readonly changes: string;
  readonly noChanges: string;

  readonly account: string;
  readonly noAccount: string;
  readonly noAddress: string;
  readonly disabled: string;
  readonly rolesName: string;
  readonly password: string;
  readonly secondFactor: string;
  readonly yes: string;
  readonly no: string;
  readonly signedIn: string;
  readonly notSignedIn: string;
  readonly session: (began: string, used: string) => string;
  readonly invitedAt: string;
  readonly deletionDue: (day: string) => string;
  readonly invite: string;
  readonly inviteHeading: string;
  readonly inviteText: (email: string) => string;
  readonly invited: string;
  readonly changeRoles: string;
  readonly rolesChanged: string;
  readonly export: string;
  readonly exportFailed: string;
  readonly delete: string;
  readonly deleteHeading: string;
  readonly deleteText: string;
  readonly deleteAction: string;
  readonly deletionAsked: string;
  readonly keep: string;
  readonly kept: string;
}

/** The page of one person. */
export const PERSON_WORDS: InBothLanguages<PersonWords> = {
  en: {
    loading: 'Person',
    back: 'All people',
    edit: 'Edit name or email',
    editHeading: 'Edit name or email',
    editConsequence:
      'A new email address signs the person out everywhere. They sign in with the new one from then on.',
    saved: 'Saved.',
    older: (count) => `Show ${count} older`,

    bookings: 'Bookings',
    ahead: 'Upcoming bookings',
    noneAhead: 'Nothing booked.',
    waits: 'Waitlists',
    waiting: 'Waiting',
    offered: (until) => `Place offered until ${until}`,
    past: 'Past bookings',
    nonePast: 'None yet.',
    states: {
      booked: 'Booked',
      attended: 'Was there',
      unmarked: 'Not marked present',
      canceled_free: 'Cancelled in time',
      canceled_late: 'Cancelled late',
      canceled_by_studio: 'Class cancelled',
      canceled: 'Cancelled',
    },

    fees: 'Fees',
    noFees: 'No fees.',

    training: 'Training',
    visits: 'Classes in all',
    visitsRecently: 'In the last 30\u00a0days',
    firstVisit: 'First class',
    lastVisit: 'Last class',
    sets: 'Sets logged',
    records: 'Weight records',
    never: 'none',

    declarations: 'Declarations',
    kinds: { termination: 'Termination', withdrawal: 'Withdrawal' },
    received: (moment) => `received ${moment}`,
    endsOn: (day) => `to end on ${day}`,
    asSoonAsPossible: 'to end as soon as possible',

    notes: 'Notes',
    notesHint:
      'For the team. The person can read notes in their data export. Leave out anything about health.',
    note: 'Note',
    addNote: 'Add note',
    noteAdded: 'The note is added.',
    editNote: 'Edit',
    noteSaved: 'The note is saved.',
    deleteNote: 'Delete',
    noteDeleted: 'The note is deleted.',
    noteChanged: 'edited',
    formerColleague: 'A former colleague',

    changes: 'Log',
    noChanges: 'Nothing yet.',

    account: 'Account',
    noAccount: 'This person cannot sign in: there is no account.',
    noAddress:
      'This person has no address of their own, cannot sign in and gets no emails. Enter one under “Edit name or email”, and there is an account.',
    disabled: 'The account is disabled.',
    rolesName: 'Roles',
    password: 'Password',
    secondFactor: 'Second step',
    yes: 'Yes',
    no: 'No',
    signedIn: 'Signed in',
    notSignedIn: 'Nowhere',
    session: (began, used) => `since ${began}, last used ${used}`,
    invitedAt: 'Last sign-in link',
    deletionDue: (day) => `This account will be deleted after ${day}.`,
    invite: 'Email a sign-in link',
    inviteHeading: 'Email a sign-in link',
    inviteText: (email) =>
      `An email goes to ${email}. Its link signs the person in once, within a week; there they can choose a password.`,
    invited: 'The email is on its way.',
    changeRoles: 'Change roles',
    rolesChanged: 'The roles are changed.',
    export: 'Export their data',
    exportFailed: 'The file could not be loaded. Please try again.',
    delete: 'Delete …',
    deleteHeading: 'Delete this person',
    deleteText:
      'The account, the training and everything else stored about this person will be deleted in 14\u00a0days; bookings, passes and fees stay in the counts without the name, and what is kept for a while is listed on their page “Your data”. Until then you or they can call it off. They are told by email. It does not end a contract.',
    deleteAction: 'Delete in 14\u00a0days',
    deletionAsked: 'The account will be deleted in 14\u00a0days.',
    keep: 'Call the deletion off',
    kept: 'The account stays.',
  },
  de: {
    loading: 'Person',
    back: 'Alle Personen',
    edit: 'Name oder E-Mail ändern',
    editHeading: 'Name oder E-Mail ändern',
    editConsequence:
      'Mit einer neuen E-Mail-Adresse wird die Person überall abgemeldet. Danach meldet sie sich mit der neuen an.',
    saved: 'Gespeichert.',
    older: (count) => `${count} ältere anzeigen`,

    bookings: 'Buchungen',
    ahead: 'Kommende Buchungen',
    noneAhead: 'Nichts gebucht.',
    waits: 'Wartelisten',
    waiting: 'Wartet',
    offered: (until) => `Platz angeboten bis ${until}`,
    past: 'Letzte Buchungen',
    nonePast: 'Noch keine.',
    states: {
      booked: 'Gebucht',
      attended: 'War da',
      unmarked: 'Nicht als anwesend markiert',
      canceled_free: 'Rechtzeitig abgesagt',
      canceled_late: 'Spät abgesagt',
      canceled_by_studio: 'Kurs abgesagt',
      canceled: 'Abgesagt',
    },

    fees: 'Gebühren',
    noFees: 'Keine Gebühren.',

    training: 'Training',
    visits: 'Kurse insgesamt',
    visitsRecently: 'In den letzten 30\u00a0Tagen',
    firstVisit: 'Erster Kurs',
    lastVisit: 'Letzter Kurs',
    sets: 'Eingetragene Sätze',
    records: 'Rekorde',
    never: 'keiner',

    declarations: 'Erklärungen',
    kinds: { termination: 'Kündigung', withdrawal: 'Widerruf' },
    received: (moment) => `eingegangen ${moment}`,
    endsOn: (day) => `zum ${day}`,
    asSoonAsPossible: 'zum nächstmöglichen Zeitpunkt',

    notes: 'Notizen',
    notesHint:
      'Fürs Team. Die Person kann Notizen im Export ihrer Daten lesen. Schreib nichts zur Gesundheit hinein.',
    note: 'Notiz',
    addNote: 'Notiz hinzufügen',
    noteAdded: 'Die Notiz ist gespeichert.',
    editNote: 'Ändern',
    noteSaved: 'Die Notiz ist gespeichert.',
    deleteNote: 'Löschen',
    noteDeleted: 'Die Notiz ist gelöscht.',
    noteChanged: 'geändert',
    formerColleague: 'Ein früheres Teammitglied',

    changes: 'Protokoll',
    noChanges: 'Noch nichts.',

    account: 'Konto',
    noAccount: 'Diese Person kann sich nicht anmelden: Es gibt kein Konto.',
    noAddress:
      'Diese Person hat keine eigene Adresse, kann sich nicht anmelden und bekommt keine Mails. Trag unter „Name oder E-Mail ändern“ eine ein, dann gibt es ein Konto.',
    disabled: 'Das Konto ist gesperrt.',
    rolesName: 'Rollen',
    password: 'Passwort',
    secondFactor: 'Zweiter Schritt',
    yes: 'Ja',
    no: 'Nein',
    signedIn: 'Angemeldet',
    notSignedIn: 'Nirgends',
    session: (began, used) => `seit ${began}, zuletzt genutzt ${used}`,
    invitedAt: 'Letzter Anmeldelink',
    deletionDue: (day) => `Dieses Konto wird nach dem ${day} gelöscht.`,
    invite: 'Anmeldelink mailen',
    inviteHeading: 'Anmeldelink mailen',
    inviteText: (email) =>
      `Eine Mail geht an ${email}. Der Link darin meldet die Person einmal an und gilt eine Woche; dort kann sie ein Passwort wählen.`,
    invited: 'Die Mail ist unterwegs.',
    changeRoles: 'Rollen ändern',
    rolesChanged: 'Die Rollen sind geändert.',
    export: 'Daten exportieren',
    exportFailed: 'Die Datei konnte nicht geladen werden. Versuch es bitte noch einmal.',
    delete: 'Löschen …',
    deleteHeading: 'Diese Person löschen',
    deleteText:
      'Konto, Training und alles andere, was über diese Person gespeichert ist, wird in 14\u00a0Tagen gelöscht. Buchungen, Pakete und Gebühren bleiben ohne den Namen in den Zahlen; was wir sonst noch eine Weile behalten, steht auf ihrer Seite „Deine Daten“. Bis dahin kannst du oder die Person es zurücknehmen. Die Person erfährt davon per Mail. Ein Vertrag endet dadurch nicht.',
    deleteAction: 'In 14\u00a0Tagen löschen',
    deletionAsked: 'Das Konto wird in 14\u00a0Tagen gelöscht.',
    keep: 'Löschung abbrechen',
    kept: 'Das Konto bleibt.',
  },
};
