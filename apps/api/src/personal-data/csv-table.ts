import type { ExportedRow, ExportedValue } from '@lifted/contract/personal-data';

/** What makes a spreadsheet take a text for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** RFC 4180, with a header row; a text a spreadsheet would calculate begins with an apostrophe. */
export function csvTable(columns: readonly string[], rows: readonly ExportedRow[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: ExportedValue): string {
  if (value === null) return '';
  const text = typeof value === 'string' && FORMULA_START.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
