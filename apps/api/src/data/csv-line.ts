/** A spreadsheet takes a cell that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A line of a CSV file for spreadsheets; no cell is taken for a formula. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',');
}

function csvCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
