import type { Delimiter } from './reading/csv-records.ts';
import type { FaultInFile } from './import-fault.ts';
import type { ImportColumn } from './import-table.ts';
import type { RowLayout } from './row-parser.ts';
import type { Sentence } from '../http/errors/refusal.ts';
import { shown } from './shown-text.ts';

export const HEADER_LINE = 1;

/** 'sep=;', which some spreadsheets write before the header row. */
const SEPARATOR_LINE = /^"?sep=.?"?\r?$/i;

const TABS: Sentence = {
  en: "the cells are separated by tabs; save the file as 'CSV UTF-8', with commas or semicolons",
  de: 'die Zellen sind durch Tabulatoren getrennt; speichere die Datei als „CSV UTF-8“, mit Komma oder Semikolon',
};

/** Comma or semicolon, as in the header row: German spreadsheets write semicolons. */
export function detectDelimiter(headerLine: string): Delimiter {
  const unquoted = headerLine.replaceAll(/"[^"]*"/g, '');
  return unquoted.split(';').length > unquoted.split(',').length ? ';' : ',';
}

/** Why a file cannot be read, judged by its first line; undefined if it can. */
export function separatorFault(firstLine: string): Sentence | undefined {
  if (SEPARATOR_LINE.test(firstLine)) {
    const line = shown(firstLine.trim());
    return {
      en: `the file begins with ${line.en}; delete this line, the first has to name the columns`,
      de: `die Datei beginnt mit ${line.de}; lösch diese Zeile, die erste muss die Spalten nennen`,
    };
  }
  if (firstLine.includes('\t') && !/[,;]/.test(firstLine)) return TABS;
  return undefined;
}

/** Positions of the columns, or the faults of the header row; and the ignored columns. */
export type Header = { readonly warnings: readonly FaultInFile[] } & (
  | { readonly kind: 'columns'; readonly layout: RowLayout }
  | { readonly kind: 'faulty'; readonly faults: readonly FaultInFile[] }
);

/** Reads the header row: every required column once, in any order, optional ones at most once. Other columns are ignored. */
export function readHeader(fields: readonly string[], expected: readonly ImportColumn[]): Header {
  const found = fields.map((field) => field.normalize('NFC').trim().toLowerCase());
  const list = expected.map(({ name }) => name).join(', ');
  const faults: FaultInFile[] = [];
  const fault = (column: string, message: Sentence) => faults.push({ line: HEADER_LINE, column, message });

  for (const { name, isOptional = false } of expected) {
    const times = found.filter((column) => column === name).length;
    if (times === 0 && !isOptional)
      fault(name, {
        en: `this column is missing from the header row; expected are ${list}`,
        de: `diese Spalte fehlt in der Kopfzeile; erwartet werden ${list}`,
      });
    if (times > 1)
      fault(name, {
        en: `this column appears ${times} times in the header row; it may appear only once`,
        de: `diese Spalte steht ${times}-mal in der Kopfzeile; sie darf nur einmal vorkommen`,
      });
  }
  const warnings = found.flatMap((name, position) => ignored(name, position, expected, list));
  if (faults.length > 0) return { kind: 'faulty', faults, warnings };
  const columns = expected
    .map((column) => ({ column, position: found.indexOf(column.name) }))
    .filter(({ position }) => position !== -1);
  return { kind: 'columns', layout: { width: found.length, columns }, warnings };
}

function ignored(
  name: string,
  position: number,
  expected: readonly ImportColumn[],
  list: string,
): FaultInFile[] {
  if (expected.some((column) => column.name === name)) return [];
  const known = shown(name);
  const what =
    name === ''
      ? { en: `column ${position + 1} has no name`, de: `Spalte ${position + 1} hat keinen Namen` }
      : { en: `the column ${known.en} is not known`, de: `die Spalte ${known.de} ist nicht bekannt` };
  const message = {
    en: `${what.en} and is ignored; known are ${list}`,
    de: `${what.de} und bleibt unbeachtet; bekannt sind ${list}`,
  };
  return [{ line: HEADER_LINE, column: 'header', message }];
}
