import { csvRow, IMPORT_FILE } from '@lifted/domain/files/csv-text';
import { type CsvFile, linesOf, rowsOf } from '../parts/files/read-csv.ts';

/** Which column of the file each column of the import is: its index, or null for empty cells. */
export type Mapping = Readonly<Record<string, number | null>>;

/**
 * The file as the import reads it: UTF-8, commas, its column names. Each row begins on the line it had, so that faults name
 * the lines of the file the person has, and keeps its number of cells. Cells of columns that were not chosen are left empty:
 * nobody needs to be sent them.
 */
export function mappedText(file: CsvFile, mapping: Mapping): string {
  const slots = slotsOf(file.header.length, mapping);
  return rowsOf(file)
    .map((row, at) => {
      const lines = linesOf(row);
      const written =
        at < file.headerAt
          ? []
          : at === file.headerAt
            ? slots.map(({ name }) => name)
            : cellsOf(row, slots, file);
      return csvRow(written, IMPORT_FILE) + '\n'.repeat(Math.max(1, lines - linesOf(written) + 1));
    })
    .join('');
}

interface Slot {
  /** Empty for a column that is not imported. */
  readonly name: string;
  readonly from: number | null;
}

/** The columns of the file sent: each chosen column where it was, others where nobody chose one, or behind. */
function slotsOf(width: number, mapping: Mapping): readonly Slot[] {
  const slots: Slot[] = Array.from({ length: width }, () => ({ name: '', from: null }));
  const waiting: Slot[] = [];
  for (const [name, from] of Object.entries(mapping)) {
    if (from !== null && slots[from]?.name === '') slots[from] = { name, from };
    else waiting.push({ name, from });
  }
  for (const slot of waiting) {
    const free = slots.findIndex(({ name }) => name === '');
    if (free === -1) slots.push(slot);
    else slots[free] = slot;
  }
  return slots;
}

function cellsOf(row: readonly string[], slots: readonly Slot[], { header }: CsvFile): string[] {
  if (row.every((cell) => cell.trim() === '')) return [];
  const cellOf = (slot: Slot | undefined) => row[slot?.from ?? -1] ?? '';
  // A row that is too short or too long stays so, for the import to find.
  const own = row.map((_, at) => cellOf(at < header.length ? slots[at] : undefined));
  return [...own, ...slots.slice(header.length).map(cellOf)].map((cell) => cell.replaceAll(/\r\n?/g, '\n'));
}
