import type { PartnerVisit } from '@lifted/contract/desk/desk-partners';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { csvText, DESK_SHEET, type CsvCell } from '@lifted/domain/files/csv-text';
import type { CountedVisit, PayoutComparison, PayoutLine } from '@lifted/domain/partners/payout';
import { centsOfCell, dayOfCell } from '@lifted/domain/partners/payout-cells';
import { linesOf, rowsOf, type CsvFile } from '../../parts/files/read-csv.ts';
import { folded } from '../../parts/files/folded-heading.ts';

/** What a list of a payout may say of each visit. */
export const PAYOUT_COLUMNS = ['day', 'reference', 'name', 'amount'] as const;
export type PayoutColumn = (typeof PAYOUT_COLUMNS)[number];

/** The column of each in the file; null: it has none. */
export type PayoutColumns = Readonly<Record<PayoutColumn, number | null>>;

/** A line of the file, by the number an editor shows beside it. */
export interface NumberedLine extends PayoutLine {
  readonly number: number;
}

/** A visit as the desk reads it, with what it is compared by. */
export interface ComparedVisit extends CountedVisit {
  readonly visit: PartnerVisit;
}

const HEADINGS: Readonly<Record<PayoutColumn, readonly string[]>> = {
  day: ['datum', 'tag', 'date', 'day', 'checkin', 'besuch', 'visit', 'zeitpunkt', 'start', 'termin'],
  reference: ['referenz', 'reference', 'buchung', 'booking', 'nummer', 'number', 'code', 'id'],
  name: ['name', 'mitglied', 'member', 'gast', 'guest', 'kunde', 'customer', 'teilnehmer'],
  amount: ['betrag', 'amount', 'vergutung', 'auszahlung', 'payout', 'preis', 'price', 'summe', 'eur'],
};

/** 'id' is a part of too many words. */
const SHORTEST_PART = 4;

/** Which column is likely to be which: by whole headings first, then by part of them; none twice. */
export function guessColumns(header: readonly string[]): PayoutColumns {
  const found = header.map(folded);
  const columns: Record<PayoutColumn, number | null> = {
    day: null,
    reference: null,
    name: null,
    amount: null,
  };
  const take = (fits: (heading: string, known: string) => boolean) => {
    for (const column of PAYOUT_COLUMNS) {
      if (columns[column] !== null) continue;
      const taken = Object.values(columns);
      const at = found.findIndex(
        (heading, index) => !taken.includes(index) && HEADINGS[column].some((known) => fits(heading, known)),
      );
      if (at !== -1) columns[column] = at;
    }
  };
  take((heading, known) => heading === known);
  take((heading, known) => known.length >= SHORTEST_PART && heading.includes(known));
  return columns;
}

/** The lines of a file below its header, without empty ones. */
export function payoutLines(file: CsvFile, columns: PayoutColumns): readonly NumberedLine[] {
  const lines: NumberedLine[] = [];
  let number = 1;
  for (const [at, row] of rowsOf(file).entries()) {
    const cell = (column: PayoutColumn) => row[columns[column] ?? -1]?.trim() ?? '';
    if (at > file.headerAt && PAYOUT_COLUMNS.some((column) => column !== 'amount' && cell(column) !== '')) {
      lines.push({
        number,
        day: dayOfCell(cell('day')),
        name: cell('name'),
        reference: cell('reference'),
        cents: centsOfCell(cell('amount')),
      });
    }
    number += linesOf(row);
  }
  return lines;
}

/** A visit with what it is compared by. */
export function comparedVisit(visit: PartnerVisit): ComparedVisit {
  return {
    visit,
    day: berlinDate(new Date(visit.start_datetime)),
    name: visit.name,
    reference: visit.reference,
  };
}

/** What all lines pay together; null where none names an amount. */
export function payoutSum(lines: readonly PayoutLine[]): number | null {
  const amounts = lines.flatMap(({ cents }) => (cents === null ? [] : [cents]));
  return amounts.length === 0 ? null : amounts.reduce((sum, cents) => sum + cents, 0);
}

/** Names of the columns and of the two kinds of difference, in the language of the file. */
export interface DifferenceWords {
  readonly header: readonly [string, string, string, string, string, string];
  readonly isUnpaid: string;
  readonly isUnknown: string;
}

/** What differs, as a file that can be sent to the partner. */
export function differencesFile(
  { unpaid, unknown }: PayoutComparison<ComparedVisit, NumberedLine>,
  words: DifferenceWords,
): Blob {
  const dayCell = (day: string | null): CsvCell => day && { day };
  const rows: CsvCell[][] = [
    ...unpaid.map(({ day, name, reference, visit }) => [
      words.isUnpaid,
      dayCell(day),
      visit.timer_name,
      name,
      reference,
      null,
    ]),
    ...unknown.map(({ day, name, reference, number }) => [
      words.isUnknown,
      dayCell(day),
      null,
      name,
      reference,
      number,
    ]),
  ];
  return new Blob([csvText(words.header, rows, DESK_SHEET)], { type: 'text/csv' });
}
