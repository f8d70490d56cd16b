import type { InBothLanguages } from '@lifted/domain/language/language';

export interface TimetableWords {
  readonly heading: string;
  readonly planHeading: string;
  readonly planLead: string;
  readonly earlier: string;
  readonly later: string;
  readonly today: string;
  readonly plan: string;
  readonly calendar: string;
  readonly toTimetable: string;
  readonly ownOnly: string;
  readonly keys: string;
  readonly noClasses: string;
  readonly closed: (reason: string) => string;
  readonly places: (taken: number, capacity: number) => string;
  readonly waiting: (waiting: number) => string;
  readonly canceled: string;
  readonly detached: string;
  readonly substituteWanted: string;
  readonly rosterOpen: string;
  readonly clash: Readonly<Record<'coach' | 'location', string>>;
  readonly clashes: (count: number) => string;
  /** Equipment a room has for fewer people than a class has places. */
  readonly short: (equipment: string, has: number) => string;
  readonly shortClasses: (count: number) => string;
  readonly moving: string;
  readonly moveQuestion: (name: string, to: string) => string;
  readonly moved: (name: string, to: string) => string;
  readonly weekdays: readonly string[];
  readonly templates: string;
  readonly addClass: string;
  readonly addClassHint: string;
  readonly addTemplate: string;
  readonly suggestedHint: string;
  readonly newClassOn: (day: string) => string;
  readonly addedClass: string;
  readonly savedTemplate: string;
  readonly noTemplates: string;
  readonly name: string;
  readonly weekday: string;
  readonly startTime: string;
  readonly coach: string;
  readonly room: string;
  readonly capacity: string;
  readonly everyWeeks: string;
  readonly everyWeeksHint: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly validUntilHint: string;
  readonly changesClasses: string;
  readonly every: (weeks: number) => string | null;
  readonly until: (day: string) => string;
  readonly from: (day: string) => string;
  readonly removedTemplate: string;
  readonly edit: string;
  readonly closures: string;
  readonly addClosure: string;
  readonly savedClosure: string;
  readonly removedClosure: string;
  readonly noClosures: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly reason: string;
  readonly closureWarning: string;
}

