import type { CsvRecord } from './csv-records.ts';
import type { FaultInFile } from './import-fault.ts';
import type { ImportTable } from './import-table.ts';

/** A record after parsing: its values by column (a faulty one is null, so that the row can still be referred to). */
export interface ParsedRow {
  readonly values: Readonly<Record<string, string | null>>;
  readonly faults: readonly FaultInFile[];
}

/** Where the columns of the table stand in a record. */
export interface RowLayout {
  readonly width: number;
  /** By the table's columns. */
  readonly positions: readonly number[];
}

/**
 * Reads one record of a table's file. Null for a row in which every cell is empty: spreadsheets leave such rows behind.
 * A row with too many or too few cells has this one fault only, whatever its cells then seem to hold.
 */
export function parseRow(table: ImportTable, layout: RowLayout, record: CsvRecord): ParsedRow | null {
  const { line, fields } = record;
  if (record.quoteFault === undefined && fields.every((field) => field.trim() === '')) return null;

  const values: Record<string, string | null> = {};
  const faults: FaultInFile[] = [];
  for (const [index, column] of table.columns.entries()) {
    const cell = fields[layout.positions[index] ?? fields.length] ?? '';
    const parsed = column.parse(cell.trim());
    values[column.name] = parsed.ok ? parsed.value : null;
    if (!parsed.ok) faults.push({ line, column: column.name, message: parsed.fault });
  }

  const rowFault = faultOfWholeRow(layout, record);
  if (rowFault !== null) return { values, faults: [{ line, column: 'row', message: rowFault }] };
  for (const fault of table.checkRow?.(values) ?? []) faults.push({ line, ...fault });
  return { values, faults };
}

function faultOfWholeRow(layout: RowLayout, { fields, quoteFault }: CsvRecord): string | null {
  if (quoteFault !== undefined) return quoteFault;
  if (fields.length === layout.width) return null;
  return (
    `has ${fields.length} cells, the header row has ${layout.width}; ` +
    'a text that contains the separator has to stand in double quotes'
  );
}
