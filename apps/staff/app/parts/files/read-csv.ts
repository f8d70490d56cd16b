import Papa from 'papaparse';

const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A file of cells. */
export interface CsvFile {
  readonly text: string;
  readonly separator: Separator;
  /** Index of the row that names the columns. */
  readonly headerAt: number;
  readonly header: readonly string[];
  /** The first row below, as an example of what the columns hold. */
  readonly example: readonly string[];
  /** Three rows, those with letters outside ASCII before others. */
  readonly samples: readonly (readonly string[])[];
  /** Rows below the header that hold anything. */
  readonly rows: number;
  /** The line of a double quote that is out of place or never closed; null if all are well. */
  readonly brokenQuoteOn: number | null;
}

/** 'sep=;', which some spreadsheets write before the first row. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?\s*$/i;

/** Recognises separator and header; undefined for a file without any row. */
export function readCsv(text: string): CsvFile | undefined {
  const separator = separatorIn(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator });
  const headerAt = data.findIndex((row) => isFilled(row) && !isSeparatorLine(row));
  const header = data[headerAt];
  if (header === undefined) return undefined;
  const below = data.slice(headerAt + 1).filter(isFilled);
  const broken = errors.find(({ type }) => type === 'Quotes')?.row;
  return {
    text,
    separator,
    headerAt,
    header: header.map((name) => name.trim()),
    example: below[0] ?? [],
    samples: samplesOf(below),
    rows: below.length,
    brokenQuoteOn: broken === undefined ? null : lineOf(data, broken),
  };
}

/** All rows of a file, the header and what is before it included. */
export function rowsOf({ text, separator }: CsvFile): string[][] {
  return Papa.parse<string[]>(text, { delimiter: separator }).data;
}

/** How many lines a row takes: line breaks in its cells begin another one. */
export function linesOf(row: readonly string[]): number {
  return row.reduce((lines, cell) => lines + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 1);
}

const SAMPLES = 3;
const OUTSIDE_ASCII = /\P{ASCII}/u;

function samplesOf(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const telling: (readonly string[])[] = [];
  for (const row of rows) {
    if (telling.length === SAMPLES) break;
    if (row.some((cell) => OUTSIDE_ASCII.test(cell))) telling.push(row);
  }
  const others = rows.slice(0, 2 * SAMPLES).filter((row) => !telling.includes(row));
  return [...telling, ...others].slice(0, SAMPLES);
}

function isSeparatorLine(row: readonly string[]): boolean {
  return SEPARATOR_LINE.test(row.join(','));
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '');
}

/** What the first line says or has most of: rows below may be too long or too short, and then mislead. */
function separatorIn(text: string): Separator {
  const first = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
  const said = SEPARATOR_LINE.exec(first)?.[1];
  const unquoted = first.replaceAll(/"[^"]*"/g, '');
  const count = (one: Separator) => unquoted.split(one).length;
  const [most = ','] = SEPARATORS.toSorted((one, other) => count(other) - count(one));
  return SEPARATORS.find((one) => one === said) ?? most;
}

function lineOf(rows: readonly (readonly string[])[], at: number): number {
  return rows.slice(0, at).reduce((line, row) => line + linesOf(row), 1);
}
