import type { InBothLanguages } from '@lifted/domain/language/language';

interface BulkWords {
  readonly select: string;
  readonly stop: string;
  readonly selection: string;
  readonly selectOne: (start: string, name: string) => string;
  readonly selected: (count: number) => string;
  readonly change: string;
  readonly cancel: string;
  readonly edit: string;
  readonly changeHeading: (count: number) => string;
  readonly cancelHeading: (count: number) => string;
  readonly asItIs: string;
  /** How many of the classes meet another one of the coach. */
  readonly teaches: (coach: string, times: number, classes: number) => string;
  readonly capacityHint: string;
  readonly choose: string;
  readonly fields: Readonly<Record<'coach' | 'location' | 'capacity', string>>;
  readonly isCanceled: string;
  readonly same: string;
  readonly mails: (count: number) => string;
  readonly apply: (count: number, mails: number) => string;
  readonly applyCancel: (count: number, mails: number) => string;
  readonly changed: (count: number) => string;
  readonly canceled: (count: number) => string;
  readonly blocked: string;
  readonly tickAll: string;
  readonly untickAll: string;
}

/** Words for changing several classes at once. */
export const BULK_WORDS: InBothLanguages<BulkWords> = {
  en: {
    tickAll: 'Tick all',
    untickAll: 'Untick all',
    select: 'Select classes',
    stop: 'Stop selecting',
    selection: 'Selected classes',
    selectOne: (start, name) => `Select ${start} ${name}`,
    selected: (count) => (count === 1 ? '1 class selected' : `${count} classes selected`),
    change: 'Change',
    cancel: 'Cancel classes',
    edit: 'Edit',
    changeHeading: (count) => (count === 1 ? 'Change 1 class' : `Change ${count} classes`),
    cancelHeading: (count) => (count === 1 ? 'Cancel 1 class?' : `Cancel ${count} classes?`),
    asItIs: 'As it is',
    teaches: (coach, times, classes) =>
      classes === 1
        ? `${coach} (teaches elsewhere then)`
        : `${coach} (teaches elsewhere at ${times} of ${classes})`,
    capacityHint: 'Empty: as it is',
    choose: 'Choose what is to change. What happens to each class is shown here before anything does.',
    fields: { coach: 'Coach', location: 'Room', capacity: 'Places' },
    isCanceled: 'Is cancelled',
    same: 'Stays as it is',
    mails: (count) => (count === 1 ? '1 email' : `${count} emails`),
    apply: (count, mails) =>
      `Change ${count === 1 ? '1 class' : `${count} classes`}${mails === 0 ? '' : ` and send ${mails === 1 ? '1 email' : `${mails} emails`}`}`,
    applyCancel: (count, mails) =>
      `Cancel ${count === 1 ? '1 class' : `${count} classes`}${mails === 0 ? '' : ` and send ${mails === 1 ? '1 email' : `${mails} emails`}`}`,
    changed: (count) => (count === 1 ? '1 class is changed.' : `${count} classes are changed.`),
    canceled: (count) => (count === 1 ? '1 class is cancelled.' : `${count} classes are cancelled.`),
    blocked: 'All of them change or none. Leave out those that cannot be changed.',
  },
  de: {
    tickAll: 'Alle auswählen',
    untickAll: 'Alle abwählen',
    select: 'Kurse auswählen',
    stop: 'Auswahl beenden',
    selection: 'Ausgewählte Kurse',
    selectOne: (start, name) => `${start} ${name} auswählen`,
    selected: (count) => (count === 1 ? '1 Kurs ausgewählt' : `${count} Kurse ausgewählt`),
    change: 'Ändern',
    cancel: 'Absagen',
    edit: 'Bearbeiten',
    changeHeading: (count) => (count === 1 ? '1 Kurs ändern' : `${count} Kurse ändern`),
    cancelHeading: (count) => (count === 1 ? '1 Kurs absagen?' : `${count} Kurse absagen?`),
    asItIs: 'Wie bisher',
    teaches: (coach, times, classes) =>
      classes === 1
        ? `${coach} (gibt dann einen anderen Kurs)`
        : `${coach} (gibt bei ${times} von ${classes} einen anderen Kurs)`,
    capacityHint: 'Leer: wie bisher',
    choose: 'Wähl aus, was sich ändern soll. Was mit jedem Kurs geschieht, steht hier, bevor etwas passiert.',
    fields: { coach: 'Coach', location: 'Raum', capacity: 'Plätze' },
    isCanceled: 'Fällt aus',
    same: 'Bleibt, wie er ist',
    mails: (count) => (count === 1 ? '1 Mail' : `${count} Mails`),
    apply: (count, mails) =>
      `${count === 1 ? '1 Kurs' : `${count} Kurse`} ändern${mails === 0 ? '' : ` und ${mails === 1 ? '1 Mail' : `${mails} Mails`} senden`}`,
    applyCancel: (count, mails) =>
      `${count === 1 ? '1 Kurs' : `${count} Kurse`} absagen${mails === 0 ? '' : ` und ${mails === 1 ? '1 Mail' : `${mails} Mails`} senden`}`,
    changed: (count) => (count === 1 ? '1 Kurs ist geändert.' : `${count} Kurse sind geändert.`),
    canceled: (count) => (count === 1 ? '1 Kurs ist abgesagt.' : `${count} Kurse sind abgesagt.`),
    blocked: 'Es ändern sich alle oder keiner. Lass die weg, die sich nicht ändern lassen.',
  },
};