/** Words of the timetable and of what repeats in it. */
export const TIMETABLE_WORDS: InBothLanguages<TimetableWords> = {
  en: {
    heading: 'Timetable',
    planHeading: 'Repeating week',
    planLead: 'Classes are scheduled eight weeks ahead. A class you change by hand stays as you left it.',
    earlier: 'Week before',
    later: 'Week after',
    today: 'Today',
    plan: 'Repeating week and closed days',
    calendar: 'In a calendar',
    toTimetable: 'To the timetable',
    ownOnly: 'Only my classes',
    keys: 'L leads to the classes, arrow keys go from one to the next, Enter opens one. M moves a class to another time; Alt with the arrow keys by a day or a quarter of an hour, with Shift by an hour. The space bar selects one. N adds a class, Enter does so on the empty place of a day. J and K lead to other weeks. All keys: ?',
    noClasses: 'No classes',
    closed: (reason) => `Closed: ${reason}`,
    places: (taken, capacity) => `${taken} of ${capacity}`,
    waiting: (waiting) => `${waiting} waiting`,
    canceled: 'Cancelled',
    detached: 'Changed by hand',
    substituteWanted: 'Substitute wanted',
    rosterOpen: 'Roster not closed',
    clash: { coach: 'Coach twice', location: 'Room twice' },
    clashes: (count) => (count === 1 ? '1 clash this week' : `${count} clashes this week`),
    short: (equipment, has) => (has === 0 ? `No ${equipment}` : `${equipment} for only ${has}`),
    shortClasses: (count) =>
      count === 1 ? '1 class with too little equipment' : `${count} classes with too little equipment`,
    moving: 'Moving …',
    moveQuestion: (name, to) => `Move ${name} to ${to}?`,
    moved: (name, to) => `${name} is on ${to}.`,
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    templates: 'Every week',
    addClass: 'Add a class',
    addClassHint: 'On this day only; members see it at once.',
    addTemplate: 'Add a repeating class',
    suggestedHint: 'Coach and room as a week before at this hour. On this day only; members see it at once.',
    newClassOn: (day) => `New class on ${day}`,
    addedClass: 'The class is in the timetable.',
    savedTemplate: 'Saved, and the weeks ahead are scheduled.',
    noTemplates: 'Nothing repeats yet. Open a week in the timetable and repeat it, or add a class here.',
    name: 'Name',
    weekday: 'Day',
    startTime: 'Start',
    coach: 'Coach',
    room: 'Room',
    capacity: 'Places',
    everyWeeks: 'Repeats every … weeks',
    everyWeeksHint: '1 is every week; counted from the week of the first day',
    validFrom: 'First day',
    validUntil: 'Last day',
    validUntilHint: 'Empty: it has no end',
    changesClasses:
      'Changes the classes ahead that nobody changed by hand. Members with a place are told about another coach, room or time.',
    every: (weeks) => (weeks === 1 ? null : `every ${weeks}\u00a0weeks`),
    until: (day) => `until ${day}`,
    from: (day) => `from ${day}`,
    removedTemplate: 'Removed, with the classes ahead nobody has a place in.',
    edit: 'Edit',
    closures: 'Closed days',
    addClosure: 'Add closed days',
    savedClosure: 'Saved. Classes on these days are cancelled.',
    removedClosure: 'Open again on these days.',
    noClosures: 'No closed days are planned.',
    fromDay: 'First day',
    untilDay: 'Last day',
    reason: 'Reason',
    closureWarning:
      'Classes on these days are cancelled; everybody with a place is told and owes nothing. You’ll see which classes before anything is saved.',
  },
  de: {
    heading: 'Kursplan',
    planHeading: 'Wochenvorlage',
    planLead: 'Kurse stehen acht Wochen im Voraus im Plan. Ein von Hand geänderter Kurs bleibt, wie er ist.',
    earlier: 'Woche davor',
    later: 'Woche danach',
    today: 'Heute',
    plan: 'Wochenvorlage und Schließtage',
    calendar: 'Als Kalender',
    toTimetable: 'Zum Kursplan',
    ownOnly: 'Nur meine Kurse',
    keys: 'L führt zu den Kursen, die Pfeiltasten von Kurs zu Kurs, Enter öffnet einen. M verschiebt einen Kurs auf eine andere Uhrzeit; Alt und Pfeiltaste um einen Tag oder eine Viertelstunde, mit Umschalt um eine Stunde. Die Leertaste wählt einen aus. N legt einen Kurs an, Enter ebenso auf dem freien Platz eines Tages. J und K führen zu anderen Wochen. Alle Tasten: ?',
    noClasses: 'Keine Kurse',
    closed: (reason) => `Geschlossen: ${reason}`,
    places: (taken, capacity) => `${taken} von ${capacity}`,
    waiting: (waiting) => (waiting === 1 ? '1 wartet' : `${waiting} warten`),
    canceled: 'Fällt aus',
    detached: 'Von Hand geändert',
    substituteWanted: 'Vertretung gesucht',
    rosterOpen: 'Liste nicht abgeschlossen',
    clash: { coach: 'Coach doppelt', location: 'Raum doppelt' },
    clashes: (count) =>
      count === 1 ? '1 Überschneidung in dieser Woche' : `${count} Überschneidungen in dieser Woche`,
    short: (equipment, has) => (has === 0 ? `Ohne ${equipment}` : `${equipment} nur für ${has}`),
    shortClasses: (count) =>
      count === 1 ? '1 Kurs mit zu wenig Geräten' : `${count} Kurse mit zu wenig Geräten`,
    moving: 'Wird verschoben …',
    moveQuestion: (name, to) => `${name} auf ${to} verschieben?`,
    moved: (name, to) => `${name} ist jetzt am ${to}.`,
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    templates: 'Jede Woche',
    addClass: 'Kurs anlegen',
    addClassHint: 'Nur an diesem Tag; Mitglieder sehen ihn sofort.',
    addTemplate: 'Kurs in der Wochenvorlage anlegen',
    suggestedHint:
      'Coach und Raum wie eine Woche davor um diese Zeit. Nur an diesem Tag; Mitglieder sehen ihn sofort.',
    newClassOn: (day) => `Neuer Kurs am ${day}`,
    addedClass: 'Der Kurs steht im Kursplan.',
    savedTemplate: 'Gespeichert, die Wochen im Voraus sind geplant.',
    noTemplates:
      'Noch wiederholt sich nichts. Öffne im Kursplan eine Woche und wiederhol sie, oder leg hier einen Kurs an.',
    name: 'Name',
    weekday: 'Tag',
    startTime: 'Beginn',
    coach: 'Coach',
    room: 'Raum',
    capacity: 'Plätze',
    everyWeeks: 'Rhythmus in Wochen',
    everyWeeksHint: '1 heißt jede Woche; gezählt ab der Woche des ersten Tages',
    validFrom: 'Erster Tag',
    validUntil: 'Letzter Tag',
    validUntilHint: 'Leer: ohne Ende',
    changesClasses:
      'Ändert die künftigen Kurse, die niemand von Hand geändert hat. Wer einen Platz hat, erfährt es, wenn sich Coach, Raum oder Zeit ändern.',
    every: (weeks) => (weeks === 1 ? null : `alle ${weeks}\u00a0Wochen`),
    until: (day) => `bis ${day}`,
    from: (day) => `ab ${day}`,
    removedTemplate: 'Entfernt, samt den künftigen Kursen ohne belegten Platz.',
    edit: 'Bearbeiten',
    closures: 'Schließtage',
    addClosure: 'Schließtage anlegen',
    savedClosure: 'Gespeichert. Kurse an diesen Tagen fallen aus.',
    removedClosure: 'An diesen Tagen ist wieder geöffnet.',
    noClosures: 'Keine Schließtage geplant.',
    fromDay: 'Erster Tag',
    untilDay: 'Letzter Tag',
    reason: 'Grund',
    closureWarning:
      'Kurse an diesen Tagen fallen aus; wer einen Platz hat, erfährt es und schuldet nichts. Was genau geschieht, siehst du vor dem Speichern.',
  },
};
