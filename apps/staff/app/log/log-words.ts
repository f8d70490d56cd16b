import type { InBothLanguages } from '@lifted/domain/language/language';

interface LogWords {
  readonly heading: string;
  readonly lead: string;
  readonly withLooks: string;
  readonly older: string;
  readonly none: string;
  readonly undo: string;
  readonly undone: string;
  readonly wasUndone: string;
  readonly takesBack: string;
  readonly operator: string;
  readonly studio: string;
  readonly formerColleague: string;
  readonly nothing: string;
  readonly details: string;
  /** Actions in words; of others the log shows their own name. */
  readonly actions: Readonly<Record<string, string>>;
}

export const LOG_WORDS: InBothLanguages<LogWords> = {
  en: {
    heading: 'Log',
    lead: 'What was changed, by whom, and whose data was looked at.',
    withLooks: 'Show who looked at data too',
    older: 'Show older entries',
    none: 'Nothing was changed yet.',
    undo: 'Undo',
    undone: 'Undone.',
    wasUndone: 'Undone later',
    takesBack: 'Takes back an earlier change',
    operator: 'Command line',
    studio: 'The server',
    formerColleague: 'Somebody who has left',
    nothing: 'nothing',
    details: 'What changed',
    actions: {
      'add-product': 'added the product',
      'edit-product': 'changed the product',
      'remove-product': 'removed the product',
      'add-location': 'added the room',
      'edit-location': 'changed the room',
      'remove-location': 'removed the room',
      'add-coach': 'added the coach',
      'edit-coach': 'changed the coach',
      'remove-coach': 'removed the coach',
      'add-week-template': 'added to the repeating week',
      'edit-week-template': 'changed in the repeating week',
      'remove-week-template': 'removed from the repeating week',
      'split-week-template': 'changed from a day on in the repeating week',
      'join-week-template': 'took the change from a day on back',
      'repeat-week': 'let a week repeat',
      'stop-repeating-week': 'stopped repeating a week',
      'add-closure': 'added closed days',
      'edit-closure': 'changed closed days',
      'remove-closure': 'removed closed days',
      'edit-class': 'changed the class',
      'cancel-class': 'cancelled the class',
      'restore-class': 'restored the class',
      'book-for-member': 'booked a class for',
      'remove-booking': 'took out of a class',
      'add-guest': 'entered a partner guest in',
      'remove-guest': 'removed a partner guest from',
      'check-in': 'changed who was there:',
      'close-roster': 'closed the roster of',
      'reopen-roster': 'opened the roster again of',
      'handle-declaration': 'dealt with a declaration',
      'handle-application': 'dealt with an application',
      'handle-trial': 'dealt with a test workout',
      'reopen-declaration': 'opened a declaration again',
      'reopen-application': 'opened an application again',
      'reopen-trial': 'opened a test workout again',
      'visitor-became-member': 'made a visitor a member',
      'look-at-customer': 'looked at the data of',
    },
  },
  de: {
    heading: 'Protokoll',
    lead: 'Was geändert wurde und von wem, und wessen Daten angesehen wurden.',
    withLooks: 'Auch zeigen, wer Daten angesehen hat',
    older: 'Ältere Einträge zeigen',
    none: 'Noch wurde nichts geändert.',
    undo: 'Rückgängig',
    undone: 'Zurückgenommen.',
    wasUndone: 'Später zurückgenommen',
    takesBack: 'Nimmt eine frühere Änderung zurück',
    operator: 'Kommandozeile',
    studio: 'Der Server',
    formerColleague: 'Jemand, der nicht mehr hier arbeitet',
    nothing: 'nichts',
    details: 'Was sich geändert hat',
    actions: {
      'add-product': 'hat ein Angebot angelegt',
      'edit-product': 'hat ein Angebot geändert',
      'remove-product': 'hat ein Angebot entfernt',
      'add-location': 'hat einen Raum angelegt',
      'edit-location': 'hat einen Raum geändert',
      'remove-location': 'hat einen Raum entfernt',
      'add-coach': 'hat einen Coach angelegt',
      'edit-coach': 'hat einen Coach geändert',
      'remove-coach': 'hat einen Coach entfernt',
      'add-week-template': 'hat einen wiederkehrenden Kurs angelegt',
      'edit-week-template': 'hat einen wiederkehrenden Kurs geändert',
      'remove-week-template': 'hat einen wiederkehrenden Kurs entfernt',
      'split-week-template': 'hat einen wiederkehrenden Kurs ab einem Tag geändert',
      'join-week-template': 'hat die Änderung ab einem Tag zurückgenommen',
      'repeat-week': 'hat eine Woche wiederkehren lassen',
      'stop-repeating-week': 'hat eine wiederkehrende Woche beendet',
      'add-closure': 'hat freie Tage angelegt',
      'edit-closure': 'hat freie Tage geändert',
      'remove-closure': 'hat freie Tage entfernt',
      'edit-class': 'hat den Kurs geändert:',
      'cancel-class': 'hat den Kurs abgesagt:',
      'restore-class': 'hat den Kurs wiederhergestellt:',
      'book-for-member': 'hat einen Kurs gebucht für',
      'remove-booking': 'hat aus einem Kurs genommen:',
      'add-guest': 'hat einen Partnergast eingetragen:',
      'remove-guest': 'hat einen Partnergast entfernt:',
      'check-in': 'hat die Anwesenheit geändert:',
      'close-roster': 'hat die Teilnahmeliste abgeschlossen:',
      'reopen-roster': 'hat die Teilnahmeliste wieder geöffnet:',
      'handle-declaration': 'hat eine Erklärung erledigt',
      'handle-application': 'hat eine Bewerbung erledigt',
      'handle-trial': 'hat ein Probetraining erledigt',
      'reopen-declaration': 'hat eine Erklärung wieder geöffnet',
      'reopen-application': 'hat eine Bewerbung wieder geöffnet',
      'reopen-trial': 'hat ein Probetraining wieder geöffnet',
      'visitor-became-member': 'hat einen Gast zum Mitglied gemacht',
      'look-at-customer': 'hat Daten angesehen von',
    },
  },
};
