import type { ImportForever } from '@lifted/contract/desk/desk-import';
import { countWords } from '@lifted/domain/language/count-words';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface ImportWords {
  readonly heading: string;
  readonly lead: string;
  readonly choose: string;
  readonly dropHint: string;
  readonly unreadable: (file: string) => string;
  readonly tooMuch: string;
  readonly guessed: string;
  readonly files: string;
  readonly facts: (rows: number, encoding: string, separator: string) => string;
  readonly separators: Readonly<Record<',' | ';' | '\t', string>>;
  readonly contains: string;
  readonly nothingChosen: string;
  readonly columnsOf: (file: string) => string;
  readonly leftEmpty: string;
  readonly made: string;
  readonly notThere: string;
  readonly unnamed: (nth: number) => string;
  readonly unused: (names: string) => string;
  readonly optional: string;
  readonly remove: (file: string) => string;
  readonly brokenQuote: (line: number) => string;
  readonly sameTwice: (file: string) => string;
  readonly chooseFirst: string;
  readonly check: string;
  readonly checking: string;
  readonly stop: string;
  readonly stopped: string;
  readonly sending: string;
  readonly steps: {
    readonly reading: (file: string) => string;
    readonly waiting: string;
    readonly checking: string;
    readonly writing: (file: string) => string;
  };
  readonly faults: (count: number) => string;
  readonly nothingWritten: string;
  readonly moreFaults: (count: number) => string;
  readonly file: string;
  readonly line: string;
  readonly column: string;
  readonly what: string;
  readonly whole: Readonly<Record<'row' | 'header' | 'file', string>>;
  readonly alsoOn: (lines: string, more: number) => string;
  readonly warnings: string;
  readonly changes: string;
  readonly wasChanged: string;
  readonly noChanges: string;
  readonly otherThanSeen: string;
  readonly added: (count: number) => string;
  readonly changed: (count: number) => string;
  readonly removed: (count: number) => string;
  readonly unchanged: (count: number) => string;
  readonly kinds: Readonly<Record<'added' | 'changed' | 'removed', string>>;
  readonly firstOf: string;
  /** The list of files and columns, before any file is chosen. */
  readonly holds: string;
  readonly holdsLead: string;
  readonly empty: string;
  readonly yes: string;
  readonly no: string;
  readonly leftOut: (count: number) => string;
  readonly withoutPerson: (count: number) => string;
  readonly canBeUndone: string;
  readonly cannotBeUndone: string;
  readonly forever: Readonly<Record<ImportForever, string>>;
  readonly apply: string;
  readonly applying: string;
  readonly applied: string;
  readonly toLog: string;
  readonly further: string;
}

