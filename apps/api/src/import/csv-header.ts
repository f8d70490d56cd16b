import type { Delimiter } from './csv-records.ts';
import type { FaultInFile } from './import-fault.ts';
import { shown } from './shown-text.ts';

export const HEADER_LINE = 1;

/** Comma or semicolon, whichever the header row uses: spreadsheets in German write semicolons. */
export function detectDelimiter(headerLine: string): Delimiter {
  const unquoted = headerLine.replaceAll(/"[^"]*"/g, '');
  return unquoted.split(';').length > unquoted.split(',').length ? ';' : ',';
}

/** Where each expected column stands in a row, or what is wrong with the header row. */
export type Header =
  | { readonly kind: 'columns'; readonly width: number; readonly positions: readonly number[] }
  | { readonly kind: 'faulty'; readonly faults: readonly FaultInFile[] };

/** Reads the header row: every expected column exactly once, in any order, and no other. */
export function readHeader(fields: readonly string[], expected: readonly string[]): Header {
  const found = fields.map((field) => field.trim().toLowerCase());
  const list = expected.join(', ');
  const faults: FaultInFile[] = [];
  const fault = (column: string, message: string) => faults.push({ line: HEADER_LINE, column, message });

  for (const name of expected) {
    const times = found.filter((column) => column === name).length;
    if (times === 0) fault(name, `this column is missing from the header row; expected are ${list}`);
    if (times > 1)
      fault(name, `this column stands ${times} times in the header row; it may stand there once`);
  }
  for (const [position, name] of found.entries()) {
    if (name === '') fault('header', `column ${position + 1} has no name; expected are ${list}`);
    else if (!expected.includes(name))
      fault('header', `the column ${shown(name)} is not known; expected are ${list}`);
  }
  if (faults.length > 0) return { kind: 'faulty', faults };
  return { kind: 'columns', width: found.length, positions: expected.map((name) => found.indexOf(name)) };
}
