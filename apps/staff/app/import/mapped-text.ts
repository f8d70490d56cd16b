import { csvRow, IMPORT_FILE } from '@lifted/domain/files/csv-text';
import { type CsvFile, linesOf, rowsOf } from '../parts/files/read-csv.ts';

/** Which column of the file each column of the import is: its index, or null for empty cells. */
export type Mapping = Readonly<Record<string, number | null>>;

/**
 * The file as the import reads it: UTF-8, commas, its column names. Each row begins on the line it had, so that faults name
 * the lines of the file the person has, and keeps its number of cells. Cells of columns that were not chosen are left empty:
 * nobody needs to be sent them. Where one column is both names of people, it is split at its last space. Where no column is the
 * id and `idOf` is given, that makes one for each row, counted from the header.
 */
export function mappedText(file: CsvFile, mapping: Mapping, idOf?: (row: number) => string): string {
  const slots = slotsOf(file.header.length, mapping);
  return rowsOf(file)
    .map((row, at) => {
      const lines = linesOf(row);
      const written =
        at < file.headerAt
          ? []
          : at === file.headerAt
            ? slots.map(({ name }) => name)
            : cellsOf(row, slots, { ...file, madeId: idOf?.(at - file.headerAt) ?? '' });
      return csvRow(written, IMPORT_FILE) + '\n'.repeat(Math.max(1, lines - linesOf(written) + 1));
    })
    .join('');
}

interface Slot {
  /** Empty for a column that is not imported. */
  readonly name: string;
  readonly from: number | null;
  /** The name of somebody in a cell that has both. */
  readonly part?: 'first' | 'last';
}

const PARTS: Readonly<Record<string, Slot['part']>> = { first_name: 'first', last_name: 'last' };

/** The columns of the file sent: each chosen column where it was, others where nobody chose one, or behind. */
function slotsOf(width: number, mapping: Mapping): readonly Slot[] {
  const slots: Slot[] = Array.from({ length: width }, () => ({ name: '', from: null }));
  const waiting: Slot[] = [];
  const { first_name: first = null, last_name: last = null } = mapping;
  const isWhole = first !== null && first === last;
  for (const [name, from] of Object.entries(mapping)) {
    const part = isWhole ? PARTS[name] : undefined;
    const slot = { name, from, ...(part && { part }) };
    if (from !== null && slots[from]?.name === '') slots[from] = slot;
    else waiting.push(slot);
  }
  for (const slot of waiting) {
    const free = slots.findIndex(({ name }) => name === '');
    if (free === -1) slots.push(slot);
    else slots[free] = slot;
  }
  return slots;
}

function cellsOf(
  row: readonly string[],
  slots: readonly Slot[],
  { header, madeId }: CsvFile & { readonly madeId: string },
): string[] {
  if (row.every((cell) => cell.trim() === '')) return [];
  const cellOf = (slot: Slot | undefined) => {
    if (slot?.name === 'id' && slot.from === null) return madeId;
    const cell = row[slot?.from ?? -1] ?? '';
    return slot?.part === undefined ? cell : partOf(cell.trim(), slot.part);
  };
  // A row that is too short or too long stays so, for the import to find.
  const own = row.map((_, at) => cellOf(at < header.length ? slots[at] : undefined));
  return [...own, ...slots.slice(header.length).map(cellOf)].map((cell) => cell.replaceAll(/\r\n?/g, '\n'));
}

/** 'Anna Maria' or 'Berger' of 'Anna Maria Berger'; one word alone is the first name. */
function partOf(name: string, part: 'first' | 'last'): string {
  const words = name.split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return part === 'last' ? last : words.slice(0, last === '' ? 1 : -1).join(' ');
}
