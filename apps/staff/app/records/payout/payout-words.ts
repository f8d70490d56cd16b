import type { InBothLanguages } from '@lifted/domain/language/language';
import type { DifferenceWords, PayoutColumn } from './payout-file.ts';

interface PayoutWords {
  readonly choose: string;
  readonly hint: string;
  readonly unreadable: string;
  readonly columns: string;
  readonly column: Readonly<Record<PayoutColumn, string>>;
  readonly notThere: string;
  readonly nothingToCompareBy: string;
  readonly result: (paid: number, visits: number) => string;
  readonly sum: (amount: string) => string;
  readonly withoutDay: (lines: number) => string;
  readonly unpaid: (visits: number) => string;
  readonly unknown: (lines: number) => string;
  readonly agrees: string;
  readonly line: (number: number) => string;
  readonly nameless: string;
  readonly file: DifferenceWords;
  readonly fileName: string;
}

/** Words of holding a partner's payout against who came. */
export const PAYOUT_WORDS: InBothLanguages<PayoutWords> = {
  en: {
    choose: 'Compare with the payout',
    hint: 'The partner’s list of what it pays for, as CSV. It stays in this browser.',
    unreadable: 'There is no table in this file. Save it as CSV and choose it again.',
    columns: 'Where the file says what',
    column: { day: 'Day', reference: 'Reference', name: 'Name', amount: 'Amount' },
    notThere: 'Nowhere',
    nothingToCompareBy: 'Choose the column of the reference or of the name.',
    result: (paid, visits) => `Paid: ${paid} of ${visits} ${visits === 1 ? 'visit' : 'visits'}`,
    sum: (amount) => `The list adds up to ${amount}.`,
    withoutDay: (lines) =>
      lines === 1
        ? 'One line has no day that can be read; it counts for the earliest visit that fits.'
        : `${lines} lines have no day that can be read; they count for the earliest visits that fit.`,
    unpaid: (visits) => `Not in the list: ${visits}`,
    unknown: (lines) => `In the list, but nobody was marked present: ${lines}`,
    agrees: 'The list and the visits agree.',
    line: (number) => `Line ${number}`,
    nameless: 'No name',
    file: {
      header: ['difference', 'day', 'class', 'guest', 'reference', 'line'],
      isUnpaid: 'not in the list',
      isUnknown: 'nobody marked present',
    },
    fileName: 'differences',
  },
  de: {
    choose: 'Mit der Auszahlung vergleichen',
    hint: 'Die Liste des Partners, was er bezahlt, als CSV. Sie bleibt in diesem Browser.',
    unreadable: 'In dieser Datei steht keine Tabelle. Bitte als CSV speichern und noch einmal wählen.',
    columns: 'Wo in der Datei was steht',
    column: { day: 'Tag', reference: 'Referenz', name: 'Name', amount: 'Betrag' },
    notThere: 'Nirgends',
    nothingToCompareBy: 'Bitte angeben, wo die Referenz oder der Name steht.',
    result: (paid, visits) => `Bezahlt: ${paid} von ${visits} ${visits === 1 ? 'Besuch' : 'Besuchen'}`,
    sum: (amount) => `Die Liste ergibt zusammen ${amount}.`,
    withoutDay: (lines) =>
      lines === 1
        ? 'In einer Zeile ist kein Tag zu lesen; sie zählt für den frühesten Besuch, der passt.'
        : `In ${lines} Zeilen ist kein Tag zu lesen; sie zählen für die frühesten Besuche, die passen.`,
    unpaid: (visits) => `Nicht in der Liste: ${visits}`,
    unknown: (lines) => `In der Liste, aber niemand war da: ${lines}`,
    agrees: 'Liste und Besuche stimmen überein.',
    line: (number) => `Zeile ${number}`,
    nameless: 'Ohne Namen',
    file: {
      header: ['Unterschied', 'Tag', 'Kurs', 'Gast', 'Referenz', 'Zeile'],
      isUnpaid: 'nicht in der Liste',
      isUnknown: 'niemand war da',
    },
    fileName: 'unterschiede',
  },
};
