import type { ExportedRow, ExportedValue } from '@lifted/contract/personal-data';

/**
 * Where a spreadsheet would take text for a formula: at its start, and after what begins another cell in programs that
 * expect semicolons (as in Germany) or tabs, or that end a row at a line feed despite the quotes. Full-width characters
 * count as well.
 */
const FORMULA_START = /(?:^|[;\t\r\n])["'\s]*(?=[=+\-@＝＋－＠])/g;
/** Spreadsheets skip these and look at what follows. */
const LEADING_BREAK = /^[\t\r\n]/;

/** RFC 4180, with a header row; text that a spreadsheet would calculate is prefixed with an apostrophe. */
export function csvTable(columns: readonly string[], rows: readonly ExportedRow[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: ExportedValue): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? plainText(value) : String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function plainText(text: string): string {
  const harmless = text.replaceAll(FORMULA_START, "$&'");
  return LEADING_BREAK.test(harmless) ? `'${harmless}` : harmless;
}
