import { CENTS_PER_EURO } from '../language/euro-words.ts';
import { berlinDate, berlinIso, berlinTime, type CivilDate } from '../calendar/studio-calendar.ts';

/** A cell: a text, a number, yes or no, a moment, a day, an amount of money, or nothing. */
export type CsvCell =
  | string
  | number
  | boolean
  | null
  | Date
  | { readonly day: CivilDate }
  | { readonly cents: number };

/** How a file is written, which depends on what opens it. */
interface CsvForm {
  readonly separator: ',' | ';';
  readonly lineEnd: '\r\n' | '\n';
  /** Spreadsheets take a file without a byte order mark for Windows-1252. */
  readonly hasByteOrderMark: boolean;
  /** Signs after which a program that splits cells otherwise begins a new one; null: no program calculates. */
  readonly guardedAfter: string | null;
  /** Numbers, days and moments as a German spreadsheet reads them. */
  readonly isGerman: boolean;
}

/** For the German desk: a double click opens it in Excel, with cells, umlauts, numbers and times in their places. */
export const DESK_SHEET: CsvForm = {
  separator: ';',
  lineEnd: '\r\n',
  hasByteOrderMark: true,
  guardedAfter: String.raw`,;\t\r\n`,
  isGerman: true,
};

/** For other programs, and for spreadsheets besides: RFC 4180, decimal point, times in ISO 8601. */
export const DATA_SHEET: CsvForm = {
  separator: ',',
  lineEnd: '\r\n',
  hasByteOrderMark: true,
  guardedAfter: String.raw`;\t\r\n`,
  isGerman: false,
};

/** For our own import: every text as it is. */
export const IMPORT_FILE: CsvForm = {
  separator: ',',
  lineEnd: '\n',
  hasByteOrderMark: false,
  guardedAfter: null,
  isGerman: false,
};

const BYTE_ORDER_MARK = '\uFEFF';

/** A whole file: the row that names the columns, and the rows below. */
export function csvText(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  form: CsvForm,
): string {
  const lines = [header, ...rows].map((row) => csvRow(row, form) + form.lineEnd);
  return (form.hasByteOrderMark ? BYTE_ORDER_MARK : '') + lines.join('');
}

/** One row, without its line end. */
export function csvRow(cells: readonly CsvCell[], form: CsvForm): string {
  return cells.map((cell) => csvCell(cell, form)).join(form.separator);
}

function csvCell(cell: CsvCell, form: CsvForm): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(harmlessText(cell, form));
  if (typeof cell === 'boolean') return String(cell);
  if (typeof cell === 'number') return decimal(String(cell), form);
  if (cell instanceof Date) return moment(cell, form);
  return 'day' in cell ? day(cell.day, form) : decimal((cell.cents / CENTS_PER_EURO).toFixed(2), form);
}

/** A quote inside is written twice. Cells with any separator are quoted: not every program knows which one is meant. */
function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text as written in a file of this form. Where a spreadsheet would take it for a formula there is an apostrophe: at its
 * start, and after what begins another cell in programs that split elsewhere, or that end a row at a line feed despite the
 * quotes. Full-width characters count as well.
 */
export function harmlessText(text: string, { guardedAfter }: CsvForm): string {
  if (guardedAfter === null) return text;
  const formulaStart = new RegExp(`(?:^|[${guardedAfter}])["'\\s]*(?=[=+\\-@＝＋－＠])`, 'g');
  const harmless = text.replaceAll(formulaStart, "$&'");
  // Spreadsheets skip these and look at what follows.
  return /^[\t\r\n]/.test(harmless) ? `'${harmless}` : harmless;
}

function decimal(text: string, { isGerman }: CsvForm): string {
  return isGerman ? text.replace('.', ',') : text;
}

/** '27.11.2026', or '2026-11-27'. */
function day(date: CivilDate, { isGerman }: CsvForm): string {
  return isGerman ? date.split('-').toReversed().join('.') : date;
}

/** '27.11.2026 18:30' as Berlin's clocks show it, or ISO 8601 with the offset. */
function moment(instant: Date, form: CsvForm): string {
  return form.isGerman ? `${day(berlinDate(instant), form)} ${berlinTime(instant)}` : berlinIso(instant);
}