export const IMPORT_WORDS: InBothLanguages<ImportWords> = {
  en: {
    heading: 'Import',
    lead: 'CSV files into the studio, all or nothing. You see what would change before anything is written.',
    choose: 'Choose files',
    dropHint: 'or drop them here. CSV, together at most 32\u00a0MB.',
    unreadable: (file) => `${file} contains no CSV rows. Save a spreadsheet as “CSV UTF-8” first.`,
    tooMuch: 'Together these files are larger than 32\u00a0MB. Import them one after the other.',
    guessed:
      'Columns are recognised by their headings. Neither bsport nor Eversports documents what its exports look like, so with those it is a guess: please check every column.',
    files: 'Files',
    facts: (rows, encoding, separator) =>
      `${countWords(rows, 'en')} ${rows === 1 ? 'row' : 'rows'}, ${encoding}, ${separator}`,
    separators: { ',': 'commas', ';': 'semicolons', '\t': 'tabs' },
    contains: 'What is in it',
    nothingChosen: 'Please choose',
    columnsOf: (file) => `Columns of ${file}`,
    leftEmpty: '– empty –',
    made: '– made by us –',
    notThere: '– not in the file –',
    unnamed: (nth) => `Column ${nth}`,
    unused: (names) => `Not sent: ${names}`,
    optional: 'optional',
    remove: (file) => `Remove ${file}`,
    brokenQuote: (line) =>
      `A double quote on line ${line} is out of place or never closed. Correct it and choose the file again.`,
    sameTwice: (file) => `Two files contain ${file}. Combine them, or import one after the other.`,
    chooseFirst: 'Choose what is in each file first.',
    check: 'Check',
    checking: 'Checking …',
    stop: 'Stop',
    stopped: 'Stopped. If everything had been written already, the log says so.',
    sending: 'Sending the files …',
    steps: {
      reading: (file) => `Reading ${file} …`,
      waiting: 'Waiting for somebody else who is writing …',
      checking: 'Checking all rows …',
      writing: (file) => `Writing ${file} …`,
    },
    faults: (count) => `${countWords(count, 'en')} ${count === 1 ? 'fault' : 'faults'}`,
    nothingWritten: 'Nothing was written. Correct the files and choose them again.',
    moreFaults: (count) => `… and ${countWords(count, 'en')} more.`,
    file: 'File',
    line: 'line',
    column: 'Column',
    what: 'What is wrong',
    whole: { row: 'whole row', header: 'header', file: 'whole file' },
    alsoOn: (lines, more) => `Also on line ${lines}${more > 0 ? ` and ${countWords(more, 'en')} more` : ''}.`,
    warnings: 'Oddities that don’t stop the import',
    changes: 'What changes',
    wasChanged: 'What has changed',
    noChanges: 'Nothing differs. There is nothing to import.',
    otherThanSeen: 'The studio has changed since you checked. This is what would change now.',
    added: (count) => `${countWords(count, 'en')} new`,
    changed: (count) => `${countWords(count, 'en')} changed`,
    removed: (count) => `${countWords(count, 'en')} removed`,
    unchanged: (count) => `${countWords(count, 'en')} as before`,
    kinds: { added: 'New', changed: 'Changed', removed: 'Removed' },
    firstOf: 'The first ten of each kind.',
    holds: 'What the files hold',
    holdsLead:
      'Columns in brackets may be missing, and headings are yours to choose. An ID is the number your present program gives: the files refer to each other by it, and the same ID sent again changes the existing entry instead of adding it twice.',
    empty: 'empty',
    yes: 'yes',
    no: 'no',
    leftOut: (count) =>
      count === 1
        ? '1 row is left out, because the account was deleted.'
        : `${countWords(count, 'en')} rows are left out, because the accounts were deleted.`,
    withoutPerson: (count) =>
      count === 1
        ? '1 booking of a deleted account is taken over without a person.'
        : `${countWords(count, 'en')} bookings of deleted accounts are taken over without a person.`,
    canBeUndone: 'Can be taken back for 30\u00a0days, as long as nothing was built on it.',
    cannotBeUndone: 'Cannot be taken back, because it changes',
    forever: {
      entitlements: 'passes and memberships, whose ledger is never changed',
      roles: 'roles',
      canceled_classes: 'which classes are cancelled, of which members hear at once',
      entered_sets: 'what is shown beside sets that were entered here',
    },
    apply: 'Import',
    applying: 'Importing …',
    applied: 'Imported.',
    toLog: 'To the log',
    further: 'Import further files',
  },
  de: {
    heading: 'Import',
    lead: 'CSV-Dateien ins Studio, ganz oder gar nicht. Du siehst, was sich ändern würde, bevor etwas geschrieben wird.',
    choose: 'Dateien auswählen',
    dropHint: 'oder hierher ziehen. CSV, zusammen höchstens 32\u00a0MB.',
    unreadable: (file) =>
      `${file} enthält keine Zeilen einer CSV-Datei. Speichere eine Tabelle zuerst als „CSV UTF-8“.`,
    tooMuch: 'Zusammen sind diese Dateien größer als 32\u00a0MB. Importiere sie nacheinander.',
    guessed:
      'Spalten werden an ihren Überschriften erkannt. Weder bsport noch Eversports beschreibt, wie die Exporte aussehen, also ist das bei ihnen geraten: Prüf bitte jede Spalte.',
    files: 'Dateien',
    facts: (rows, encoding, separator) =>
      `${countWords(rows, 'de')} ${rows === 1 ? 'Zeile' : 'Zeilen'}, ${encoding}, ${separator}`,
    separators: { ',': 'Kommas', ';': 'Semikolons', '\t': 'Tabulatoren' },
    contains: 'Was darin steht',
    nothingChosen: 'Bitte wählen',
    columnsOf: (file) => `Spalten von ${file}`,
    leftEmpty: '– leer –',
    made: '– vergeben wir –',
    notThere: '– nicht in der Datei –',
    unnamed: (nth) => `Spalte ${nth}`,
    unused: (names) => `Wird nicht gesendet: ${names}`,
    optional: 'optional',
    remove: (file) => `${file} entfernen`,
    brokenQuote: (line) =>
      `In Zeile ${line} steht ein Anführungszeichen falsch oder wird nie geschlossen. Korrigier das und wähl die Datei noch einmal aus.`,
    sameTwice: (file) =>
      `Zwei Dateien enthalten ${file}. Mach eine daraus, oder importiere sie nacheinander.`,
    chooseFirst: 'Wähl zuerst für jede Datei, was darin steht.',
    check: 'Prüfen',
    checking: 'Wird geprüft …',
    stop: 'Anhalten',
    stopped: 'Angehalten. Falls schon alles geschrieben war, steht es im Protokoll.',
    sending: 'Die Dateien werden gesendet …',
    steps: {
      reading: (file) => `${file} wird gelesen …`,
      waiting: 'Wartet auf jemanden, der gerade schreibt …',
      checking: 'Alle Zeilen werden geprüft …',
      writing: (file) => `${file} wird geschrieben …`,
    },
    faults: (count) => `${countWords(count, 'de')} Fehler`,
    nothingWritten: 'Es wurde nichts geschrieben. Korrigier die Dateien und wähl sie noch einmal aus.',
    moreFaults: (count) => `… und ${countWords(count, 'de')} weitere.`,
    file: 'Datei',
    line: 'Zeile',
    column: 'Spalte',
    what: 'Was nicht stimmt',
    whole: { row: 'ganze Zeile', header: 'Kopfzeile', file: 'ganze Datei' },
    alsoOn: (lines, more) =>
      `Auch in Zeile ${lines}${more > 0 ? ` und ${countWords(more, 'de')} weiteren` : ''}.`,
    warnings: 'Auffälliges, das den Import nicht aufhält',
    changes: 'Was sich ändert',
    wasChanged: 'Was sich geändert hat',
    noChanges: 'Es gibt keine Unterschiede, also nichts zu importieren.',
    otherThanSeen: 'Das Studio hat sich geändert, seit du geprüft hast. Das hier würde sich jetzt ändern.',
    added: (count) => `${countWords(count, 'de')} neu`,
    changed: (count) => `${countWords(count, 'de')} geändert`,
    removed: (count) => `${countWords(count, 'de')} entfernt`,
    unchanged: (count) => `${countWords(count, 'de')} wie bisher`,
    kinds: { added: 'Neu', changed: 'Geändert', removed: 'Entfernt' },
    firstOf: 'Die ersten zehn jeder Art.',
    holds: 'Was in die Dateien gehört',
    holdsLead:
      'Spalten in Klammern können fehlen, die Überschriften sind frei. Eine ID ist die Nummer aus deinem bisherigen Programm: Mit ihr verweisen die Dateien aufeinander, und dieselbe ID noch einmal ändert, was da ist, statt es doppelt anzulegen.',
    empty: 'leer',
    yes: 'ja',
    no: 'nein',
    leftOut: (count) =>
      count === 1
        ? '1 Zeile bleibt weg, weil das Konto gelöscht wurde.'
        : `${countWords(count, 'de')} Zeilen bleiben weg, weil die Konten gelöscht wurden.`,
    withoutPerson: (count) =>
      count === 1
        ? '1 Buchung eines gelöschten Kontos wird ohne Person übernommen.'
        : `${countWords(count, 'de')} Buchungen gelöschter Konten werden ohne Person übernommen.`,
    canBeUndone: 'Lässt sich 30\u00a0Tage lang zurücknehmen, solange nichts darauf aufbaut.',
    cannotBeUndone: 'Lässt sich nicht zurücknehmen, denn es ändert',
    forever: {
      entitlements: 'Pakete und Mitgliedschaften, deren Einträge nie geändert werden',
      roles: 'Rollen',
      canceled_classes: 'welche Kurse abgesagt sind, was Mitglieder sofort erfahren',
      entered_sets: 'was neben Sätzen steht, die hier eingetragen wurden',
    },
    apply: 'Importieren',
    applying: 'Wird importiert …',
    applied: 'Importiert.',
    toLog: 'Zum Protokoll',
    further: 'Weitere Dateien importieren',
  },
};
